public import OpenWeatherScreenKit

/// What the search screen lists.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum LocationSearchList: Hashable, Sendable {
    /// Nothing was typed and nothing is saved: a card that says what to do.
    case nothingSaved(PromptContent)
    /// Nothing was typed: recent places and favourites, without empty sections.
    case saved([LocationSearchSection])
    /// A search is under way; the places found before it are still shown.
    case searching(TextContent, previous: [LocationSearchRow])
    /// The places found, with what is spoken when they appear.
    case results([LocationSearchRow], announcement: String)
    /// Nothing was found: a card with a hint.
    case noResults(PromptContent)
    /// The search failed; the places found before it are still shown, and ``LocationSearchViewModel/retryTapped()``
    /// tries again.
    case failed(FailureContent, previous: [LocationSearchRow])

    /// Every row, whatever the list says besides.
    public var rows: [LocationSearchRow] {
        switch self {
        case .saved(let sections): sections.flatMap(\.rows)
        case .searching(_, let rows), .results(let rows, _), .failed(_, let rows): rows
        case .nothingSaved, .noResults: []
        }
    }
}
