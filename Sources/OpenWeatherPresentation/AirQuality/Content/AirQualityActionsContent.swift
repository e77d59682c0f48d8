public import OpenWeatherScreenKit

/// The title and the buttons of the air-quality screen.
public struct AirQualityActionsContent: Hashable, Sendable {
    /// The title of the screen.
    public let title: TextContent
    /// For ``AirQualityViewModel/refreshPulled()``.
    public let refresh: ActionContent
    /// For ``AirQualityViewModel/backTapped()``.
    public let back: ActionContent

    /// The buttons in the language of `environment`.
    init(in environment: ScreenEnvironment) {
        let texts = AirQualityTexts.texts(in: environment.textLanguage)
        title = TextContent(id: AirQualityContent.ID.title, text: texts.title)
        refresh = ActionContent(
            id: AirQualityContent.ID.refresh,
            title: texts.refresh,
            symbolName: "arrow.clockwise",
            hint: texts.refreshHint
        )
        back = .back(id: AirQualityContent.ID.back, in: environment)
    }
}
