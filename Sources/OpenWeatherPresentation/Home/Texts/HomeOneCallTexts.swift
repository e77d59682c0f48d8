package import OpenWeatherScreenKit

/// The texts of the parts of the home screen that come from One Call.
///
/// In a sentence about the next minutes, `{0}` is their length and `{1}` the name of what falls.
package struct HomeOneCallTexts: Hashable, Sendable {
    /// Rain, snow, or both, at the beginning of a sentence.
    package let precipitation: String
    /// The age of alerts that are not up to date.
    package let notice: Phrase
    /// The number of alerts that are left out.
    package let more: PluralPhrase
    /// Precipitation begins in some minutes.
    package let starts: PairPhrase
    /// Precipitation begins within the minute; takes the name of what falls.
    package let startsNow: Phrase
    /// Precipitation ends in about some minutes.
    package let stops: PairPhrase
    /// Precipitation ends within the minute; takes the name of what falls.
    package let stopsNow: Phrase
    /// It stays dry for some minutes at least.
    package let staysDry: Phrase
    /// Precipitation lasts for some minutes at least.
    package let staysWet: PairPhrase
}
