import ExampleScreens
import ExampleSupport
import OpenWeatherForecastFeature
import OpenWeatherScreenKit

/// A day of the forecast, with its keys.
@MainActor
final class DayDetailScreen: TerminalScreen {
    private let model: DayDetailViewModel
    private let settings: ScreenSettings
    private var cursor = Cursor()

    /// The number of columns beyond which the values of a step would stand too far apart.
    private static let widest = 110

    init(_ model: DayDetailViewModel, _ settings: ScreenSettings) {
        self.model = model
        self.settings = settings
    }

    var isLoading: Bool { model.state.isLoading }

    var failure: FailureContent? { model.state.failure }

    func status(columns: Int) -> String? { model.state.content?.name.text }

    func hints(_ texts: TerminalTexts) -> [KeyHint] {
        [
            KeyHint(texts.tab, texts.select, .tab), texts.openHint,
            KeyHint("r", texts.word(model.actions.refresh.title)), texts.backHint(model.actions.back.title),
        ]
    }

    func lines(in space: DrawingSpace) -> [DrawnLine] {
        DayDetailDrawing.lines(
            model.state,
            selected: cursor.row,
            in: settings.environment,
            for: space.terminal,
            width: Self.widest
        )
    }

    func appear() async { await model.onAppear() }

    func press(_ key: Key) -> KeyResponse {
        let days = model.state.content?.following ?? []
        // Arrows scroll, because the days are below everything else.
        if key == .tab || key == .backTab, cursor.move(key, among: days.count) { return .handled }
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
        let days = model.state.content?.following ?? []
        guard days.indices.contains(item), let day = days[item].day else { return .ignored }
        cursor.select(item)
        model.dayTapped(day)
        return .handled
    }
}
