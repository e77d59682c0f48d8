package import OpenWeatherCore

extension TextContent {
    /// The name of a place in the reader's language, its coordinates where it has no name, or a placeholder where the
    /// place is not known yet.
    package static func place(_ location: Location?, id: String, in environment: ScreenEnvironment) -> TextContent {
        guard let location else { return .placeholder(id: id, loading: environment.texts.notices.loading) }
        let title = PlaceFormat(environment).title(of: location)
        return TextContent(id: id, text: title.text, accessibility: AccessibilityText(label: title.spoken))
    }
}
