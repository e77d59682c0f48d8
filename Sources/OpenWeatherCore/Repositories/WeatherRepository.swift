/// A source of current weather and forecasts.
///
/// Every screen and use case reads weather through this protocol. `RemoteWeatherRepository` of `OpenWeatherNetworking`
/// fetches it from OpenWeather, and `CachedWeatherRepository` of `OpenWeatherCaching` caches that of another
/// repository. Conform to the protocol to supply weather from another provider, as <doc:BringYourOwnSource> shows.
/// Methods may be called from any task at the same time and end soon after the calling task is cancelled.
public protocol WeatherRepository: Sendable {
    /// Returns the weather at a place as last measured.
    ///
    /// - Parameters:
    ///   - query: The place.
    ///   - options: The units and the language of the response.
    ///   - policy: Where the value may come from.
    /// - Returns: The weather with its origin and source.
    /// - Throws: ``WeatherError``; ``WeatherError/cancelled`` when the calling task was cancelled.
    func currentWeather(
        for query: LocationQuery,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather>

    /// Returns the weather of the coming days, five days in steps of three hours from OpenWeather.
    ///
    /// - Parameters:
    ///   - query: The place.
    ///   - count: The number of steps to request, in `1...40`; all when `nil`.
    ///   - options: The units and the language of the response.
    ///   - policy: Where the value may come from.
    /// - Returns: The forecast with at most `count` steps.
    /// - Throws: ``WeatherError``; ``WeatherError/cancelled`` when the calling task was cancelled.
    func forecast(
        for query: LocationQuery,
        count: Int?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Forecast>
}

extension WeatherRepository {
    /// Returns the weather at a place with descriptions in English, from the cache while it is fresh.
    ///
    /// - Throws: ``WeatherError``; ``WeatherError/cancelled`` when the calling task was cancelled.
    public func currentWeather(for query: LocationQuery) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await currentWeather(for: query, options: RequestOptions(), policy: .cacheFirst)
    }

    /// Returns the whole forecast with descriptions in English, from the cache while it is fresh.
    ///
    /// - Throws: ``WeatherError``; ``WeatherError/cancelled`` when the calling task was cancelled.
    public func forecast(for query: LocationQuery) async throws(WeatherError) -> Fetched<Forecast> {
        try await forecast(for: query, count: nil, options: RequestOptions(), policy: .cacheFirst)
    }
}
