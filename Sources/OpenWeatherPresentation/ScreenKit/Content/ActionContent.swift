/// Something the user can do, such as a button.
public struct ActionContent: Hashable, Sendable, Identifiable {
    /// A stable name for tests of user interfaces, for example `home.search`; the same in every language.
    public let id: String
    /// The title.
    public let title: String
    /// The name of an SF Symbol that goes with it.
    public let symbolName: String
    /// What assistive technology says.
    public let accessibility: AccessibilityText

    /// Creates an action, spoken as its title.
    public init(id: String, title: String, symbolName: String, hint: String? = nil) {
        self.id = id
        self.title = title
        self.symbolName = symbolName
        accessibility = AccessibilityText(label: title, hint: hint)
    }
}
