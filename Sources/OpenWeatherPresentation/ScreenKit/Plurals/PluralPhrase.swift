/// A phrase that changes with a number, such as "1 hour" and "2 hours".
package struct PluralPhrase: Hashable, Sendable {
    /// The forms by grammatical number.
    package let forms: [PluralCategory: Phrase]

    private let other: Phrase

    /// Creates a phrase from its forms; each is given the number as it is written in the locale.
    ///
    /// A language words the forms of its ``TextLanguage/pluralCategories``; one that is missing reads as `other`.
    package init(
        zero: Phrase? = nil,
        one: Phrase? = nil,
        two: Phrase? = nil,
        few: Phrase? = nil,
        many: Phrase? = nil,
        other: Phrase
    ) {
        self.other = other
        forms = [.zero: zero, .one: one, .two: two, .few: few, .many: many, .other: other].compactMapValues { $0 }
    }

    /// The phrase for a number, which is filled in as it is spoken.
    package func callAsFunction(_ number: FormattedNumber) -> String {
        (forms[number.pluralCategory] ?? other)(number.spoken)
    }
}
