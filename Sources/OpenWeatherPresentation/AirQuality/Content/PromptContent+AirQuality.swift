import OpenWeatherScreenKit

extension PromptContent {
    /// The card for someone who has not chosen a place yet; its button goes back to where one is chosen.
    static func noAirQualityLocation(in environment: ScreenEnvironment) -> PromptContent {
        let texts = AirQualityTexts.texts(in: environment.textLanguage)
        return PromptContent(
            id: AirQualityContent.ID.noLocation,
            title: texts.noLocationTitle,
            message: texts.noLocationMessage,
            symbolName: "mappin.and.ellipse",
            action: .airQualityBack(id: "\(AirQualityContent.ID.noLocation).back", in: environment),
            in: environment
        )
    }
}
