public import OpenWeatherCore
public import OpenWeatherScreenKit

/// A place in a list of the search screen.
public struct LocationSearchRow: Hashable, Sendable, Identifiable {
    /// The place; choosing it is ``LocationSearchViewModel/locationSelected(_:)``.
    public let place: PlaceContent
    /// Whether the place is marked.
    public let isFavorite: Bool
    /// The name of an SF Symbol for the mark.
    public let favoriteSymbolName: String
    /// What can be done with the row, the most usual first.
    public let swipeActions: [SwipeActionContent]

    /// The identity of the place.
    public var id: LocationID { place.id }
}
