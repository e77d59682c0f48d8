public import Foundation

/// Writes numbers, rounded half away from zero, without grouping and never as minus zero.
public struct NumberFormat: Sendable {
    private let locale: Locale
    private let language: TextLanguage

    /// Creates a format.
    package init(locale: Locale, language: TextLanguage) {
        self.locale = locale
        self.language = language
    }

    /// `value` with as few digits after the point as show it, within `fractionDigits`; a dash when it is not finite.
    public func callAsFunction(_ value: Double, fractionDigits: ClosedRange<Int> = 0...0) -> FormattedNumber {
        let scale = pow(10, Double(fractionDigits.upperBound))
        // Adding zero turns −0 into 0.
        let rounded = (value * scale).rounded() / scale + 0
        guard rounded.isFinite else {
            return FormattedNumber(text: "–", spoken: "–", pluralCategory: .other)
        }
        let digits =
            fractionDigits.first { digits in
                let scaled = rounded * pow(10, Double(digits))
                return abs(scaled - scaled.rounded()) < 1e-6
            } ?? fractionDigits.upperBound
        let magnitude = write(abs(rounded), digits)
        return FormattedNumber(
            text: rounded < 0 ? write(rounded, digits) : magnitude,
            spoken: rounded < 0 ? Texts.texts(in: language).units.minus(magnitude) : magnitude,
            pluralCategory: language.pluralCategory(of: rounded, fractionDigits: digits)
        )
    }

    private func write(_ value: Double, _ digits: Int) -> String {
        value.formatted(.number.precision(.fractionLength(digits)).grouping(.never).locale(locale))
    }
}
