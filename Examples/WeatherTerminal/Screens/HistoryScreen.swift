import ExampleScreens
import ExampleSupport
import OpenWeatherHistoryFeature
import OpenWeatherScreenKit

/// The history with its keys: arrows and Tab select an entry, and further keys open and remove it.
@MainActor
final class HistoryScreen: TerminalScreen {
    private let model: HistoryViewModel
    private var cursor = Cursor()

    init(_ model: HistoryViewModel) {
        self.model = model
    }

    var isLoading: Bool {
        if case .loading = model.state.list { true } else { false }
    }

    func hints(_ texts: TerminalTexts) -> [KeyHint] {
        let state = model.state
        if let question = state.confirmation {
            return [
                KeyHint(texts.enter, texts.word(question.confirm.title), .enter), texts.backHint(question.cancel.title),
            ]
        }
        let actions = [
            selected(in: state).map { texts.controlHint("d", texts.word($0.remove.title)) },
            state.clear.map { KeyHint("x", texts.word($0.title)) },
        ]
        return [texts.selectHint, texts.openHint] + actions.compactMap(\.self) + [texts.backHint(state.back.title)]
    }

    func lines(in space: DrawingSpace) -> [DrawnLine] {
        HistoryDrawing.lines(model.state, selected: cursor.row, for: space.terminal)
    }

    func appear() async { await model.onAppear() }

    func press(_ key: Key) -> KeyResponse {
        let state = model.state
        if state.confirmation != nil { return reply(key) }
        if cursor.move(key, among: state.list.rows.count) { return .handled }
        switch key {
        case .escape, .backspace: model.backTapped()
        case .character("x"): model.clearTapped()
        case .enter: return activate(in: state)
        case .control("d"), .delete:
            guard let row = selected(in: state) else { return .ignored }
            return .work { [model] in await model.removeTapped(row.id) }
        default: return .ignored
        }
        return .handled
    }

    func click(_ item: Int) -> KeyResponse {
        cursor.select(item)
        return activate(in: model.state)
    }

    private func activate(in state: HistoryContent) -> KeyResponse {
        if case .failed = state.list { return .work { [model] in await model.retryTapped() } }
        guard let row = selected(in: state) else { return .ignored }
        model.entryTapped(row.id)
        return .handled
    }

    /// Answers the question whether the whole history is to be removed.
    private func reply(_ key: Key) -> KeyResponse {
        switch key {
        case .enter: return .work { [model] in await model.clearConfirmed() }
        case .escape, .backspace: model.clearCancelled()
        default: break
        }
        return .handled
    }

    private func selected(in state: HistoryContent) -> HistoryContent.Row? {
        guard let row = cursor.row, state.list.rows.indices.contains(row) else { return nil }
        return state.list.rows[row]
    }
}
