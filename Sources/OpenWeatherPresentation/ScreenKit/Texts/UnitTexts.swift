/// Texts for quantities with their units; each takes the number.
///
/// The symbols have the international spelling for a default, which most languages use; a table names those that differ.
/// The spoken forms are words and have no default.
package struct UnitTexts: Hashable, Sendable {
    /// Degrees without a scale.
    package var degrees: Phrase = "{0}°"
    /// The spoken text of a second temperature in a sentence that named the scale.
    package var degreesAgain: Phrase = "{0}"
    /// Degrees Celsius.
    package var celsius: Phrase = "{0}\u{A0}°C"
    /// Degrees Fahrenheit.
    package var fahrenheit: Phrase = "{0}\u{A0}°F"
    /// Kelvins.
    package var kelvins: Phrase = "{0}\u{A0}K"
    /// Meters per second.
    package var metersPerSecond: Phrase = "{0}\u{A0}m/s"
    /// Kilometers per hour.
    package var kilometersPerHour: Phrase = "{0}\u{A0}km/h"
    /// Miles per hour.
    package var milesPerHour: Phrase = "{0}\u{A0}mi/h"
    /// Hectopascals.
    package var hectopascals: Phrase = "{0}\u{A0}hPa"
    /// Inches of mercury.
    package var inchesOfMercury: Phrase = "{0}\u{A0}inHg"
    /// Meters.
    package var meters: Phrase = "{0}\u{A0}m"
    /// Kilometers.
    package var kilometers: Phrase = "{0}\u{A0}km"
    /// Miles.
    package var miles: Phrase = "{0}\u{A0}mi"
    /// Millimeters.
    package var millimeters: Phrase = "{0}\u{A0}mm"
    /// Inches.
    package var inches: Phrase = "{0}\u{A0}in"
    /// Less than an amount; takes the amount with its unit.
    package var lessThan: Phrase = "<\u{A0}{0}"
    /// Degrees Celsius, spoken.
    package let spokenCelsius: PluralPhrase
    /// Degrees Fahrenheit, spoken.
    package let spokenFahrenheit: PluralPhrase
    /// Kelvins, spoken.
    package let spokenKelvins: PluralPhrase
    /// Meters per second, spoken.
    package var spokenMetersPerSecond: PluralPhrase
    /// Kilometers per hour, spoken.
    package var spokenKilometersPerHour: PluralPhrase
    /// Miles per hour, spoken.
    package let spokenMilesPerHour: PluralPhrase
    /// Hectopascals, spoken.
    package let spokenHectopascals: PluralPhrase
    /// Inches of mercury, spoken.
    package let spokenInchesOfMercury: PluralPhrase
    /// Meters, spoken.
    package var spokenMeters: PluralPhrase
    /// Kilometers, spoken.
    package var spokenKilometers: PluralPhrase
    /// Miles, spoken.
    package let spokenMiles: PluralPhrase
    /// Millimeters, spoken.
    package var spokenMillimeters: PluralPhrase
    /// Inches, spoken.
    package let spokenInches: PluralPhrase
    /// Less than an amount, spoken; takes the spoken amount with its unit.
    package let spokenLessThan: Phrase
    /// A negative number, spoken; takes the number without its sign.
    package let minus: Phrase
}
