import ExampleScreens
import ExampleSupport
import OpenWeatherLocationSearchFeature
import OpenWeatherScreenKit

/// The search with its keys: text goes to the field, arrows and Tab move in the list.
@MainActor
final class SearchScreen: TerminalScreen {
    private let model: LocationSearchViewModel
    private var cursor = Cursor()

    /// The text of the field, kept here because keys may come faster than the model handles its events.
    private var text: String

    init(_ model: LocationSearchViewModel) {
        self.model = model
        text = model.state.field.text
    }

    var isLoading: Bool {
        if case .searching = model.state.list { true } else { false }
    }

    var takesText: Bool { true }

    func hints(_ texts: TerminalTexts) -> [KeyHint] {
        let state = model.state
        let actions = (selected(in: state)?.swipeActions ?? [])
            .map { texts.controlHint($0.kind == .remove ? "d" : "f", texts.word($0.action.title)) }
        return [texts.selectHint, texts.chooseHint] + actions + [texts.backHint(state.back.title)]
    }

    func lines(in space: DrawingSpace) -> [DrawnLine] {
        LocationSearchDrawing.lines(model.state, selected: cursor.row, for: space.terminal)
    }

    func appear() async { await model.onAppear() }

    func press(_ key: Key) -> KeyResponse {
        let state = model.state
        if cursor.move(key, among: state.list.rows.count, usesLetters: false) { return .handled }
        switch key {
        case .escape:
            model.backTapped()
            return .handled
        case .enter:
            return choose(in: state)
        case .control("f"):
            guard let place = selected(in: state)?.place.location else { return .ignored }
            return .work { [model] in await model.favoriteToggled(place) }
        case .control("d"), .delete:
            guard let place = selected(in: state)?.place.location else { return .ignored }
            return .work { [model] in await model.removeRecentTapped(place) }
        case .backspace:
            return type(String(text.dropLast()))
        case .control("u"):
            return type("")
        case .character(let character):
            return type(text + String(character))
        default: return .ignored
        }
    }

    func click(_ item: Int) -> KeyResponse {
        cursor.select(item)
        return choose(in: model.state)
    }

    private func type(_ text: String) -> KeyResponse {
        self.text = text
        cursor.reset()
        return .work { [model] in await model.queryChanged(text: text) }
    }

    /// Selects the marked place, or the first result.
    private func choose(in state: LocationSearchContent) -> KeyResponse {
        if case .failed = state.list, cursor.row == nil { return .work { [model] in await model.retryTapped() } }
        guard case let row? = selected(in: state) ?? state.list.rows.first else { return .ignored }
        // While a search is in progress or about to start, the results are those of an earlier text.
        guard cursor.row != nil || (!isLoading && text == state.field.text) else { return .ignored }
        return .work { [model] in await model.locationSelected(row.place.location) }
    }

    private func selected(in state: LocationSearchContent) -> LocationSearchContent.Row? {
        guard let row = cursor.row, state.list.rows.indices.contains(row) else { return nil }
        return state.list.rows[row]
    }
}
