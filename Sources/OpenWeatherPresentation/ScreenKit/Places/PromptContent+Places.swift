extension PromptContent {
    /// The card for a search that found no place.
    package static func noPlacesFound(id: String, in environment: ScreenEnvironment) -> PromptContent {
        let texts = PlaceTexts.texts(in: environment.textLanguage)
        return PromptContent(
            id: id,
            title: texts.noResultsTitle,
            message: texts.noResultsMessage,
            symbolName: "mappin.slash",
            action: nil,
            in: environment
        )
    }
}
