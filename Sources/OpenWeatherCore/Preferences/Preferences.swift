/// The user's choices: units, language, switches, and places.
///
/// A value type that a ``PreferencesStore`` reads and saves; change it inside ``PreferencesStore/update(_:)``, so that
/// a change made elsewhere at the same time is not lost.
///
/// Preferences that a newer version saved are read field by field: a value that this version cannot read has its
/// default, and a place that it cannot read is left out. Such values and unknown keys are kept, are part of equality,
/// and are saved again, until the user changes the same setting.
public struct Preferences: Hashable, Sendable {
    /// The units to show.
    public var units = UnitsPreference.system {
        didSet { if units != oldValue { unread.discard(CodingKeys.units) } }
    }
    /// The language to show; the device's by default.
    public var language = LanguagePreference.device {
        didSet { if language != oldValue { unread.discard(CodingKeys.language) } }
    }
    /// A Boolean value that indicates whether responses are cached on the device; `true` by default.
    public var isCacheEnabled = true {
        didSet { if isCacheEnabled != oldValue { unread.discard(CodingKeys.isCacheEnabled) } }
    }
    /// A Boolean value that indicates whether screens refresh themselves; `true` by default.
    public var isAutoRefreshEnabled = true {
        didSet { if isAutoRefreshEnabled != oldValue { unread.discard(CodingKeys.isAutoRefreshEnabled) } }
    }
    /// The place that the screens show; `nil` before the first selection.
    public private(set) var currentLocation: Location? {
        didSet { if currentLocation != oldValue { unread.discard(CodingKeys.currentLocation) } }
    }
    private var recentList = StoredList<Location>() {
        didSet { if recentList != oldValue { unread.discard(CodingKeys.recents) } }
    }
    private var favoriteList = StoredList<Location>() {
        didSet { if favoriteList != oldValue { unread.discard(CodingKeys.favorites) } }
    }
    private var unread = UnreadFields()

    /// Creates preferences for a user who has not chosen anything yet.
    public init() {}

    /// The places selected last, newest first, without duplicates, at most ``recentsLimit``.
    public var recents: [Location] { recentList.elements }

    /// The places that the user marked, without duplicates, in the order in which they were marked.
    public var favorites: [Location] { favoriteList.elements }

    /// The largest number of recent places.
    public static let recentsLimit = 10

    /// Sets `location` as the current place and the newest recent one.
    public mutating func select(_ location: Location) {
        currentLocation = location
        recentList.elements = Array(([location] + recents.filter { $0.id != location.id }).prefix(Self.recentsLimit))
    }

    /// Removes a recent place; the current place and the favorites do not change.
    public mutating func removeRecent(_ id: LocationID) {
        recentList.elements.removeAll { $0.id == id }
    }

    /// Adds `location` to the favorites, or removes it when it is one.
    public mutating func toggleFavorite(_ location: Location) {
        if isFavorite(location.id) {
            favoriteList.elements.removeAll { $0.id == location.id }
        } else {
            favoriteList.elements.append(location)
        }
    }

    /// Returns whether the place with this identity is a favorite.
    public func isFavorite(_ id: LocationID) -> Bool {
        favorites.contains { $0.id == id }
    }
}

extension Preferences: Codable {
    /// Creates preferences by decoding them leniently, field by field.
    ///
    /// Absent and unreadable values have their defaults; lists edited by hand are brought back under the rules of
    /// ``recents`` and ``favorites``.
    ///
    /// - Throws: A decoding error when the value is not an object.
    public init(from decoder: any Decoder) throws {
        var fields = try FieldReader<CodingKeys>(decoder)
        units = fields.value(for: .units) ?? units
        language = fields.value(for: .language) ?? language
        isCacheEnabled = fields.value(for: .isCacheEnabled) ?? isCacheEnabled
        isAutoRefreshEnabled = fields.value(for: .isAutoRefreshEnabled) ?? isAutoRefreshEnabled
        currentLocation = fields.value(for: .currentLocation)
        recentList = fields.value(for: .recents) ?? recentList
        recentList.elements = Array(Self.unique(recents).prefix(Self.recentsLimit))
        favoriteList = fields.value(for: .favorites) ?? favoriteList
        favoriteList.elements = Self.unique(favorites)
        fields.skip(.version)
        unread = fields.unread
    }

    /// Encodes the preferences, with the values that could not be read as they were.
    ///
    /// - Throws: An encoding error.
    public func encode(to encoder: any Encoder) throws {
        var fields = try FieldWriter<CodingKeys>(encoder, keeping: unread)
        try fields.write(units, for: .units)
        try fields.write(language, for: .language)
        try fields.write(isCacheEnabled, for: .isCacheEnabled)
        try fields.write(isAutoRefreshEnabled, for: .isAutoRefreshEnabled)
        try fields.write(currentLocation, for: .currentLocation)
        try fields.write(recentList, for: .recents)
        try fields.write(favoriteList, for: .favorites)
    }

    /// Returns the places without those that came before; a list edited by hand may contain a place twice.
    private static func unique(_ locations: [Location]) -> [Location] {
        var seen: Set<LocationID> = []
        return locations.filter { seen.insert($0.id).inserted }
    }

    private enum CodingKeys: String, CodingKey {
        case units, language, isCacheEnabled, isAutoRefreshEnabled, currentLocation, recents, favorites
        /// The version that stood beside the preferences in the first format of the document.
        case version
    }
}
