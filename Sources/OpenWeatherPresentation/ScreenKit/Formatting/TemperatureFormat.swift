public import OpenWeatherCore

/// A formatter for temperatures, in whole degrees Celsius or Fahrenheit, or in kelvins in standard units.
///
/// Rounds half away from zero, and never shows a negative zero. A temperature that is not finite shows as a dash with
/// the unit.
public struct TemperatureFormat: Sendable {
    private let number: NumberFormat
    private let units: Units
    private let texts: UnitTexts

    /// Creates a formatter.
    init(number: NumberFormat, units: Units, texts: UnitTexts) {
        self.number = number
        self.units = units
        self.texts = texts
    }

    /// Returns the temperature with a degree sign and no scale, for example `12°`.
    ///
    /// Kelvins have no degree sign and keep their unit. The spoken text always names the scale.
    public func callAsFunction(_ temperature: Temperature) -> SpokenText {
        let number = number(temperature.value(in: units.temperature))
        let text = units == .standard ? texts.kelvins(number.text) : texts.degrees(number.text)
        return SpokenText(text, spoken: spoken(number))
    }

    /// Returns the temperature with its unit, for example `12 °C`.
    public func withUnit(_ temperature: Temperature) -> SpokenText {
        let number = number(temperature.value(in: units.temperature))
        let phrase =
            switch units {
            case .standard: texts.kelvins
            case .metric: texts.celsius
            case .imperial: texts.fahrenheit
            }
        return SpokenText(phrase(number.text), spoken: spoken(number))
    }

    /// Returns the spoken text for the second temperature of a sentence whose first one named the scale.
    ///
    /// Kelvins are named again.
    public func spokenAgain(_ temperature: Temperature) -> String {
        let number = number(temperature.value(in: units.temperature))
        return units == .standard ? spoken(number) : texts.degreesAgain(number.spoken)
    }

    private func spoken(_ number: FormattedNumber) -> String {
        switch units {
        case .standard: texts.spokenKelvins(number)
        case .metric: texts.spokenCelsius(number)
        case .imperial: texts.spokenFahrenheit(number)
        }
    }
}
