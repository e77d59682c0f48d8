public import Foundation
public import OpenWeatherCore

/// A repository that fetches current weather and forecasts from the service.
///
/// Identical calls in flight share one request and one decoded value; the others are reported as
/// ``NetworkEvent/coalesced(_:)``. Copies of a repository share their in-flight requests. Nothing is kept after a
/// request: with ``/OpenWeatherCore/FetchPolicy/cacheOnly`` every call throws
/// ``/OpenWeatherCore/WeatherError/notCached`` without a request. For a cache, wrap it in a repository of
/// `OpenWeatherCaching`.
public struct RemoteWeatherRepository: WeatherRepository {
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

    /// Returns the latest observed weather at a place.
    ///
    /// - Parameters:
    ///   - query: The place.
    ///   - options: The units and the language of the response.
    ///   - policy: Where the value may come from.
    /// - Returns: The weather with its date and source.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; ``/OpenWeatherCore/WeatherError/cancelled`` at once when the
    ///   calling task is cancelled.
    public func currentWeather(
        for query: LocationQuery,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await source.value(of: .currentWeather(for: query), options: options, policy: policy)
    }

    /// Returns the forecast for the next five days in steps of three hours.
    ///
    /// - Parameters:
    ///   - query: The place.
    ///   - count: The number of steps, in `1...40`; all of them when `nil`.
    ///   - options: The units and the language of the response.
    ///   - policy: Where the value may come from.
    /// - Returns: The forecast with the requested number of steps, or fewer.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; ``/OpenWeatherCore/WeatherError/badRequest(_:)`` for a `count` out
    ///   of range.
    public func forecast(
        for query: LocationQuery,
        count: Int?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Forecast> {
        try await source.value(of: .forecast(for: query, count: count), options: options, policy: policy)
    }
}
