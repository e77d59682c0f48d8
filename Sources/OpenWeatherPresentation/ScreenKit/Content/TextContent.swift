/// One text on a screen.
public struct TextContent: Hashable, Sendable, Identifiable {
    /// A stable name for tests of user interfaces, for example `home.temperature`; the same in every language.
    public let id: String
    /// The text to show.
    public let text: String
    /// What assistive technology says.
    public let accessibility: AccessibilityText

    /// Creates a text; it is spoken as it is written unless said otherwise.
    public init(id: String, text: String, accessibility: AccessibilityText? = nil) {
        self.id = id
        self.text = text
        self.accessibility = accessibility ?? AccessibilityText(label: text)
    }

    /// The same place in the layout before the text is there.
    package static func placeholder(id: String, loading: String) -> TextContent {
        TextContent(id: id, text: "––", accessibility: AccessibilityText(label: loading))
    }
}
