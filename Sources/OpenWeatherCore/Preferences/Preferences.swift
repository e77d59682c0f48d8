/// What the user chose: units, language, switches and places.
public struct Preferences: Hashable, Codable, Sendable {
    /// The units to show.
    public var units: UnitsPreference
    /// The language to show.
    public var language: LanguagePreference
    /// Whether answers are kept on the device.
    public var isCacheEnabled: Bool
    /// Whether screens refresh themselves.
    public var isAutoRefreshEnabled: Bool
    /// The place the screens show.
    public private(set) var currentLocation: Location?
    /// The places chosen last, newest first, without duplicates, at most ``recentsLimit``.
    public private(set) var recents: [Location]
    /// The places marked by the user, in the order they were marked.
    public private(set) var favorites: [Location]

    /// Preferences of someone who has not chosen anything yet.
    public init() {
        units = .system
        language = .device
        isCacheEnabled = true
        isAutoRefreshEnabled = true
        currentLocation = nil
        recents = []
        favorites = []
    }

    /// The most recents that are kept.
    public static let recentsLimit = 10

    /// Makes `location` the current place and the newest recent one.
    public mutating func select(_ location: Location) {
        currentLocation = location
        recents = [location] + recents.filter { $0.id != location.id }.prefix(Self.recentsLimit - 1)
    }

    /// Forgets a recent place; the current place and favourites stay.
    public mutating func removeRecent(_ id: LocationID) {
        recents.removeAll { $0.id == id }
    }

    /// Marks `location` as a favourite, or takes the mark away.
    public mutating func toggleFavorite(_ location: Location) {
        if isFavorite(location.id) {
            favorites.removeAll { $0.id == location.id }
        } else {
            favorites.append(location)
        }
    }

    /// Whether the place with this identity is a favourite.
    public func isFavorite(_ id: LocationID) -> Bool {
        favorites.contains { $0.id == id }
    }
}
