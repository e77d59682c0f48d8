public import Foundation
public import OpenWeatherCore

/// Places by name, coordinate and postcode from the service itself.
///
/// It has no cache: ``FetchPolicy/cacheOnly`` is ``WeatherError/notCached`` without a request.
public struct RemoteGeocodingRepository: GeocodingRepository {
    private let source: RemoteSource

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - client: The way to the service; it adds the key.
    ///   - config: Where the service is.
    ///   - now: The wall clock.
    public init(
        client: any HTTPClient,
        config: any WeatherAPIConfig,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        source = RemoteSource(client: client, config: config, now: now)
    }

    /// The places called `name`, best first.
    public func locations(
        named name: String,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        try await places(try .geocoding(named: name, limit: limit), limit: limit, policy: policy)
    }

    /// The places at or near `coordinate`, nearest first.
    public func locations(
        at coordinate: Coordinate,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        try await places(try .geocoding(at: coordinate, limit: limit), limit: limit, policy: policy)
    }

    /// The centre of a postcode's area.
    public func location(
        postcode: String,
        country: String?,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Location> {
        try await source.fetch(
            try .geocoding(postcode: postcode, country: country),
            policy: policy
        ) { (payload: PlaceDTO, _) throws(NetworkError) in
            try Location(payload)
        }
    }

    private func places(
        _ endpoint: Endpoint,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        try await source.fetch(endpoint, policy: policy) { (payload: [PlaceDTO], _) throws(NetworkError) in
            var places: [Location] = []
            // The service was seen to answer more than it was asked for.
            for (index, place) in payload.prefix(limit).enumerated() {
                places.append(try Location(place, path: "[\(index)]"))
            }
            return places
        }
    }
}
