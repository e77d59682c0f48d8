/// The texts about the next rain or snow, in one language.
///
/// A kind of precipitation takes the place of `{0}` in a pair, a time or a day that of `{1}`.
package struct OutlookTexts: TranslatedTexts, Hashable {
    /// The kind of precipitation at the beginning of a sentence: rain.
    package let rain: String
    /// Snow.
    package let snow: String
    /// Rain and snow, at once or one after the other.
    package let mixed: String
    /// Rain that freezes on the ground.
    package let freezingRain: String
    /// Thunderstorms.
    package let thunderstorm: String
    /// A kind of precipitation begins at about a time today.
    package let begins: PairPhrase
    /// A kind of precipitation begins at about a time tomorrow.
    package let beginsTomorrow: PairPhrase
    /// A kind of precipitation begins on a later day; takes the weekday.
    package let beginsLater: PairPhrase
    /// A kind of precipitation begins before about a time today.
    package let beginsBefore: PairPhrase
    /// A kind of precipitation begins before about a time tomorrow.
    package let beginsBeforeTomorrow: PairPhrase
    /// A kind of precipitation ends at about a time today.
    package let ends: PairPhrase
    /// A kind of precipitation ends at about a time tomorrow.
    package let endsTomorrow: PairPhrase
    /// A kind of precipitation ends on a later day; takes the weekday.
    package let endsLater: PairPhrase
    /// A kind of precipitation falls until the forecast ends on a day.
    package let lasts: PairPhrase
    /// It is dry until the forecast ends on a day.
    package let dryUntilAtLeast: Phrase
    /// No rain is expected until the forecast ends on a day.
    package let noRainUntil: Phrase
    /// Neither rain nor snow is expected until the forecast ends on a day.
    package let noPrecipitationUntil: Phrase
    /// The same as ``begins`` in as few words as possible.
    package let shortBegins: PairPhrase
    /// The same as ``beginsBefore`` in as few words as possible.
    package let shortBefore: PairPhrase
    /// The same as ``ends`` in as few words as possible.
    package let shortEnds: PairPhrase
}
