import Foundation
import OpenWeatherCore

/// What a person typed into one of the converter's fields.
struct TypedTemperature: Hashable, Sendable {
    /// What is wrong with it.
    enum Problem: Hashable, Sendable {
        /// It is no number.
        case notANumber
        /// There is no such temperature.
        case belowAbsoluteZero
    }

    /// The unit of the field.
    let unit: Temperature.Unit
    /// The text as it was typed.
    let text: String
    /// The temperature it means, absolute zero at least; `nil` when it means none.
    let temperature: Temperature?
    /// What is wrong with it, if anything.
    let problem: Problem?

    /// Reads `text`; the beginning of a number is no problem, as the person is still typing.
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
        // −459.67 °F is absolute zero but for the last digits of binary arithmetic.
        problem = wanted.celsius < Temperature.absoluteZero.celsius - 1e-6 ? .belowAbsoluteZero : nil
    }
}
