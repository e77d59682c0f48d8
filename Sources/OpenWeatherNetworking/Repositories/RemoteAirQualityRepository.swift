public import Foundation
public import OpenWeatherCore

/// Air quality from the service itself.
///
/// It has no cache: ``/OpenWeatherCore/FetchPolicy/cacheOnly`` is ``/OpenWeatherCore/WeatherError/notCached`` without a request.
public struct RemoteAirQualityRepository: AirQualityRepository {
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

    /// The quality of the air at a point now; an answer without a reading is an error.
    ///
    /// Of several readings it is the newest that is not of the future, or the first where all are.
    public func airQuality(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQuality> {
        try await source.fetch(
            .airPollution(at: coordinate),
            policy: policy
        ) { (payload: AirPollutionDTO, arrival) throws(NetworkError) in
            let entries = try AirQualityForecast(payload).entries
            guard let reading = entries.last(where: { $0.date <= arrival }) ?? entries.first else {
                throw .decoding(.invalidField(path: "list"))
            }
            return reading
        }
    }

    /// The quality of the air over the coming days, hour by hour; may be empty.
    public func airQualityForecast(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQualityForecast> {
        try await source.fetch(
            .airPollutionForecast(at: coordinate),
            policy: policy
        ) { (payload: AirPollutionDTO, _) throws(NetworkError) in
            try AirQualityForecast(payload)
        }
    }
}
