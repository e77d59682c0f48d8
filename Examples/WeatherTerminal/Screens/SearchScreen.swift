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

    var hints: [String] {
        let state = model.state
        let actions = selected(in: state)?.swipeActions ?? []
        return ["↑↓ Tab", "⏎ ✓"]
            + actions.map { "\($0.kind == .remove ? "^D" : "^F") \($0.action.title)" } + ["Esc \(state.back.title)"]
    }

    func lines(for terminal: Terminal) -> [String] {
        LocationSearchDrawing.lines(model.state, selected: cursor.row, for: terminal)
    }

    func appear() async { await model.onAppear() }

    func press(_ key: Key) -> KeyResponse {
        let state = model.state
        if cursor.move(key, among: state.list.rows.count) { return .handled }
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
