/// Units as they are written and spoken; each phrase is given the number.
public struct UnitTexts: Hashable, Sendable {
    /// Degrees without saying of which scale.
    public let degrees: Phrase
    /// A second temperature in a sentence that named the scale, as it is spoken.
    public let degreesAgain: Phrase
    /// Degrees Celsius.
    public let celsius: Phrase
    /// Degrees Fahrenheit.
    public let fahrenheit: Phrase
    /// Kelvins.
    public let kelvins: Phrase
    /// Metres per second.
    public let metersPerSecond: Phrase
    /// Kilometres per hour.
    public let kilometersPerHour: Phrase
    /// Miles per hour.
    public let milesPerHour: Phrase
    /// Hectopascals.
    public let hectopascals: Phrase
    /// Inches of mercury.
    public let inchesOfMercury: Phrase
    /// Metres.
    public let meters: Phrase
    /// Kilometres.
    public let kilometers: Phrase
    /// Miles.
    public let miles: Phrase
    /// Millimetres.
    public let millimeters: Phrase
    /// Inches.
    public let inches: Phrase
    /// Less than an amount with its unit.
    public let lessThan: Phrase
    /// Degrees Celsius, spoken.
    public let spokenCelsius: PluralPhrase
    /// Degrees Fahrenheit, spoken.
    public let spokenFahrenheit: PluralPhrase
    /// Kelvins, spoken.
    public let spokenKelvins: PluralPhrase
    /// Metres per second, spoken.
    public let spokenMetersPerSecond: PluralPhrase
    /// Kilometres per hour, spoken.
    public let spokenKilometersPerHour: PluralPhrase
    /// Miles per hour, spoken.
    public let spokenMilesPerHour: PluralPhrase
    /// Hectopascals, spoken.
    public let spokenHectopascals: PluralPhrase
    /// Inches of mercury, spoken.
    public let spokenInchesOfMercury: PluralPhrase
    /// Metres, spoken.
    public let spokenMeters: PluralPhrase
    /// Kilometres, spoken.
    public let spokenKilometers: PluralPhrase
    /// Miles, spoken.
    public let spokenMiles: PluralPhrase
    /// Millimetres, spoken.
    public let spokenMillimeters: PluralPhrase
    /// Inches, spoken.
    public let spokenInches: PluralPhrase
    /// Less than a spoken amount.
    public let spokenLessThan: Phrase
    /// A number below zero, spoken; given without its sign.
    public let minus: Phrase

    /// The texts in `language`.
    public static func texts(in language: TextLanguage) -> UnitTexts {
        switch language {
        case .english: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .japanese: .japanese
        case .arabic: .arabic
        }
    }
}
