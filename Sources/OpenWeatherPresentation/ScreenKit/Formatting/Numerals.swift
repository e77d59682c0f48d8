import Foundation

/// The digits and signs that numbers have in a locale, taken from a few numbers that Foundation formatted.
///
/// Formatting through ICU takes microseconds, and a forecast has hundreds of numbers. Putting digits together takes a
/// fraction of that and gives the same bytes. A number that needs more than digits and signs is left to Foundation.
///
/// The sign of a negative number is U+2212, which is as wide as a digit and does not end a line. Most locales have the
/// hyphen of keyboards for it. Marks of direction around the sign are those of the locale.
///
/// In French, the space before the percent sign is the narrow one, as CLDR has it and Foundation on Linux has not.
struct Numerals: Sendable {
    /// The texts around the digits of a number.
    private struct Affixes {
        let prefix: String
        let suffix: String

        /// Creates the affixes in a text that contains `digit` once; `nil` for other texts.
        init?(of text: String, around digit: Unicode.Scalar) {
            let parts = text.unicodeScalars.split(separator: digit, omittingEmptySubsequences: false)
            guard parts.count == 2 else { return nil }
            prefix = String(parts[0])
            suffix = String(parts[1])
        }
    }

    /// The digit for zero, which the others follow in Unicode.
    private let zero: Unicode.Scalar
    private let separator: String
    private let minus: Affixes
    private let percentage: Affixes

    /// The largest magnitude, in units of the last digit, of which a `Double` holds every digit.
    private static let largest = 1e15

    /// Creates the digits and signs of `locale`; returns `nil` for a numbering system whose digits are not in a row.
    init?(_ locale: Locale) {
        let digits = Array(Self.formatted(1_023_456_789, fractionDigits: 0, in: locale).unicodeScalars)
        let half = Array(Self.formatted(0.5, fractionDigits: 1, in: locale).unicodeScalars)
        guard digits.count == 10, digits[1].value < 0x1_0000 else { return nil }
        let (one, zero) = (digits[0], digits[1])
        let order: [UInt32] = [1, 0, 2, 3, 4, 5, 6, 7, 8, 9]
        guard digits.map(\.value) == order.map({ zero.value + $0 }), half.count > 2, half.first == zero,
            half.last == digits[5],
            let minus = Affixes(of: Self.formatted(-1, fractionDigits: 0, in: locale), around: one),
            let percentage = Affixes(of: Self.formatted(percent: 1, in: locale), around: one)
        else { return nil }
        self.zero = zero
        separator = String(String.UnicodeScalarView(half.dropFirst().dropLast()))
        self.minus = minus
        self.percentage = percentage
    }

    /// Returns a number with exactly `fractionDigits` digits after the decimal point, or `nil` when it is too large.
    func number(_ value: Double, fractionDigits: Int) -> String? {
        let scaled = (abs(value) * (fractionDigits == 0 ? 1 : pow(10, Double(fractionDigits)))).rounded()
        guard scaled < Self.largest else { return nil }
        let magnitude = text(of: Int64(scaled), fractionDigits: fractionDigits)
        return value < 0 ? minus.prefix + magnitude + minus.suffix : magnitude
    }

    /// Returns a percentage, or `nil` when it has a sign or is so large that digits are grouped.
    func percent(_ percent: Double) -> String? {
        guard percent >= 0, percent < 1_000 else { return nil }
        return percentage.prefix + text(of: Int64(percent), fractionDigits: 0) + percentage.suffix
    }

    private func text(of number: Int64, fractionDigits: Int) -> String {
        var decimal = String(number)
        if fractionDigits == 0, zero == "0" { return decimal }
        if decimal.utf8.count <= fractionDigits {
            decimal = String(repeating: "0", count: fractionDigits + 1 - decimal.utf8.count) + decimal
        }
        var text = String.UnicodeScalarView()
        let whole = decimal.utf8.count - fractionDigits
        for (index, digit) in decimal.utf8.enumerated() {
            if index == whole { text.append(contentsOf: separator.unicodeScalars) }
            let scalar = Unicode.Scalar(zero.value + UInt32(digit - UInt8(ascii: "0")))
            text.append(scalar ?? zero)
        }
        return String(text)
    }

    // MARK: - Foundation

    /// Returns a number as Foundation formats it, without grouping and with a minus sign.
    static func formatted(_ value: Double, fractionDigits: Int, in locale: Locale) -> String {
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(fractionDigits)).grouping(.never)
        return withMinusSign(value.formatted(style.locale(locale)))
    }

    /// Returns a percentage as Foundation formats it, with a minus sign; `percent` is a whole number.
    static func formatted(percent: Double, in locale: Locale) -> String {
        let text = withMinusSign((percent / 100).formatted(.percent.precision(.fractionLength(0)).locale(locale)))
        let isNarrow = locale.language.languageCode == .french && locale.region != .canada
        return isNarrow ? text.replacing("\u{A0}%", with: "\u{202F}%") : text
    }

    private static func withMinusSign(_ text: String) -> String { text.replacing("-", with: "\u{2212}") }
}
