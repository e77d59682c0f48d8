package import OpenWeatherCore

/// Everything that a ``PlaceLoader`` shows at a moment.
///
/// An object that never changes: the loader creates another one for each change, so that what is made from a snapshot is
/// up to date for as long as the loader has the same one.
package final class PlaceSnapshot<Parts: PlaceParts>: Sendable {
    /// The place that is shown, as far as it is known.
    package let place: ScreenPlace

    /// The values of the place.
    package let parts: Parts

    /// The number of the load in progress; `nil` when there is none.
    let loading: Int?

    private let fixedPlace: Location?

    /// Creates a snapshot; `fixedPlace` is the place that stays the same, or `nil` for the current one.
    init(place: ScreenPlace = .unknown, parts: Parts = Parts(), loading: Int? = nil, fixedPlace: Location?) {
        self.place = place
        self.parts = parts
        self.loading = loading
        self.fixedPlace = fixedPlace
    }

    /// The place that is shown or, before the first load, the one that stays the same; `nil` when neither is known.
    package var location: Location? { place.location ?? fixedPlace }

    /// A Boolean value that indicates whether a load is in progress.
    package var isLoading: Bool { loading != nil }

    /// Returns the state of one part: loading until the load in progress has an outcome for it.
    package func state<Value>(of part: KeyPath<Parts, LoadPart<Value>>) -> LoadState<Value> {
        let part = parts[keyPath: part]
        guard let loading, part.generation < loading else { return part.outcome }
        return .loading(previous: part.value)
    }

    /// Returns a snapshot with other parts.
    func with(_ parts: Parts) -> PlaceSnapshot {
        PlaceSnapshot(place: place, parts: parts, loading: loading, fixedPlace: fixedPlace)
    }

    /// Returns a snapshot of another place.
    func with(_ place: ScreenPlace) -> PlaceSnapshot {
        PlaceSnapshot(place: place, parts: parts, loading: loading, fixedPlace: fixedPlace)
    }

    /// Returns a snapshot during another load; `nil` for none.
    func with(loading: Int?) -> PlaceSnapshot {
        PlaceSnapshot(place: place, parts: parts, loading: loading, fixedPlace: fixedPlace)
    }
}

extension PlaceSnapshot: Equatable {
    /// Returns whether both are one object.
    package static func == (one: PlaceSnapshot, other: PlaceSnapshot) -> Bool { one === other }
}

extension PlaceSnapshot<LoadPart<PlaceOneCall>> {
    /// Returns the values for a place; `nil` when there are none.
    package func value(at location: Location) -> PlaceOneCall? {
        parts.value.flatMap { $0.location.id == location.id ? $0 : nil }
    }
}
