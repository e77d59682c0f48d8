package import OpenWeatherScreenKit

/// The texts of the history screen in one language.
package struct HistoryTexts: TranslatedTexts, Hashable {
    /// Title of the screen.
    package let title: String
    /// Heading of the entries of the present day.
    package let today: String
    /// Heading of the entries of the day before.
    package let yesterday: String
    /// Heading of the entries whose date is not known.
    package let undated: String
    /// A day and a time of day.
    package let moment: PairPhrase
    /// Title of the card shown while the history is empty.
    package let emptyTitle: String
    /// Message of that card.
    package let emptyMessage: String
    /// The spoken label of a search; takes the text.
    package let searchedFor: Phrase
    /// The spoken effect of a tap on a place.
    package let placeHint: String
    /// The spoken effect of a tap on a search.
    package let searchHint: String
    /// The action that removes an entry.
    package let remove: String
    /// The action that removes all entries.
    package let clear: String
    /// The question whether all entries are to be removed.
    package let confirmTitle: String
    /// The number of entries that are removed, and what stays.
    package var confirmMessage: PluralPhrase
    /// The sentence that the diary of forecasts is erased.
    package let diaryMessage: String
    /// The action that leaves the history as it is.
    package let cancel: String
}
