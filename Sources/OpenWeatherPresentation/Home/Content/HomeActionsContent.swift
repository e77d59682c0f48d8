public import OpenWeatherScreenKit

/// The ways out of the home screen as buttons.
public struct HomeActionsContent: Hashable, Sendable {
    /// For ``HomeViewModel/searchTapped()``.
    public let search: ActionContent
    /// For ``HomeViewModel/forecastTapped()``.
    public let forecast: ActionContent
    /// For ``HomeViewModel/airQualityTapped()``.
    public let airQuality: ActionContent
    /// For ``HomeViewModel/settingsTapped()``.
    public let settings: ActionContent
    /// For ``HomeViewModel/converterTapped()``.
    public let converter: ActionContent

    /// The buttons in the language of `environment`.
    init(in environment: ScreenEnvironment) {
        let texts = HomeTexts.texts(in: environment.textLanguage)
        search = ActionContent(
            id: "home.search",
            title: texts.search,
            symbolName: "magnifyingglass",
            hint: texts.searchHint
        )
        forecast = ActionContent(
            id: "home.forecast",
            title: texts.forecast,
            symbolName: "calendar",
            hint: texts.forecastHint
        )
        airQuality = ActionContent(
            id: "home.airQuality",
            title: texts.airQuality,
            symbolName: "aqi.medium",
            hint: texts.airQualityHint
        )
        settings = ActionContent(
            id: "home.settings",
            title: texts.settings,
            symbolName: "gearshape",
            hint: texts.settingsHint
        )
        converter = ActionContent(
            id: "home.converter",
            title: texts.converter,
            symbolName: "thermometer.medium",
            hint: texts.converterHint
        )
    }
}
