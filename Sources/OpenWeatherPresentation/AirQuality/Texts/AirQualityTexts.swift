package import OpenWeatherScreenKit

/// The texts of the air-quality screen.
package struct AirQualityTexts: Hashable, Sendable {
    /// Title of the screen.
    package let title: String
    /// The button that loads anew.
    package let refresh: String
    /// What the button does.
    package let refreshHint: String
    /// Nothing was chosen yet.
    package let noLocationTitle: String
    /// What to do about it.
    package let noLocationMessage: String
    /// Label of the index.
    package let index: String
    /// What choosing a scale does.
    package let scaleHint: String
    /// Said of the scale that is shown.
    package let selected: String
    /// Said of the band that the air is in.
    package let currentBand: String
    /// Title of the section of rarer pollutants while it is closed.
    package let morePollutants: String
    /// Title of the section of rarer pollutants while it is open.
    package let fewerPollutants: String
    /// A section is open.
    package let expanded: String
    /// A section is closed.
    package let collapsed: String
    /// Title of the chart.
    package let hours: String
    /// The service has no hours.
    package let hoursEmpty: String
    /// The hours could not be loaded: the reason.
    package let hoursFailed: Phrase
    /// When the service last updated its values.
    package let measured: Phrase
    /// How long ago the values were fetched.
    package let updated: Phrase
    /// The pollutant that decides.
    package let dominant: Phrase
    /// A concentration.
    package let concentration: Phrase
    /// A value, then the end of its scale.
    package let outOf: PairPhrase
    /// Two things that are said one after the other.
    package let listed: PairPhrase
    /// The best band of some hours, then the worst.
    package let range: PairPhrase
    /// A concentration, spoken.
    package let spokenConcentration: PluralPhrase
    /// Names of the scales.
    package let scales: AirQualityScaleTexts
    /// Names of the bands.
    package let bands: AirQualityBandTexts
    /// What people should do.
    package let advice: HealthAdviceTexts
    /// What a number rests on.
    package let notes: AirQualityNoteTexts
    /// Names of the pollutants.
    package let pollutants: PollutantTexts

    /// The texts in `language`.
    package static func texts(in language: TextLanguage) -> AirQualityTexts {
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
