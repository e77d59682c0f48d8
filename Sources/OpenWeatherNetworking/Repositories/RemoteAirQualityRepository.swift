public import Foundation
public import OpenWeatherCore

/// A repository that fetches air quality from the service.
///
/// Identical calls in flight share one request and one decoded value; the others are reported as
/// ``NetworkEvent/coalesced(_:)``. Copies of a repository share their in-flight requests. Nothing is kept after a
/// request: with ``/OpenWeatherCore/FetchPolicy/cacheOnly`` every call throws
/// ``/OpenWeatherCore/WeatherError/notCached`` without a request.
public struct RemoteAirQualityRepository: AirQualityRepository {
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

    /// Returns the current air quality at a point.
    ///
    /// Of several readings it is the newest that is not in the future, or the first when all are.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``; ``/OpenWeatherCore/WeatherError/invalidResponse(_:)`` for a
    ///   response without a reading.
    public func airQuality(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQuality> {
        try await source.value(of: .airQuality(at: coordinate), policy: policy)
    }

    /// Returns the hourly air quality forecast for the next days; it may be empty.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    public func airQualityForecast(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQualityForecast> {
        try await source.value(of: .airQualityForecast(at: coordinate), policy: policy)
    }
}
