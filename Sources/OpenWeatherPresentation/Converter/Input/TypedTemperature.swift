package import Foundation
import OpenWeatherCore

/// The text typed into one of the converter's fields, and the temperature that it stands for.
struct TypedTemperature: Hashable, Sendable {
    /// The ways in which a text can be wrong.
    enum Problem: Hashable, Sendable {
        /// The text is not a number.
        case notANumber
        /// The temperature is below absolute zero.
        case belowAbsoluteZero
    }

    /// The unit of the field.
    let unit: Temperature.Unit
    /// The text as it was typed.
    let text: String
    /// The temperature, raised to absolute zero where it is lower; `nil` when the text is not a number.
    let temperature: Temperature?
    /// The error in the text; `nil` when there is none.
    let problem: Problem?

    /// Parses `text`; the beginning of a number is not an error, because the user is still typing.
    init(_ text: String, in unit: Temperature.Unit, locale: Locale) {
        self.unit = unit
        self.text = text
        guard let number = TypedNumber(text, locale: locale) else {
            temperature = nil
            problem = TypedNumber.isBeginning(text) ? nil : .notANumber
            return
        }
        let wanted = Temperature(number.value, in: unit)
        temperature = wanted.atLeastAbsoluteZero
        // −459.67 °F equals absolute zero except for rounding in binary arithmetic.
        problem = wanted.celsius < Temperature.absoluteZero.celsius - 1e-6 ? .belowAbsoluteZero : nil
    }
}

/// A number as users type it.
///
/// | typed | parsed as |
/// | --- | --- |
/// | digits of any script, `-40`, `−40`, `+5` | these numbers |
/// | `21.5`, `21,5`, `٢١٫٥`, `.5`, `5.` | a decimal point or comma, in every locale |
/// | `1.234` | 1.234 where the locale uses that decimal separator, otherwise rejected: it may mean 1234 |
/// | `1e5`, `0x10`, `nan`, `1 000`, `5 °C` | rejected |
package struct TypedNumber: Hashable, Sendable {
    /// The number, finite and at most ``limit`` in magnitude.
    package let value: Double

    /// The largest magnitude that is accepted; no temperature on or near Earth needs more.
    package static let limit = 1_000_000.0

    /// Parses `text` by the conventions of `locale`; `nil` when it is not a number.
    package init?(_ text: String, locale: Locale) {
        var rest = Substring(Self.plain(text))
        let sign = rest.first.flatMap { Self.signs[$0] }
        if sign != nil { rest = rest.dropFirst() }
        let parts = rest.split(omittingEmptySubsequences: false) { ".,".contains($0) }
        let digits = parts.joined()
        guard (1...2).contains(parts.count), (1...20).contains(digits.count),
            digits.allSatisfy({ ("0"..."9").contains($0) })
        else { return nil }
        if parts.count == 2, parts[1].count == 3, (1...3).contains(parts[0].count), parts[0].first != "0" {
            let separator = rest.dropFirst(parts[0].count).prefix(1)
            guard separator == Self.plain(locale.decimalSeparator ?? ".") else { return nil }
        }
        guard let magnitude = Double("0\(parts[0]).\(parts.count == 2 ? parts[1] : "")0"), magnitude <= Self.limit
        else { return nil }
        // Adding zero turns −0 into 0.
        value = magnitude * (sign ?? 1) + 0
    }

    /// Returns whether `text` is only the beginning of a number, such as a minus sign.
    package static func isBeginning(_ text: String) -> Bool {
        let plain = plain(text)
        return plain.isEmpty || plain.count == 1 && plain.allSatisfy { signs[$0] != nil }
    }

    private static let signs: [Character: Double] = ["-": -1, "+": 1]

    /// Returns the text with ASCII digits and signs, without surrounding white space and without direction marks.
    private static func plain(_ text: String) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where scalar.properties.generalCategory != .format {
            switch scalar {
            case "−", "–", "‐", "‑", "－", "﹣": plain.append("-")
            case "＋": plain.append("+")
            case "．", "٫": plain.append(".")
            case "，": plain.append(",")
            default:
                let digit = scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil
                plain.append(contentsOf: digit.map { String(Int($0)).unicodeScalars } ?? "\(scalar)".unicodeScalars)
            }
        }
        return String(plain).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
