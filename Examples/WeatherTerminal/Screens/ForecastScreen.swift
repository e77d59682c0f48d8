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

    var isLoading: Bool { model.state.isLoading }

    var failure: FailureContent? { model.state.failure }

    func status(columns: Int) -> String? { model.state.content?.name.text }

    func hints(_ texts: TerminalTexts) -> [KeyHint] {
        [
            texts.selectHint, texts.openHint, KeyHint("r", texts.word(model.actions.refresh.title)),
            texts.backHint(model.actions.back.title),
        ]
    }

    func lines(in space: DrawingSpace) -> [DrawnLine] {
        ForecastDrawing.lines(
            model.state,
            selected: cursor.row,
            in: settings.environment,
            for: space.terminal,
            width: space.terminal.width
        )
    }

    func appear() async { await model.onAppear() }

    func press(_ key: Key) -> KeyResponse {
        let days = model.state.content?.days ?? []
        if cursor.move(key, among: days.count) { return .handled }
        switch key {
        case .enter:
            if case .failed = model.state { return .work { [model] in await model.refreshPulled() } }
            guard let row = cursor.row else { return .ignored }
            return click(row)
        case .character("r"): return .work { [model] in await model.refreshPulled() }
        case .escape, .backspace, .left: model.backTapped()
        default: return .ignored
        }
        return .handled
    }

    func click(_ item: Int) -> KeyResponse {
        let days = model.state.content?.days ?? []
        guard days.indices.contains(item), let day = days[item].day else { return .ignored }
        cursor.select(item)
        model.dayTapped(day)
        return .handled
    }
}
