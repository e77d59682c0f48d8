package import OpenWeatherCore

/// Texts that compare the temperature with that of the day before.
///
/// They are parts of a sentence without a period, whose first letter becomes a capital one.
package struct DayBeforeTexts: Hashable, Sendable {
    /// A difference of temperatures, in degrees.
    package struct Difference: Hashable, Sendable {
        /// It is warmer; takes the degrees.
        package let warmer: Phrase
        /// It is colder; takes the degrees.
        package let colder: Phrase
        /// There is no difference.
        package let same: String
    }

    /// The difference of the present weather from yesterday at this time.
    package let yesterday: Difference
    /// The difference of older weather from the day before it.
    package let dayBefore: Difference
}

extension WeatherComparison {
    /// Returns the difference of the weather from that at the same time of the day before, in words; `nil` when that is not
    /// known.
    ///
    /// - Parameters:
    ///   - weather: The weather.
    ///   - isPresent: Whether the weather is that of now, so that the day before is yesterday.
    ///   - environment: The language and the units.
    /// - Returns: A sentence without its capital letter and its period.
    package func sentence(
        about weather: CurrentWeather,
        isPresent: Bool,
        in environment: ScreenEnvironment
    ) -> SpokenText? {
        guard celsiusAboveDayBefore(weather) != nil, let before = dayBefore.value else { return nil }
        let format = environment.formats.temperature
        let degrees = format.degrees(from: before.temperature, to: weather.temperature)
        let texts = isPresent ? environment.texts.dayBefore.yesterday : environment.texts.dayBefore.dayBefore
        guard degrees != 0 else { return SpokenText(texts.same) }
        let difference = format.difference(degrees)
        let phrase = degrees > 0 ? texts.warmer : texts.colder
        return SpokenText(phrase(difference.text), spoken: phrase(difference.spoken))
    }
}

extension String {
    /// The text with a capital letter at its beginning, where letters have case.
    package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
