import ExampleScreens
import ExampleSupport
import OpenWeatherForecastFeature
import OpenWeatherScreenKit

/// The forecast, with its keys.
@MainActor
final class ForecastScreen: TerminalScreen {
    private let model: ForecastViewModel
    private let settings: ScreenSettings
    private var cursor = Cursor()

    init(_ model: ForecastViewModel, _ settings: ScreenSettings) {
        self.model = model
        self.settings = settings
    }

    var isLoading: Bool {
        if case .loading = model.state { true } else { false }
    }

    var hints: [String] {
        ["↑↓ Tab", "⏎ ✓", "r \(model.actions.refresh.title)", "Esc \(model.actions.back.title)"]
    }

    func lines(for terminal: Terminal) -> [String] {
        ForecastDrawing.lines(model.state, selected: cursor.row, in: settings.environment, for: terminal)
    }

    func appear() async { await model.onAppear() }

    func press(_ key: Key) -> KeyResponse {
        let days = model.state.content?.days ?? []
        if cursor.move(key, among: days.count) { return .handled }
        switch key {
        case .enter:
            guard let row = cursor.row, days.indices.contains(row), let day = days[row].day else { return .ignored }
            model.dayTapped(day)
        case .character("r"): return .work { [model] in await model.refreshPulled() }
        case .escape, .backspace, .left: model.backTapped()
        default: return .ignored
        }
        return .handled
    }
}
