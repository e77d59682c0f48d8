import OpenWeatherScreenKit

extension PromptContent {
    /// Returns the card of a forecast for which no place is selected.
    static func noForecastPlace(in environment: ScreenEnvironment) -> PromptContent {
        let texts = ForecastTexts.texts(in: environment.textLanguage)
        return .noPlace(
            id: ForecastContent.ID.noLocation,
            title: texts.noLocationTitle,
            message: texts.noLocationMessage,
            in: environment
        )
    }
}
