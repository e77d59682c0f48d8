import Foundation

extension TextLanguage {
    /// The grammatical number of `number` as it is written with `fractionDigits` digits after the point.
    ///
    /// The sign does not count. Source: CLDR 44, `plurals.xml`.
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

    /// The categories that whole numbers below a million fall into, which are those a plural phrase must word.
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
