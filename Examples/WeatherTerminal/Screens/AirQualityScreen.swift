import ExampleScreens
import ExampleSupport
import OpenWeatherAirQualityFeature
import OpenWeatherScreenKit

/// The air quality screen, with its keys.
@MainActor
final class AirQualityScreen: TerminalScreen {
    private let model: AirQualityViewModel
    private let settings: ScreenSettings

    init(_ model: AirQualityViewModel, _ settings: ScreenSettings) {
        self.model = model
        self.settings = settings
    }

    var isLoading: Bool { model.state.isLoading }

    var failure: FailureContent? { model.state.failure }

    func status(columns: Int) -> String? { model.state.content?.name.text }

    func hints(_ texts: TerminalTexts) -> [KeyHint] {
        let more = model.state.content.map { [KeyHint("m", texts.word($0.morePollutants.toggle.title))] } ?? []
        return [KeyHint(texts.tab, texts.nextScale, .tab)] + more
            + [KeyHint("r", texts.word(model.actions.refresh.title)), texts.backHint(model.actions.back.title)]
    }

    func lines(in space: DrawingSpace) -> [DrawnLine] {
        AirQualityDrawing.lines(model.state, in: settings.environment, for: space.terminal)
    }

    func appear() async { await model.onAppear() }

    func press(_ key: Key) -> KeyResponse {
        switch key {
        case .tab, .right: changeScale(by: 1)
        case .backTab: changeScale(by: -1)
        case .character("m"): model.morePollutantsToggled()
        case .character("r"): return .work { [model] in await model.refreshPulled() }
        case .enter:
            guard case .failed = model.state else { return .ignored }
            return .work { [model] in await model.refreshPulled() }
        case .escape, .backspace, .left: model.backTapped()
        default: return .ignored
        }
        return .handled
    }

    private func changeScale(by step: Int) {
        guard let scales = model.state.content?.scales, let current = scales.firstIndex(where: \.isSelected) else {
            return
        }
        model.indexScaleChanged(scales[(current + step + scales.count) % scales.count].scale)
    }
}
