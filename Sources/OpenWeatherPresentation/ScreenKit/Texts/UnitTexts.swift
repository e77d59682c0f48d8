/// Units as they are written and spoken; each phrase is given the number.
package struct UnitTexts: Hashable, Sendable {
    /// Degrees without saying of which scale.
    package let degrees: Phrase
    /// A second temperature in a sentence that named the scale, as it is spoken.
    package let degreesAgain: Phrase
    /// Degrees Celsius.
    package let celsius: Phrase
    /// Degrees Fahrenheit.
    package let fahrenheit: Phrase
    /// Kelvins.
    package let kelvins: Phrase
    /// Metres per second.
    package let metersPerSecond: Phrase
    /// Kilometres per hour.
    package let kilometersPerHour: Phrase
    /// Miles per hour.
    package let milesPerHour: Phrase
    /// Hectopascals.
    package let hectopascals: Phrase
    /// Inches of mercury.
    package let inchesOfMercury: Phrase
    /// Metres.
    package let meters: Phrase
    /// Kilometres.
    package let kilometers: Phrase
    /// Miles.
    package let miles: Phrase
    /// Millimetres.
    package let millimeters: Phrase
    /// Inches.
    package let inches: Phrase
    /// Less than an amount with its unit.
    package let lessThan: Phrase
    /// Degrees Celsius, spoken.
    package let spokenCelsius: PluralPhrase
    /// Degrees Fahrenheit, spoken.
    package let spokenFahrenheit: PluralPhrase
    /// Kelvins, spoken.
    package let spokenKelvins: PluralPhrase
    /// Metres per second, spoken.
    package let spokenMetersPerSecond: PluralPhrase
    /// Kilometres per hour, spoken.
    package let spokenKilometersPerHour: PluralPhrase
    /// Miles per hour, spoken.
    package let spokenMilesPerHour: PluralPhrase
    /// Hectopascals, spoken.
    package let spokenHectopascals: PluralPhrase
    /// Inches of mercury, spoken.
    package let spokenInchesOfMercury: PluralPhrase
    /// Metres, spoken.
    package let spokenMeters: PluralPhrase
    /// Kilometres, spoken.
    package let spokenKilometers: PluralPhrase
    /// Miles, spoken.
    package let spokenMiles: PluralPhrase
    /// Millimetres, spoken.
    package let spokenMillimeters: PluralPhrase
    /// Inches, spoken.
    package let spokenInches: PluralPhrase
    /// Less than a spoken amount.
    package let spokenLessThan: Phrase
    /// A number below zero, spoken; given without its sign.
    package let minus: Phrase
}
