public import OpenWeatherCore

/// A geocoding repository that finds places by name in the list of cities, and asks another one for all others.
///
/// | call | source |
/// | --- | --- |
/// | by name, where the list has a match | the list, with the date of its import and the origin `cache` |
/// | by name, where it has none, or without a list | the other repository |
/// | by name, with the policy `refresh` | the other repository |
/// | at a point, or by postcode | the other repository |
///
/// Names in the list match from their beginning, see ``CityList``, so that a search field finds a place before its name is
/// whole; the list has one name for a city, and geocoding knows it in many languages.
///
/// ```swift
/// let list = try? CityList(contentsOf: file)  // `nil` when none was imported
/// let app = OpenWeatherApp.live(apiKey: key) { parts in
///     parts.geocoding = CityGeocodingRepository(list: list, upstream: parts.geocoding)
/// }
/// ```
public struct CityGeocodingRepository: GeocodingRepository {
    private let list: CityList?
    private let upstream: any GeocodingRepository

    /// Creates a repository over a list, which may be missing, and the repository for what the list does not have.
    public init(list: CityList?, upstream: any GeocodingRepository) {
        self.list = list
        self.upstream = upstream
    }

    /// Returns the places with a name, best match first, from the list where it has any.
    ///
    /// - Parameters:
    ///   - name: A name or its beginning, such as `Lond`, `London,GB` or `Portland,OR,US`.
    ///   - limit: The largest number of places to return, in `1...5`.
    ///   - policy: Where the value may come from.
    /// - Returns: At most `limit` places.
    /// - Throws: ``/OpenWeatherCore/WeatherError``, that of the other repository where the list has no match.
    public func locations(
        named name: String,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        guard !Task.isCancelled else { throw .cancelled }
        // An invalid limit is reported by the other repository.
        if let list, policy != .refresh, (1...5).contains(limit) {
            let cities = list.cities(matching: name, limit: limit)
            if !cities.isEmpty {
                return Fetched(cities.map(\.location), at: list.imported, from: .cache, source: .openWeather)
            }
        }
        return try await upstream.locations(named: name, limit: limit, policy: policy)
    }

    /// Returns the places at or near a point from the other repository.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    public func locations(
        at coordinate: Coordinate,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        try await upstream.locations(at: coordinate, limit: limit, policy: policy)
    }

    /// Returns the center of a postcode's area from the other repository.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    public func location(
        postcode: String,
        country: String?,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Location> {
        try await upstream.location(postcode: postcode, country: country, policy: policy)
    }
}
