public import OpenWeatherScreenKit

/// The buttons of the forecast.
public struct ForecastActionsContent: Hashable, Sendable {
    /// For ``ForecastViewModel/refreshPulled()``.
    public let refresh: ActionContent
    /// For ``ForecastViewModel/backTapped()``.
    public let back: ActionContent

    /// The buttons in the language of `environment`.
    init(in environment: ScreenEnvironment) {
        let texts = ForecastTexts.texts(in: environment.textLanguage)
        refresh = ActionContent(
            id: "forecast.refresh",
            title: texts.refresh,
            symbolName: "arrow.clockwise",
            hint: texts.refreshHint
        )
        back = .back(id: "forecast.back", in: environment)
    }
}
