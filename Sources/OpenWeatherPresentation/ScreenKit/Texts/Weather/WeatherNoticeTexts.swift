/// The sentences of notices about the weather, in one language.
package struct WeatherNoticeTexts: TranslatedTexts, Hashable {
    /// Rain or snow begins in a length of time.
    package let begins: Phrase
    /// Rain or snow begins within the minute.
    package let beginsNow: String
    /// Rain or snow begins at about a time.
    package let beginsAbout: Phrase
    /// A beginning and the time at which it ends.
    package let until: PairPhrase
    /// Frost begins at about a time; takes the lowest temperature, too.
    package let frost: PairPhrase
    /// A day from its lowest to its highest temperature.
    package let day: PairPhrase
    /// A day without rain and snow; takes its temperatures.
    package let dry: Phrase
    /// A day with rain or snow from about a time on; takes its temperatures, too.
    package let wet: PairPhrase
}
