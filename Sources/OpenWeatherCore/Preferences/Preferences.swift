/// What the user chose: units, language, switches and places.
public struct Preferences: Hashable, Sendable {
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

extension Preferences: Codable {
    /// Decodes preferences; what an older version did not write yet has its default.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        units = try container.decodeIfPresent(UnitsPreference.self, forKey: .units) ?? units
        language = try container.decodeIfPresent(LanguagePreference.self, forKey: .language) ?? language
        isCacheEnabled = try container.decodeIfPresent(Bool.self, forKey: .isCacheEnabled) ?? isCacheEnabled
        isAutoRefreshEnabled =
            try container.decodeIfPresent(Bool.self, forKey: .isAutoRefreshEnabled) ?? isAutoRefreshEnabled
        currentLocation = try container.decodeIfPresent(Location.self, forKey: .currentLocation)
        let recents = try container.decodeIfPresent([Location].self, forKey: .recents) ?? []
        self.recents = Array(Self.unique(recents).prefix(Self.recentsLimit))
        favorites = Self.unique(try container.decodeIfPresent([Location].self, forKey: .favorites) ?? [])
    }

    /// The places without those that came before, as a list edited by hand may hold a place twice.
    private static func unique(_ locations: [Location]) -> [Location] {
        var seen: Set<LocationID> = []
        return locations.filter { seen.insert($0.id).inserted }
    }

    private enum CodingKeys: String, CodingKey {
        case units, language, isCacheEnabled, isAutoRefreshEnabled, currentLocation, recents, favorites
    }
}
