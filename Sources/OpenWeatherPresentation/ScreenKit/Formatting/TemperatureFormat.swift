public import OpenWeatherCore

/// A formatter for temperatures, in whole degrees Celsius or Fahrenheit, or in kelvins in standard units.
///
/// Rounds half away from zero, and never shows a negative zero. A temperature that is not finite shows as a dash with
/// the unit.
public struct TemperatureFormat: Sendable {
    /// The formatter for numbers with their units.
    let quantity: QuantityFormat

    /// Returns the temperature with a degree sign and no scale, for example `12°`.
    ///
    /// Kelvins have no degree sign and keep their unit. The spoken text always names the scale.
    public func callAsFunction(_ temperature: Temperature) -> SpokenText {
        quantity(value(of: temperature), units == .standard ? texts.kelvins : texts.degrees, spoken)
    }

    /// Returns the temperature with its unit, for example `12 °C`.
    public func withUnit(_ temperature: Temperature) -> SpokenText {
        let phrase =
            switch units {
            case .standard: texts.kelvins
            case .metric: texts.celsius
            case .imperial: texts.fahrenheit
            }
        return quantity(value(of: temperature), phrase, spoken)
    }

    /// Returns the spoken text for the second temperature of a sentence whose first one named the scale.
    ///
    /// Kelvins are named again.
    public func spokenAgain(_ temperature: Temperature) -> String {
        let number = quantity.number(value(of: temperature))
        return units == .standard ? spoken(number) : texts.degreesAgain(number.spoken)
    }

    private var units: Units { quantity.units }
    private var texts: UnitTexts { quantity.texts }

    private var spoken: PluralPhrase {
        switch units {
        case .standard: texts.spokenKelvins
        case .metric: texts.spokenCelsius
        case .imperial: texts.spokenFahrenheit
        }
    }

    private func value(of temperature: Temperature) -> Double { temperature.value(in: units.temperature) }
}
