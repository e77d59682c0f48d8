public import Foundation
public import OpenWeatherCore

/// A repository that finds places by name, coordinate or postcode at the service.
///
/// Identical calls in flight share one request and one decoded value; the others are reported as
/// ``NetworkEvent/coalesced(_:)``. Copies of a repository share their in-flight requests. Nothing is kept after a
/// request: with ``/OpenWeatherCore/FetchPolicy/cacheOnly`` every call throws
/// ``/OpenWeatherCore/WeatherError/notCached`` without a request.
public struct RemoteGeocodingRepository: GeocodingRepository {
    private let source: RemoteSource

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - client: The client that sends the requests and adds the key to them.
    ///   - api: The addresses of the service.
    ///   - now: A closure that returns the current date, which responses are dated with.
    ///   - handler: The handler that receives an event for each call that joins an identical one.
    public init(
        client: any HTTPClient,
        api: any WeatherAPIConfiguration,
        now: @escaping @Sendable () -> Date = { Date() },
        handler: @escaping NetworkEventHandler = { _ in }
    ) {
        source = RemoteSource(client: client, api: api, now: now, handler: handler)
    }

    /// Returns the places called `name`, best match first.
    ///
    /// - Parameters:
    ///   - name: A name such as `London`, `London,GB` or `Portland,OR,US`.
    ///   - limit: The largest number of places, in `1...5`.
    ///   - policy: Where the value may come from.
    /// - Returns: The places; an empty array when nothing matches.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for an empty name
    ///   or a limit out of range.
    public func locations(
        named name: String,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        try await source.value(of: .places(named: name, limit: limit), policy: policy)
    }

    /// Returns the places at or near `coordinate`, nearest first.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - limit: The largest number of places, in `1...5`.
    ///   - policy: Where the value may come from.
    /// - Returns: The places; an empty array where the service knows none.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for a limit
    ///   outside `1...5`.
    public func locations(
        at coordinate: Coordinate,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        try await source.value(of: .places(at: coordinate, limit: limit), policy: policy)
    }

    /// Returns the center of a postcode's area; the service assumes the United States when `country` is `nil`.
    ///
    /// - Parameters:
    ///   - postcode: The code, such as `E14`.
    ///   - country: The ISO 3166-1 alpha-2 country code.
    ///   - policy: Where the value may come from.
    /// - Returns: The place, with the service's name for the area.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; ``/OpenWeatherCore/WeatherError/notFound`` for an unknown postcode.
    public func location(
        postcode: String,
        country: String?,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Location> {
        try await source.value(of: .place(postcode: postcode, country: country), policy: policy)
    }
}
