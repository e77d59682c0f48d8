/// A number as it is written in a locale, with what a sentence around it needs to know.
public struct FormattedNumber: Hashable, Sendable {
    /// The number as it is written, for example `-5`.
    public let text: String

    /// The number as it is spoken, for example "minus 5", as a hyphen may be passed over in silence.
    public let spoken: String

    /// The grammatical number.
    public let pluralCategory: PluralCategory
}
