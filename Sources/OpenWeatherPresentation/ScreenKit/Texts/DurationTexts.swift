/// Lengths of time, in one language.
package struct DurationTexts: Hashable, Sendable {
    /// A length in each unit; takes the number.
    package struct Units: Hashable, Sendable {
        /// Minutes.
        package let minutes: PluralPhrase
        /// Hours.
        package let hours: PluralPhrase
        /// Days.
        package let days: PluralPhrase
    }

    /// How long something lasts, as in "for 2 days".
    package let lasting: Units
    /// How long it takes until something happens, as in "in 2 days"; German and Japanese have other forms for it.
    package let ahead: Units

    /// Creates the texts; `ahead` is `nil` in a language that has the same forms for both.
    package init(lasting: Units, ahead: Units? = nil) {
        self.lasting = lasting
        self.ahead = ahead ?? lasting
    }
}
