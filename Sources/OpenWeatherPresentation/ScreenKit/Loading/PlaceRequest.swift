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
    /// The units and the language to ask for.
    package internal(set) var options: RequestOptions
    /// The sources that values may come from.
    package let policy: FetchPolicy

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
