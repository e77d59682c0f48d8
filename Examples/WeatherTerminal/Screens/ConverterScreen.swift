import ExampleScreens
import ExampleSupport
import OpenWeatherConverterFeature
import OpenWeatherScreenKit

/// The converter with its keys: Tab moves the focus between the slider and the fields.
@MainActor
final class ConverterScreen: TerminalScreen {
    private let model: ConverterViewModel
    private var focus = ConverterDrawing.Part.slider
    private var cursor = Cursor()

    /// The text typed into the number field in focus; empty until the first key, which replaces what the field shows.
    private var text = ""

    init(_ model: ConverterViewModel) {
        self.model = model
    }

    var isLoading: Bool {
        if model.state.loading != nil { return true }
        if case .searching = model.state.cities { return true }
        return false
    }

    var takesText: Bool { focus != .slider }

    func hints(_ texts: TerminalTexts) -> [KeyHint] {
        let keys =
            switch focus {
            case .slider: [KeyHint("←→", texts.change, nil)]
            case .fahrenheit, .celsius: [KeyHint("0…9", texts.change, nil)]
            case .city: [texts.selectHint, texts.chooseHint]
            }
        return [KeyHint(texts.tab, texts.nextField, .tab)] + keys + [texts.backHint(model.state.back.title)]
    }

    func lines(in space: DrawingSpace) -> [DrawnLine] {
        ConverterDrawing.lines(model.state, focus: focus, selected: cursor.row, for: space.terminal)
    }

    func appear() async { await model.onAppear() }

    func press(_ key: Key) -> KeyResponse {
        switch key {
        case .tab: moveFocus(by: 1)
        case .backTab: moveFocus(by: -1)
        case .escape: model.backTapped()
        case .backspace where focus != .slider: return type(String(typed.dropLast()))
        case .character(let character) where focus != .slider: return type(typed + String(character))
        case .right where focus == .slider: slide(by: 1)
        case .left where focus == .slider: slide(by: -1)
        case .up where focus == .city, .down where focus == .city:
            return cursor.move(key, among: model.state.cities.places.count, usesLetters: false) ? .handled : .ignored
        case .enter where focus == .city: return choose()
        default: return .ignored
        }
        return .handled
    }

    func click(_ item: Int) -> KeyResponse {
        focus = .city
        cursor.select(item)
        return choose()
    }

    private func moveFocus(by step: Int) {
        let parts = ConverterDrawing.Part.allCases
        let current = parts.firstIndex(of: focus) ?? 0
        focus = parts[(current + step + parts.count) % parts.count]
        text = ""
        cursor.reset()
    }

    private func slide(by steps: Double) {
        let slider = model.state.slider
        let value = slider.value + steps * slider.step
        model.sliderValue = min(max(value, slider.range.lowerBound), slider.range.upperBound)
    }

    /// The text that the next key changes.
    private var typed: String { focus == .city ? model.cityQuery : text }

    private func type(_ text: String) -> KeyResponse {
        self.text = text
        cursor.reset()
        switch focus {
        case .slider: return .ignored
        case .fahrenheit: model.fahrenheitText = text
        case .celsius: model.celsiusText = text
        case .city:
            model.cityQuery = text
            return .work { [model] in await model.cityQueryChanged() }
        }
        return .handled
    }

    private func choose() -> KeyResponse {
        let places = model.state.cities.places
        let row = cursor.row ?? 0
        guard places.indices.contains(row) else { return .ignored }
        cursor.reset()
        return .work { [model] in await model.citySelected(places[row].location) }
    }
}
