/// An action that the user can take, such as a button.
///
/// The content says nothing about the effect: a view calls the matching method of the view model.
public struct ActionContent: Hashable, Sendable, Identifiable {
    /// A stable identifier for user-interface tests, for example `home.search`; the same in every language.
    public let id: String
    /// The title to show.
    public let title: String
    /// The name of an SF Symbol for the action.
    public let symbolName: String
    /// The texts that assistive technology reads: the title, and the hint if there is one.
    public let accessibility: AccessibilityText
    /// The traits for assistive technology.
    public var accessibilityTraits: AccessibilityTraits { .button }

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - id: The stable identifier.
    ///   - title: The title to show.
    ///   - symbolName: The name of an SF Symbol.
    ///   - hint: The effect of the action, read aloud after the title; `nil` when the title says enough.
    public init(id: String, title: String, symbolName: String, hint: String? = nil) {
        self.id = id
        self.title = title
        self.symbolName = symbolName
        accessibility = AccessibilityText(label: title, hint: hint)
    }

    /// Creates an action whose title is read aloud in other words.
    package init(id: String, title: SpokenText, symbolName: String, hint: String) {
        self.id = id
        self.title = title.text
        self.symbolName = symbolName
        accessibility = AccessibilityText(label: title.spoken, hint: hint)
    }

    /// Returns the button that leaves a screen, with an arrow toward the side where reading begins.
    package static func back(id: String, in environment: ScreenEnvironment) -> ActionContent {
        ActionContent(id: id, title: environment.texts.notices.dismiss, symbolName: "chevron.backward")
    }

    /// Returns the button that loads a screen again; `hint` says what it fetches.
    package static func refresh(id: String, hint: String, in environment: ScreenEnvironment) -> ActionContent {
        ActionContent(id: id, title: environment.texts.notices.refresh, symbolName: "arrow.clockwise", hint: hint)
    }
}

/// A card in place of a screen's content that asks the user to do something first.
///
/// For example, a screen without a place asks for one. Nothing went wrong; ``FailureContent`` is for that.
public struct PromptContent: Hashable, Sendable, Identifiable {
    /// A stable identifier for user-interface tests, for example `home.onboarding`; the same in every language.
    public let id: String
    /// The title, which says what is missing.
    public let title: String
    /// The message, which says what to do.
    public let message: String
    /// The name of an SF Symbol for the card.
    public let symbolName: String
    /// The button of the card; `nil` when it has none.
    public let action: ActionContent?
    /// Further buttons of the card, for other ways to the same end; empty for most cards.
    ///
    /// The identifier of a button says which event of the view model it starts.
    public let alternatives: [ActionContent]
    /// The texts that assistive technology reads: title and message as one label.
    public let accessibility: AccessibilityText

    /// Creates a card, whose texts are joined for assistive technology in the language of `environment`.
    public init(
        id: String,
        title: String,
        message: String,
        symbolName: String,
        action: ActionContent?,
        alternatives: [ActionContent] = [],
        in environment: ScreenEnvironment
    ) {
        self.id = id
        self.title = title
        self.message = message
        self.symbolName = symbolName
        self.action = action
        self.alternatives = alternatives
        accessibility = AccessibilityText(label: environment.textLanguage.sentences([title, message]))
    }
}
