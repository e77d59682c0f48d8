import OpenWeatherCaching
public import OpenWeatherCore
public import OpenWeatherNetworking

/// The whole SDK behind one type: configuration in, typed weather out.
///
/// ```swift
/// let key = ""  // yours, from https://home.openweathermap.org/api_keys
/// let client = OpenWeatherClient(apiKey: key)
/// let weather = try await client.currentWeather(for: .city("Lisbon")).value
/// print(weather.temperature.celsius, weather.condition?.description ?? "")
/// ```
///
/// A client is a value whose copies share one connection, one cache and one rate limit. Make one and keep it.
public struct OpenWeatherClient: Sendable {
    /// The source of current weather and forecasts, cached; for use cases and screens.
    public let weather: any WeatherRepository

    /// The source of air quality, cached; for use cases and screens.
    public let airQuality: any AirQualityRepository

    /// The source of places, cached; for use cases and screens.
    public let geocoding: any GeocodingRepository

    /// The units and the language of answers, where a question does not say otherwise.
    public let options: RequestOptions

    let api: any WeatherAPIConfig
    let cache: ResponseCache?
    private let broadcaster: EventBroadcaster

    /// Creates a client for the OpenWeather service with the text of an API key.
    ///
    /// An empty key or a placeholder is not refused here but by the first request, with `WeatherError.missingKey`.
    ///
    /// - Parameter apiKey: Your key, from <https://home.openweathermap.org/api_keys>. Do not put it into your
    ///   sources; read it from the environment, the keychain, or a file that only its owner can read.
    public init(apiKey: String) {
        self.init(apiKey: APIKey(apiKey))
    }

    /// Creates a client for the OpenWeather service.
    ///
    /// An empty key or a placeholder is not refused here but by the first request, with `WeatherError.missingKey`.
    public init(apiKey: APIKey) {
        self.init(configuration: OpenWeatherConfiguration(api: OpenWeatherAPIConfig(apiKey: apiKey)))
    }

    /// Creates a client from a configuration.
    public init(configuration: OpenWeatherConfiguration) {
        let broadcaster = EventBroadcaster()
        let network = NetworkStack(configuration) { broadcaster.send(.network($0)) }
        if let cache = ResponseCache.make(configuration, handler: { broadcaster.send(.cache($0)) }) {
            let lifetimes = configuration.lifetimes
            weather = CachedWeatherRepository(upstream: network.weather, cache: cache, lifetimes: lifetimes)
            airQuality = CachedAirQualityRepository(upstream: network.airQuality, cache: cache, lifetimes: lifetimes)
            geocoding = CachedGeocodingRepository(upstream: network.geocoding, cache: cache, lifetimes: lifetimes)
            self.cache = cache
        } else {
            weather = network.weather
            airQuality = network.airQuality
            geocoding = network.geocoding
            cache = nil
        }
        options = configuration.options
        api = configuration.api
        self.broadcaster = broadcaster
    }

    /// What happens from now on: requests, retries, waits, and hits and misses of the cache.
    ///
    /// Nothing is printed or logged anywhere; bridge this to the logger or metrics of your choice. No event carries
    /// the key. A listener that falls behind loses the oldest events when more than `capacity` wait.
    public func events(capacity: Int = 1_000) -> AsyncStream<ClientEvent> {
        broadcaster.events(capacity: capacity)
    }
}

extension OpenWeatherClient {
    /// The cache, for a settings screen that tells its size and empties it; `nil` when there is none.
    public var cacheControl: (any CacheControl)? { cache }

    /// How much the cache keeps; nothing when there is none.
    public func cacheUsage() async -> CacheUsage {
        await cache?.usage() ?? CacheUsage(entries: 0, bytes: 0)
    }

    /// Forgets every kept answer, in memory and on disk.
    public func clearCache() async {
        await cache?.clear()
    }
}
