public import OpenWeatherScreenKit

/// The buttons of a day of the forecast.
public struct DayDetailActionsContent: Hashable, Sendable {
    /// For ``DayDetailViewModel/refreshPulled()``.
    public let refresh: ActionContent
    /// For ``DayDetailViewModel/backTapped()``.
    public let back: ActionContent

    /// The buttons in the language of `environment`.
    init(in environment: ScreenEnvironment) {
        let texts = ForecastTexts.texts(in: environment.textLanguage)
        refresh = ActionContent(
            id: "dayDetail.refresh",
            title: texts.refresh,
            symbolName: "arrow.clockwise",
            hint: texts.refreshHint
        )
        back = .back(id: "dayDetail.back", in: environment)
    }
}
