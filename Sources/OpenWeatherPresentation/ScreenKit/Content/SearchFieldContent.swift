/// A field to type a place into.
public struct SearchFieldContent: Hashable, Sendable, Identifiable {
    /// A stable name for tests of user interfaces, for example `search.field`; the same in every language.
    public let id: String
    /// What was typed.
    public let text: String
    /// What the empty field says.
    public let prompt: String
    /// What assistive technology says.
    public let accessibility: AccessibilityText

    /// Creates a field that holds `text`.
    package init(id: String, text: String, in environment: ScreenEnvironment) {
        let texts = PlaceTexts.texts(in: environment.textLanguage)
        self.id = id
        self.text = text
        prompt = texts.prompt
        accessibility = AccessibilityText(
            label: texts.field,
            value: text.isEmpty ? nil : text,
            hint: texts.prompt
        )
    }
}
