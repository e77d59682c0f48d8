import Foundation

/// A phrase with one form for each grammatical number of its language, such as "1 hour" and "2 hours".
package struct PluralPhrase: Hashable, Sendable {
    /// The forms by grammatical number; always contains ``PluralCategory/other``.
    package let forms: [PluralCategory: Phrase]

    private let other: Phrase

    /// Creates a phrase from its forms, each with the number for a placeholder.
    ///
    /// A table provides the forms of its language's ``TextLanguage/pluralCategories``; `other` stands in for a form that
    /// is `nil`.
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

    /// Returns the form for `number` with the number filled in as it is spoken.
    package func callAsFunction(_ number: FormattedNumber) -> String {
        (forms[number.pluralCategory] ?? other)(number.spoken)
    }
}

/// A grammatical number, named as in CLDR.
///
/// The set of cases is closed: CLDR has had these six categories since they were defined, and a language uses a subset
/// of them.
///
/// Source: <https://cldr.unicode.org/index/cldr-spec/plural-rules>.
public enum PluralCategory: String, CaseIterable, Sendable {
    /// The form for nothing, in Arabic.
    case zero
    /// The form for one; French uses it for zero as well.
    case one
    /// The form for two, in Arabic.
    case two
    /// The form for a few, in Arabic.
    case few
    /// The form for many in Arabic, and for whole millions in French and Spanish.
    case many
    /// The form for every other number, and the only one in Japanese.
    case other
}

extension TextLanguage {
    /// Returns the grammatical number of `number` when it is written with `fractionDigits` digits after the decimal point.
    ///
    /// The digits count: English says "1 degree" but "1.0 degrees". The sign does not.
    ///
    /// Source: CLDR 44, `plurals.xml`.
    public func pluralCategory(of number: Double, fractionDigits: Int = 0) -> PluralCategory {
        let magnitude = abs(number)
        let whole = magnitude.rounded(.down)
        let isWhole = magnitude == whole
        let isMillions = whole != 0 && whole.truncatingRemainder(dividingBy: 1_000_000) == 0 && fractionDigits == 0
        switch self {
        case .english, .german:
            return whole == 1 && fractionDigits == 0 ? .one : .other
        case .french:
            return whole < 2 ? .one : isMillions ? .many : .other
        case .spanish:
            return magnitude == 1 ? .one : isMillions ? .many : .other
        case .japanese:
            return .other
        case .arabic:
            guard isWhole else { return .other }
            return Self.arabicCategory(of: whole)
        }
    }

    /// The categories of whole numbers below a million, which are the forms that a ``PluralPhrase`` must provide.
    package var pluralCategories: Set<PluralCategory> {
        switch self {
        case .english, .german, .french, .spanish: [.one, .other]
        case .japanese: [.other]
        case .arabic: [.zero, .one, .two, .few, .many, .other]
        }
    }

    private static func arabicCategory(of whole: Double) -> PluralCategory {
        switch (whole, whole.truncatingRemainder(dividingBy: 100)) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...99): .many
        default: .other
        }
    }
}
