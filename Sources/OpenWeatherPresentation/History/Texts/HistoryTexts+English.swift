import OpenWeatherScreenKit

extension HistoryTexts {
    /// English.
    package static let english = HistoryTexts(
        title: "History",
        today: "Today",
        yesterday: "Yesterday",
        undated: "Earlier",
        moment: "{0}, {1}",
        emptyTitle: "Nothing here yet",
        emptyMessage: "Places you look at and texts you search for will appear here.",
        searchedFor: "Search for “{0}”",
        placeHint: "Shows the weather there",
        searchHint: "Searches for this text again",
        remove: "Remove from history",
        clear: "Clear history",
        confirmTitle: "Clear the whole history?",
        confirmMessage: PluralPhrase(
            one: "{0} entry will be removed. Your favourites stay.",
            other: "{0} entries will be removed. Your favourites stay."
        ),
        diaryMessage: "The diary of forecasts is erased.",
        cancel: "Cancel"
    )

    /// American English.
    package static let american: HistoryTexts = {
        var texts = english
        texts.confirmMessage = PluralPhrase(
            one: "{0} entry will be removed. Your favorites stay.",
            other: "{0} entries will be removed. Your favorites stay."
        )
        return texts
    }()
}
