/// A source of current weather and forecasts.
public protocol WeatherRepository: Sendable {
    /// The weather at a place as last measured.
    ///
    /// - Throws: ``WeatherError``; ``WeatherError/cancelled`` when the calling task was cancelled.
    func currentWeather(
        for query: LocationQuery,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather>

    /// The weather of the coming five days in steps of three hours.
    ///
    /// - Parameters:
    ///   - query: The place.
    ///   - count: How many steps to ask for, in `1...40`; all when `nil`.
    ///   - options: How the answer is worded and measured.
    ///   - policy: Where the value may come from.
    /// - Returns: The forecast with the number of steps asked for, or fewer.
    /// - Throws: ``WeatherError``; ``WeatherError/cancelled`` when the calling task was cancelled.
    func forecast(
        for query: LocationQuery,
        count: Int?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Forecast>
}

extension WeatherRepository {
    /// The weather at a place in metric units and English, from the cache while it is fresh.
    public func currentWeather(for query: LocationQuery) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await currentWeather(for: query, options: RequestOptions(), policy: .cacheFirst)
    }

    /// The whole forecast in metric units and English, from the cache while it is fresh.
    public func forecast(for query: LocationQuery) async throws(WeatherError) -> Fetched<Forecast> {
        try await forecast(for: query, count: nil, options: RequestOptions(), policy: .cacheFirst)
    }
}
