public import Foundation
public import OpenWeatherCore

/// Current weather and forecasts from the service itself.
///
/// It has no cache: ``FetchPolicy/cacheOnly`` is ``WeatherError/notCached`` without a request.
public struct RemoteWeatherRepository: WeatherRepository {
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

    /// The weather at a place as last measured.
    public func currentWeather(
        for query: LocationQuery,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await source.fetch(
            try .currentWeather(for: query),
            options: options,
            policy: policy
        ) { (payload: CurrentWeatherDTO, _) throws(NetworkError) in
            try CurrentWeather(payload, units: options.units)
        }
    }

    /// The weather of the coming five days in steps of three hours.
    public func forecast(
        for query: LocationQuery,
        count: Int?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Forecast> {
        try await source.fetch(
            try .forecast(for: query, count: count),
            options: options,
            policy: policy
        ) { (payload: ForecastDTO, arrival) throws(NetworkError) in
            try Forecast(payload, units: options.units, now: arrival)
        }
    }
}
