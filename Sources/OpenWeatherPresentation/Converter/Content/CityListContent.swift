public import OpenWeatherScreenKit

/// What the search for a city lists.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum CityListContent: Hashable, Sendable {
    /// Nothing was typed.
    case none
    /// A search is under way; the places found before it are still shown.
    case searching(TextContent, previous: [PlaceContent])
    /// The places found, with what is spoken when they appear.
    case results([PlaceContent], announcement: String)
    /// Nothing was found: a card with a hint.
    case noResults(PromptContent)
    /// The search failed; the places found before it are still shown.
    case failed(NoticeContent, previous: [PlaceContent])

    /// Every place, whatever the list says besides.
    public var places: [PlaceContent] {
        switch self {
        case .searching(_, let places), .results(let places, _), .failed(_, let places): places
        case .none, .noResults: []
        }
    }
}
