import OpenWeatherScreenKit

extension PromptContent {
    /// The card for someone who has not chosen a place yet; its button goes back to where one is chosen.
    static func noLocation(in environment: ScreenEnvironment) -> PromptContent {
        let texts = ForecastTexts.texts(in: environment.textLanguage)
        return PromptContent(
            id: ForecastContent.ID.noLocation,
            title: texts.noLocationTitle,
            message: texts.noLocationMessage,
            symbolName: "mappin.and.ellipse",
            action: .back(id: "\(ForecastContent.ID.noLocation).back", in: environment),
            in: environment
        )
    }
}
