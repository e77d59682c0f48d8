package import OpenWeatherCore

extension TextContent {
    /// Returns conditions in the words of the screen, with the service's descriptions as a detail to read aloud.
    ///
    /// - Parameters:
    ///   - id: The stable identifier.
    ///   - conditions: The conditions, the primary one first.
    ///   - usesDescriptions: Whether the service's descriptions are in the language of the screen.
    ///   - environment: The language.
    /// - Returns: The text, whose accessibility value is the detail.
    package static func conditions(
        id: String,
        _ conditions: [WeatherCondition],
        usesDescriptions: Bool,
        in environment: ScreenEnvironment
    ) -> TextContent {
        let format = environment.formats.condition
        let text = format(conditions, usesDescriptions: usesDescriptions)
        let detail = format.detail(conditions, usesDescriptions: usesDescriptions)
        return TextContent(id: id, text: text, accessibility: AccessibilityText(label: text, value: detail))
    }
}
