import OpenWeatherScreenKit

extension PromptContent {
    /// The card for someone who has not chosen a place yet; its button is ``HomeViewModel/searchTapped()``.
    static func homeOnboarding(in environment: ScreenEnvironment) -> PromptContent {
        let texts = HomeTexts.texts(in: environment.textLanguage)
        return PromptContent(
            id: "home.onboarding",
            title: texts.onboardingTitle,
            message: texts.onboardingMessage,
            symbolName: "mappin.and.ellipse",
            action: ActionContent(
                id: "home.onboarding.search",
                title: texts.onboardingAction,
                symbolName: "magnifyingglass"
            ),
            in: environment
        )
    }
}
