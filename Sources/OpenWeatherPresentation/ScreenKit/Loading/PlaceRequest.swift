import Foundation
package import OpenWeatherCore

/// The place that a loader shows.
package enum PlaceSource: Hashable, Sendable {
    /// The current place of the preferences, which the user may change at any time.
    case current
    /// A place that stays the same whatever the user selects.
    case fixed(Location)

    /// Creates the source of a screen for `location`; `nil` for a screen that follows the current place.
    package init(_ location: Location?) {
        self = location.map { .fixed($0) } ?? .current
    }

    /// The place that stays the same; `nil` when the source is the current place.
    package var fixedPlace: Location? {
        guard case .fixed(let location) = self else { return nil }
        return location
    }

    /// Returns the place to show under `preferences`; `nil` when the user has not selected any.
    func location(in preferences: Preferences) -> Location? {
        switch self {
        case .current: preferences.currentLocation
        case .fixed(let location): location
        }
    }
}

/// The preferences of a loader, which are read at the start of each load.
struct PlacePreferences: Sendable {
    private let source: PlaceSource
    private let getPreferences: GetPreferencesUseCase
    private let savePreferences: SavePreferencesUseCase

    /// Creates a value that reads and writes `preferences` for the place of `source`.
    init(source: PlaceSource, preferences: any PreferencesStore) {
        self.source = source
        getPreferences = GetPreferencesUseCase(store: preferences)
        savePreferences = SavePreferencesUseCase(store: preferences)
    }

    /// Returns the preferences after the choice of a place or a visit was written, if there is one to write.
    ///
    /// - Parameters:
    ///   - chosen: A place to make the current one; `nil` to leave the choice as it is.
    ///   - recordsVisit: Whether to record a visit of a place that stays the same; ignored where that fails.
    ///   - now: The time of the choice or the visit.
    /// - Returns: The preferences.
    /// - Throws: ``/OpenWeatherCore/WeatherError`` when the store cannot be read, or the choice not be written.
    func read(
        selecting chosen: PlaceChoice?,
        recordingVisit recordsVisit: Bool,
        at now: Date
    ) async throws(WeatherError) -> Preferences {
        if let chosen { return try await savePreferences { $0.select(chosen, at: now) } }
        if recordsVisit, let visited = source.fixedPlace,
            let preferences = try? await savePreferences({ $0.recordVisit(of: visited, at: now) })
        {
            return preferences
        }
        return try await getPreferences()
    }
}

/// The place of a screen, as far as it is known.
package enum ScreenPlace: Hashable, Sendable {
    /// The preferences have not been read yet.
    case unknown
    /// The user has not selected a place.
    case none
    /// The place that is shown.
    case known(Location)

    /// The place that is shown; `nil` when it is unknown or none is selected.
    package var location: Location? {
        guard case .known(let location) = self else { return nil }
        return location
    }
}

/// One request of a loader: the place, the options, and the policy to fetch with.
package struct PlaceRequest: Hashable, Sendable {
    /// The place to fetch values for.
    package let location: Location
    /// The units and the language to request.
    package internal(set) var options: RequestOptions
    /// The sources that values may come from.
    package let policy: FetchPolicy

    /// Creates a request.
    package init(location: Location, options: RequestOptions, policy: FetchPolicy) {
        self.location = location
        self.options = options
        self.policy = policy
    }

    /// Returns whether this request also serves one for `policy`: a refresh serves every policy.
    func satisfies(_ policy: FetchPolicy) -> Bool { self.policy.effort >= policy.effort }
}

extension FetchPolicy {
    /// How far a request goes for a new value, in ascending order.
    fileprivate var effort: Int {
        switch self {
        case .cacheOnly: 0
        case .cacheFirst: 1
        case .refresh: 2
        }
    }

    /// Returns this policy or `other`, whichever goes further for a new value.
    func stronger(_ other: FetchPolicy) -> FetchPolicy { other.effort > effort ? other : self }
}
