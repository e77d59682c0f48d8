public import Foundation

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
    /// A Boolean value that indicates whether screens show the time at which their data was fetched; `false` by default.
    ///
    /// They show its age in any case.
    public var showsFetchTime = false {
        didSet { if showsFetchTime != oldValue { unread.discard(CodingKeys.showsFetchTime) } }
    }
    /// The identifiers of the activities whose good times the screens show, such as `run`; by default `walk`, `run`, and
    /// `laundry`.
    ///
    /// Screens ignore one that the app does not have, and show the others in the order of the app.
    public var activities = defaultActivities {
        didSet { if activities != oldValue { unread.discard(CodingKeys.activities) } }
    }
    /// A Boolean value that indicates whether a ``ForecastDiary`` is kept on the device; `false` by default.
    ///
    /// A diary shows where the user has looked for weather, so that an app asks before it keeps one.
    public var keepsDiary = false {
        didSet { if keepsDiary != oldValue { unread.discard(CodingKeys.keepsDiary) } }
    }

    /// The rules by which the user is told of the weather before it comes; `nil`, the default, for no notices.
    ///
    /// They have effect in an app with a ``WeatherNotifier``.
    public var notices: NoticeRules? {
        didSet { if notices != oldValue { unread.discard(CodingKeys.notices) } }
    }
    /// The place that the screens show; `nil` before the first selection.
    public private(set) var currentLocation: Location? {
        didSet { if currentLocation != oldValue { unread.discard(CodingKeys.currentLocation) } }
    }
    private var historyList = StoredList<HistoryEntry>() {
        didSet { if historyList != oldValue { historyChanged() } }
    }
    /// The list of places from which the history began, of which only unreadable elements remain; `nil` when there was
    /// none.
    private var olderRecents: StoredList<Location>?
    private var favoriteList = StoredList<Location>() {
        didSet { if favoriteList != oldValue { unread.discard(CodingKeys.favorites) } }
    }
    /// The dates on which favorites were added, as far as they are known.
    private var favoriteDates = FavoriteDates() {
        didSet { if favoriteDates != oldValue { unread.discard(CodingKeys.favoriteDates) } }
    }
    /// The part that concerns the device's own place.
    var device = DevicePreferences() {
        didSet { if device != oldValue { unread.discard(CodingKeys.device) } }
    }
    /// A Boolean value that indicates whether the app has begun, see ``begin(with:)``; `false` before that.
    public private(set) var hasBegun = false {
        didSet { if hasBegun != oldValue { unread.discard(CodingKeys.hasBegun) } }
    }
    private var unread = UnreadFields()

    /// Creates preferences for a user who has not chosen anything yet.
    public init() {}

    /// The places that the user looked at and the texts that the user searched for, newest first.
    ///
    /// Each place and each text has one entry. At most 100 are kept.
    public var history: [HistoryEntry] { historyList.elements }

    /// The places of the ``history`` that the user looked at last, newest first, at most ten.
    public var recents: [Location] {
        Array(history.lazy.compactMap(\.location).prefix(Self.recentsLimit))
    }

    /// The places that the user marked, without duplicates, in the order in which they were marked or arranged.
    public var favorites: [Location] { favoriteList.elements }

    private static let defaultActivities: [Activity.ID] = ["walk", "run", "laundry"]

    /// The largest number of recent places.
    package static let recentsLimit = 10

    /// The largest number of entries in the history.
    package static let historyLimit = 100

    // MARK: - Current place and history

    /// Sets `location` as the current place, which stays the same, and records a visit of it.
    ///
    /// - Parameters:
    ///   - location: The place.
    ///   - date: The time of the visit; `nil` when it is not known.
    public mutating func select(_ location: Location, at date: Date? = nil) {
        setCurrentLocation(location)
        recordVisit(of: location, at: date)
    }

    /// Sets the current place without recording a visit; the history and the favorites do not change.
    ///
    /// - Parameter location: The place, which does not follow the device; `nil` for none.
    public mutating func setCurrentLocation(_ location: Location?) {
        currentLocation = location
        device.isFollowed = false
    }

    /// Selects the first of `places` and marks all of them as favorites, when the app begins for the first time.
    ///
    /// Does nothing later, and changes no place that the user has chosen or marked by then.
    public mutating func begin(with places: [Location]) {
        guard !hasBegun else { return }
        hasBegun = true
        guard currentLocation == nil, favorites.isEmpty, history.isEmpty else { return }
        setCurrentLocation(places.first)
        for place in places where !isFavorite(place.id) { toggleFavorite(place) }
    }

    /// Adds a visit of `location` as the newest entry of the history; the current place does not change.
    ///
    /// - Parameters:
    ///   - location: The place.
    ///   - date: The time of the visit; `nil` when it is not known.
    public mutating func recordVisit(of location: Location, at date: Date? = nil) {
        record(HistoryEntry(location, at: date))
    }

    /// Adds a search for `text` as the newest entry of the history.
    ///
    /// An empty text is not recorded.
    ///
    /// - Parameters:
    ///   - text: The text as the user typed it.
    ///   - date: The time of the search; `nil` when it is not known.
    public mutating func recordSearch(_ text: String, at date: Date? = nil) {
        if let entry = HistoryEntry(search: text, at: date) { record(entry) }
    }

    /// Removes an entry of the history; the current place and the favorites do not change.
    public mutating func removeFromHistory(_ id: HistoryEntry.ID) {
        historyList.elements.removeAll { $0.id == id }
    }

    /// Removes a recent place from the history; the current place and the favorites do not change.
    public mutating func removeRecent(_ id: LocationID) {
        removeFromHistory(HistoryEntry.ID(id))
    }

    /// Removes the whole history, including entries that this version cannot read.
    public mutating func clearHistory() {
        historyList = StoredList()
        historyChanged()
        olderRecents = nil
    }

    private mutating func record(_ entry: HistoryEntry) {
        historyList.elements = Self.limited([entry] + history)
    }

    private mutating func historyChanged() {
        unread.discard(CodingKeys.history)
        unread.discard(CodingKeys.recents)
        olderRecents?.elements = []
        if olderRecents == StoredList() { olderRecents = nil }
    }

    // MARK: - Favorites

    /// Adds `location` to the favorites, or removes it when it is one.
    ///
    /// - Parameters:
    ///   - location: The place.
    ///   - date: The time at which the user added it; `nil` when it is not known.
    public mutating func toggleFavorite(_ location: Location, at date: Date? = nil) {
        if isFavorite(location.id) {
            removeFavorite(location.id)
        } else {
            favoriteList.elements.append(location)
            favoriteDates[location.id] = date
        }
    }

    /// Removes the place with this identity from the favorites; does nothing when it is none.
    public mutating func removeFavorite(_ id: LocationID) {
        favoriteList.elements.removeAll { $0.id == id }
        favoriteDates[id] = nil
    }

    /// Returns the time at which the favorite with this identity was added, in whole seconds; `nil` when it is not known,
    /// or when the place is no favorite.
    public func dateAdded(ofFavorite id: LocationID) -> Date? {
        isFavorite(id) ? favoriteDates[id] : nil
    }

    /// Moves the favorite at one position to another; does nothing for a position that no favorite has.
    ///
    /// - Parameters:
    ///   - position: The position of the favorite in ``favorites``.
    ///   - destination: The position that it has afterwards.
    public mutating func moveFavorite(from position: Int, to destination: Int) {
        guard favorites.indices.contains(position), favorites.indices.contains(destination) else { return }
        favoriteList.elements.insert(favoriteList.elements.remove(at: position), at: destination)
    }

    /// Returns a Boolean value that indicates whether the place with this identity is a favorite.
    public func isFavorite(_ id: LocationID) -> Bool {
        favorites.contains { $0.id == id }
    }
}

extension Preferences: Codable {
    /// Creates preferences by decoding them leniently, field by field.
    ///
    /// Absent and unreadable values have their defaults; lists edited by hand are brought back under the rules of
    /// ``history`` and ``favorites``. A list of recent places, which was stored before there was a history, becomes a
    /// part of it.
    ///
    /// - Throws: A decoding error when the value is not an object.
    public init(from decoder: any Decoder) throws {
        var fields = try FieldReader<CodingKeys>(decoder)
        units = fields.value(for: .units) ?? units
        language = fields.value(for: .language) ?? language
        isCacheEnabled = fields.value(for: .isCacheEnabled) ?? isCacheEnabled
        isAutoRefreshEnabled = fields.value(for: .isAutoRefreshEnabled) ?? isAutoRefreshEnabled
        showsFetchTime = fields.value(for: .showsFetchTime) ?? showsFetchTime
        activities = fields.value(for: .activities) ?? activities
        keepsDiary = fields.value(for: .keepsDiary) ?? keepsDiary
        notices = fields.value(for: .notices)
        currentLocation = fields.value(for: .currentLocation)
        device = fields.value(for: .device) ?? device
        hasBegun = fields.value(for: .hasBegun) ?? hasBegun
        historyList = fields.value(for: .history) ?? historyList
        olderRecents = fields.value(for: .recents)
        // A version that knows no history has written these after the entries, or before there were any.
        let older = olderRecents?.elements.map { HistoryEntry($0, at: nil) } ?? []
        historyList.elements = Self.limited(older + history)
        favoriteList = fields.value(for: .favorites) ?? favoriteList
        // A list edited by hand may contain a place twice.
        favoriteList.elements = favorites.uniqued(on: \.id)
        favoriteDates = fields.value(for: .favoriteDates) ?? favoriteDates
        fields.skip(.version)
        unread = fields.unread
        // While a history that is not readable is kept, these places are stored where they were.
        if !unread.contains(CodingKeys.history) { olderRecents?.elements = [] }
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
        try fields.write(showsFetchTime ? true : nil, for: .showsFetchTime)
        try fields.write(activities == Self.defaultActivities ? nil : activities, for: .activities)
        try fields.write(keepsDiary ? true : nil, for: .keepsDiary)
        try fields.write(notices, for: .notices)
        try fields.write(currentLocation, for: .currentLocation)
        try fields.write(device.isEmpty ? nil : device, for: .device)
        try fields.write(hasBegun ? true : nil, for: .hasBegun)
        try fields.write(historyList == StoredList() ? nil : historyList, for: .history)
        try fields.write(olderRecents, for: .recents)
        try fields.write(favoriteList, for: .favorites)
        try fields.write(favoriteDates.isEmpty ? nil : favoriteDates, for: .favoriteDates)
    }

    /// Returns the newest of `entries`, one for each place and each text.
    private static func limited(_ entries: [HistoryEntry]) -> [HistoryEntry] {
        Array(entries.uniqued(on: \.id).prefix(historyLimit))
    }

    private enum CodingKeys: String, CodingKey {
        case units, language, isCacheEnabled, isAutoRefreshEnabled, currentLocation, history, favorites, device
        case showsFetchTime, hasBegun, activities, keepsDiary, notices
        /// The dates of the favorites, beside the list so that a version that knows no dates reads all of it.
        case favoriteDates
        /// The recent places, stored before there was a history.
        case recents
        /// The version that stood beside the preferences in the first format of the document.
        case version
    }
}
