public import OpenWeatherCore

/// A formatter for temperatures, in whole degrees Celsius or Fahrenheit, or in kelvins.
///
/// Temperatures are rounded half away from zero, and there is no negative zero. A temperature that is not finite shows
/// as a dash with the unit.
public struct TemperatureFormat: Sendable {
    /// The formatter for numbers with their units.
    let quantity: QuantityFormat
    /// The unit to convert temperatures to.
    let unit: Temperature.Unit

    /// Returns the temperature with a degree sign and no scale, for example `12°`.
    ///
    /// Kelvins have no degree sign and keep their unit. The spoken text always names the scale.
    public func callAsFunction(_ temperature: Temperature) -> SpokenText {
        let phrases = texts.temperature(in: unit)
        return quantity(
            temperature.value(in: unit),
            unit == .kelvin ? phrases.written : texts.degrees,
            phrases.spoken
        )
    }

    /// Returns the temperature with its unit, for example `12 °C`.
    public func withUnit(_ temperature: Temperature) -> SpokenText {
        let phrases = texts.temperature(in: unit)
        return quantity(temperature.value(in: unit), phrases.written, phrases.spoken)
    }

    /// Returns a low and a high with their unit, for example `12 °C / 15 °C`.
    package func pair(_ low: Temperature, _ high: Temperature) -> String {
        "\(withUnit(low).text) / \(withUnit(high).text)"
    }

    /// Returns the spoken text for the second temperature of a sentence whose first one named the scale.
    ///
    /// Kelvins are named again.
    package func spokenAgain(_ temperature: Temperature) -> String {
        let number = quantity.number(temperature.value(in: unit))
        return unit == .kelvin ? texts.spokenKelvins(number) : texts.degreesAgain(number.spoken)
    }

    private var texts: UnitTexts { quantity.texts }
}

extension UnitTexts {
    /// Returns the texts of a temperature with its unit, written and spoken.
    package func temperature(in unit: Temperature.Unit) -> (written: Phrase, spoken: PluralPhrase) {
        switch unit {
        case .celsius: (celsius, spokenCelsius)
        case .fahrenheit: (fahrenheit, spokenFahrenheit)
        case .kelvin: (kelvins, spokenKelvins)
        }
    }
}
