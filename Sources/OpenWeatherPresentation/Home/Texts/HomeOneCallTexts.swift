package import OpenWeatherScreenKit

/// The texts of the parts of the home screen that come from One Call.
///
/// In a sentence about the next minutes, `{0}` is their number and `{1}` the name of what falls.
package struct HomeOneCallTexts: Hashable, Sendable {
    /// Rain, snow, or both, at the beginning of a sentence.
    package let precipitation: String
    /// The title of an alert without a name.
    package let alert: String
    /// The end of an alert that is in effect.
    package let until: Phrase
    /// The start and the end of an alert that lies ahead.
    package let period: PairPhrase
    /// The age of alerts that are not up to date.
    package let notice: Phrase
    /// The number of alerts that are left out.
    package let more: PluralPhrase
    /// Precipitation begins in some minutes.
    package let starts: PluralPhrase
    /// Precipitation ends in about some minutes.
    package let stops: PluralPhrase
    /// It stays dry for some minutes at least.
    package let staysDry: PluralPhrase
    /// Precipitation lasts for some minutes at least.
    package let staysWet: PluralPhrase
}
