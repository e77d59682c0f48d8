import OpenWeatherScreenKit

extension PromptContent {
    /// Returns the card of an air-quality screen for which no place is selected.
    static func noAirQualityPlace(in environment: ScreenEnvironment) -> PromptContent {
        let texts = AirQualityTexts.texts(in: environment.textLanguage)
        return .noPlace(
            id: AirQualityContent.ID.noLocation,
            title: texts.noLocationTitle,
            message: texts.noLocationMessage,
            in: environment
        )
    }
}
