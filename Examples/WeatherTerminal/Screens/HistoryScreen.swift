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

    var hints: [String] {
        let state = model.state
        if let question = state.confirmation {
            return ["⏎ \(question.confirm.title)", "Esc \(question.cancel.title)"]
        }
        return ["↑↓ Tab", "⏎ ✓"] + (selected(in: state).map { ["^D \($0.remove.title)"] } ?? [])
            + (state.clear.map { ["x \($0.title)"] } ?? []) + ["Esc \(state.back.title)"]
    }

    func lines(for terminal: Terminal) -> [String] {
        HistoryDrawing.lines(model.state, selected: cursor.row, for: terminal)
    }

    func appear() async { await model.onAppear() }

    func press(_ key: Key) -> KeyResponse {
        let state = model.state
        if state.confirmation != nil { return reply(key) }
        if cursor.move(key, among: state.list.rows.count) { return .handled }
        switch key {
        case .escape, .backspace: model.backTapped()
        case .character("x"): model.clearTapped()
        case .enter:
            if case .failed = state.list { return .work { [model] in await model.retryTapped() } }
            guard let row = selected(in: state) else { return .ignored }
            model.entryTapped(row.id)
        case .control("d"), .delete:
            guard let row = selected(in: state) else { return .ignored }
            return .work { [model] in await model.removeTapped(row.id) }
        default: return .ignored
        }
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
