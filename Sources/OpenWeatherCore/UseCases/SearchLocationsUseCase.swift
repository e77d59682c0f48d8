/// A use case that finds places for the text of a search field.
///
/// The text may be a name, a postcode, or coordinates, see ``SearchText``.
public struct SearchLocationsUseCase: Sendable {
    private let geocoding: any GeocodingRepository

    /// Creates the use case with a source of places.
    public init(geocoding: any GeocodingRepository) {
        self.geocoding = geocoding
    }

    /// Returns the places that `text` can mean, best match first; empty for an empty text.
    ///
    /// Coordinates are looked up in reverse. A text that could be a postcode is tried as one when no place has that
    /// name. The service lists some places twice; places with the same identity are returned once.
    ///
    /// - Parameters:
    ///   - text: The text as typed.
    ///   - limit: The largest number of places, in `1...5`.
    ///   - policy: Where the places may come from.
    /// - Returns: The places; an empty array when nothing matches.
    /// - Throws: ``WeatherError``.
    public func callAsFunction(
        _ text: String,
        limit: Int = 5,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> [Location] {
        switch SearchText(text) {
        case .empty:
            return []
        case .coordinate(let coordinate):
            return try await places(at: coordinate, limit: limit, policy: policy)
        case .name(let name, let postcode):
            let found = try await geocoding.locations(named: name, limit: limit, policy: policy).value
            guard found.isEmpty, let postcode else { return found.uniqued(on: \.id) }
            return try await place(of: postcode, policy: policy)
        }
    }

    /// Returns the places at `coordinate`, or the point itself without a name where the source knows none or offers no
    /// names.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - limit: The largest number of places, in `1...5`.
    ///   - policy: Where the places may come from.
    /// - Returns: At least one place.
    /// - Throws: ``WeatherError``.
    public func places(
        at coordinate: Coordinate,
        limit: Int = 5,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> [Location] {
        do {
            let found = try await geocoding.locations(at: coordinate, limit: limit, policy: policy).value
            guard found.isEmpty else { return found.uniqued(on: \.id) }
        } catch .unsupported {
            // A point is usable without a name.
        }
        return [Location(name: "", country: nil, state: nil, coordinate: coordinate)]
    }

    private func place(of postcode: Postcode, policy: FetchPolicy) async throws(WeatherError) -> [Location] {
        do {
            let found = try await geocoding.location(
                postcode: postcode.code,
                country: postcode.country,
                policy: policy
            )
            return [found.value]
        } catch .notFound, .badRequest {
            // The service rejects some strings that look like postcodes as invalid; the user only typed a name.
            return []
        }
    }
}
