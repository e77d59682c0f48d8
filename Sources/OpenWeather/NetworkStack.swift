import OpenWeatherCore
import OpenWeatherNetworking

/// The sources behind the cache: remote repositories over the stack of HTTP clients.
struct NetworkStack: Sendable {
    let weather: any WeatherRepository
    let airQuality: any AirQualityRepository
    let geocoding: any GeocodingRepository

    /// Stacks the clients; a request passes them from the bottom of this list to its top.
    init(_ configuration: OpenWeatherConfiguration, handler: @escaping NetworkEventHandler) {
        let clock = configuration.clock
        var client: any HTTPClient =
            configuration.transport
            ?? URLSessionHTTPClient(
                timeout: configuration.timeout,
                maximumBodySize: configuration.maximumBodySize,
                clock: clock
            )
        client = AuthorizingHTTPClient(
            wrapping: client,
            key: configuration.api.apiKey,
            headers: configuration.api.headers
        )
        client = ObservedHTTPClient(wrapping: client, clock: clock, handler: handler)
        if let limit = configuration.rateLimit {
            client = RateLimitedHTTPClient(wrapping: client, limit: limit, clock: clock, handler: handler)
        }
        client = RetryingHTTPClient(
            wrapping: client,
            policy: configuration.retry,
            clock: clock,
            randomness: configuration.randomness,
            handler: handler
        )
        client = CoalescingHTTPClient(wrapping: client, handler: handler)

        let (api, now) = (configuration.api, configuration.now)
        weather = RemoteWeatherRepository(client: client, config: api, now: now)
        airQuality = RemoteAirQualityRepository(client: client, config: api, now: now)
        geocoding = RemoteGeocodingRepository(client: client, config: api, now: now)
    }
}
