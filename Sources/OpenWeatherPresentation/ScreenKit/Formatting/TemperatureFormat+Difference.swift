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
}
