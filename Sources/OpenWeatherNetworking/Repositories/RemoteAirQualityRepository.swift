public import Foundation
public import OpenWeatherCore

/// A repository that fetches air quality from the service.
///
/// Identical calls in flight share one request and one decoded value; the others are reported as
/// ``NetworkEvent/coalesced(_:)``. Copies of a repository share their in-flight requests. Nothing is kept after a
/// request: with ``/OpenWeatherCore/FetchPolicy/cacheOnly`` every call throws
/// ``/OpenWeatherCore/WeatherError/notCached`` without a request.
public struct RemoteAirQualityRepository: AirQualityRepository {
    private let current: RemoteSource<AirQuality>
    private let forecasts: RemoteSource<AirQualityForecast>

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - client: The client that sends the requests and adds the key to them.
    ///   - config: The addresses of the service.
    ///   - now: A closure that returns the current date, which responses are dated with.
    ///   - handler: The handler that receives an event for each call that joins an identical one.
    public init(
        client: any HTTPClient,
        config: any WeatherAPIConfig,
        now: @escaping @Sendable () -> Date = { Date() },
        handler: @escaping NetworkEventHandler = { _ in }
    ) {
        current = RemoteSource(client: client, config: config, now: now, handler: handler)
        forecasts = RemoteSource(client: client, config: config, now: now, handler: handler)
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
        try await current.fetch(
            .airPollution(at: coordinate),
            policy: policy
        ) { (payload: AirPollutionDTO, arrival, _) throws(NetworkError) in
            let entries = try AirQualityForecast(payload).entries
            guard let reading = entries.last(where: { $0.date <= arrival }) ?? entries.first else {
                throw .decoding(.invalidField(path: "list"))
            }
            return reading
        }
    }

    /// Returns the hourly air quality forecast for the next days; it may be empty.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    public func airQualityForecast(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQualityForecast> {
        try await forecasts.fetch(
            .airPollutionForecast(at: coordinate),
            policy: policy
        ) { (payload: AirPollutionDTO, _, _) throws(NetworkError) in
            try AirQualityForecast(payload)
        }
    }
}
