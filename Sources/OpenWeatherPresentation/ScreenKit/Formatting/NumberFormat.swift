package import Foundation
public import OpenWeatherCore

/// A formatter for plain numbers, in the digits and separators of a locale.
///
/// Numbers are rounded half away from zero. The result has no grouping separators, the minus sign U+2212 where it is
/// negative, and is never a negative zero.
public struct NumberFormat: Sendable {
    private let memory: FormatMemory
    private let language: TextLanguage

    /// Creates a formatter.
    package init(locale: Locale, language: TextLanguage) {
        self.init(memory: FormatMemory(locale), language: language)
    }

    /// Creates a formatter that shares `memory` with others.
    init(memory: FormatMemory, language: TextLanguage) {
        self.memory = memory
        self.language = language
    }

    /// Formats a number with as few digits after the decimal point as show it exactly.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - fractionDigits: The fewest and the most digits after the decimal point; a value that needs more is rounded.
    /// - Returns: The number as text; a dash when it is not finite.
    public func callAsFunction(_ value: Double, fractionDigits: ClosedRange<Int> = 0...0) -> FormattedNumber {
        let scale = Self.power(fractionDigits.upperBound)
        // Adding zero turns −0 into 0.
        let rounded = (value * scale).rounded() / scale + 0
        guard rounded.isFinite else {
            return FormattedNumber(text: "–", spoken: "–", pluralCategory: .other)
        }
        let digits =
            fractionDigits.first { digits in
                let scaled = rounded * Self.power(digits)
                return abs(scaled - scaled.rounded()) < 1e-6
            } ?? fractionDigits.upperBound
        let magnitude = memory.number(abs(rounded), fractionDigits: digits)
        return FormattedNumber(
            text: rounded < 0 ? memory.number(rounded, fractionDigits: digits) : magnitude,
            spoken: rounded < 0 ? Texts.texts(in: language).units.minus(magnitude) : magnitude,
            pluralCategory: language.pluralCategory(of: rounded, fractionDigits: digits)
        )
    }

    private static func power(_ digits: Int) -> Double {
        digits == 0 ? 1 : pow(10, Double(digits))
    }
}

/// A number as text, with its grammatical number for the sentence around it.
///
/// Use ``pluralCategory`` to choose between forms such as "hour" and "hours" in texts of your own.
public struct FormattedNumber: Hashable, Sendable {
    /// The number to show, for example `−5` with the minus sign U+2212.
    public let text: String

    /// The number to read aloud, for example "minus 5", since a screen reader may skip a sign.
    public let spoken: String

    /// The grammatical number of the text, in the language of the formatter.
    public let pluralCategory: PluralCategory
}

/// A formatter for percentages, in whole percent.
///
/// The position of the sign and the space before it follow the locale.
public struct PercentFormat: Sendable {
    private let memory: FormatMemory

    /// Creates a formatter.
    package init(locale: Locale) {
        self.init(memory: FormatMemory(locale))
    }

    /// Creates a formatter that shares `memory` with others.
    init(memory: FormatMemory) {
        self.memory = memory
    }

    /// Returns the percentage, for example `65%`; a dash when it is not finite.
    ///
    /// It is read aloud as it is written, which screen readers do correctly.
    public func callAsFunction(_ share: Percentage) -> SpokenText {
        guard share.percent.isFinite else { return SpokenText("–") }
        // Adding zero turns −0 into 0.
        return SpokenText(memory.percent(share.percent.rounded() + 0))
    }
}
