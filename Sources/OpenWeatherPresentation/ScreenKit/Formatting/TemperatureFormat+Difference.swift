package import OpenWeatherCore

extension TemperatureFormat {
    /// Returns how much warmer one temperature is than another, in the whole degrees that both are shown in; negative when it
    /// is colder.
    ///
    /// It is the difference of the two numbers that a reader sees, so that 18° and 14° differ by 4, whatever was rounded.
    package func degrees(from other: Temperature, to temperature: Temperature) -> Double {
        temperature.value(in: unit).rounded() - other.value(in: unit).rounded()
    }

    /// Returns a number of degrees without a sign, for example `4°`, or `4 K`; a degree is that of the unit.
    package func difference(_ degrees: Double) -> SpokenText {
        let phrases = quantity.texts.temperature(in: unit)
        return quantity(
            degrees.magnitude,
            unit == .kelvin ? phrases.written : quantity.texts.degrees,
            phrases.spoken
        )
    }

    /// Returns a mean difference of temperatures without a sign, with one decimal place, for example `1.3°` or `1.3 K`.
    ///
    /// - Parameter kelvins: The difference in kelvins, of which a degree Fahrenheit is five ninths.
    /// - Returns: The difference in the unit of the screen.
    package func meanDifference(_ kelvins: Double) -> SpokenText {
        let phrases = quantity.texts.temperature(in: unit)
        return quantity(
            kelvins.magnitude * (unit == .fahrenheit ? 1.8 : 1),
            fractionDigits: 1...1,
            unit == .kelvin ? phrases.written : quantity.texts.degrees,
            phrases.spoken
        )
    }
}
