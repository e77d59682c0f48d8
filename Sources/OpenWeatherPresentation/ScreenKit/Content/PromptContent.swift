/// A card in place of content that asks the user to do something first.
public struct PromptContent: Hashable, Sendable, Identifiable {
    /// A stable name for tests of user interfaces, for example `home.onboarding`; the same in every language.
    public let id: String
    /// What is missing.
    public let title: String
    /// What to do.
    public let message: String
    /// The name of an SF Symbol that goes with it.
    public let symbolName: String
    /// The button, if there is one.
    public let action: ActionContent?
    /// What assistive technology says of the texts together.
    public let accessibility: AccessibilityText

    /// Creates a card, spoken in the language of `environment`.
    public init(
        id: String,
        title: String,
        message: String,
        symbolName: String,
        action: ActionContent?,
        in environment: ScreenEnvironment
    ) {
        self.id = id
        self.title = title
        self.message = message
        self.symbolName = symbolName
        self.action = action
        accessibility = AccessibilityText(label: environment.textLanguage.sentences([title, message]))
    }
}
