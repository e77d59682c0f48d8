/// Units as they are written and spoken; each phrase is given the number.
package struct UnitTexts: Hashable, Sendable {
    /// Degrees without saying of which scale.
    package var degrees: Phrase = "{0}°"
    /// A second temperature in a sentence that named the scale, as it is spoken.
    package var degreesAgain: Phrase = "{0}"
    /// Degrees Celsius.
    package var celsius: Phrase = "{0}\u{A0}°C"
    /// Degrees Fahrenheit.
    package var fahrenheit: Phrase = "{0}\u{A0}°F"
    /// Kelvins.
    package var kelvins: Phrase = "{0}\u{A0}K"
    /// Metres per second.
    package var metersPerSecond: Phrase = "{0}\u{A0}m/s"
    /// Kilometres per hour.
    package var kilometersPerHour: Phrase = "{0}\u{A0}km/h"
    /// Miles per hour.
    package var milesPerHour: Phrase = "{0}\u{A0}mi/h"
    /// Hectopascals.
    package var hectopascals: Phrase = "{0}\u{A0}hPa"
    /// Inches of mercury.
    package var inchesOfMercury: Phrase = "{0}\u{A0}inHg"
    /// Metres.
    package var meters: Phrase = "{0}\u{A0}m"
    /// Kilometres.
    package var kilometers: Phrase = "{0}\u{A0}km"
    /// Miles.
    package var miles: Phrase = "{0}\u{A0}mi"
    /// Millimetres.
    package var millimeters: Phrase = "{0}\u{A0}mm"
    /// Inches.
    package var inches: Phrase = "{0}\u{A0}in"
    /// Less than an amount with its unit.
    package var lessThan: Phrase = "<\u{A0}{0}"
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
