import OpenWeatherCaching
public import OpenWeatherCore
public import OpenWeatherNetworking

/// A client of the OpenWeather service that returns typed weather.
///
/// ```swift
/// let key = ""  // yours, from https://home.openweathermap.org/api_keys
/// let client = OpenWeatherClient(apiKey: key)
/// let weather = try await client.currentWeather(for: .city("Lisbon")).value
/// print(weather.temperature.celsius, weather.condition?.description ?? "")
/// ```
///
/// A client combines a transport, credentials, a rate limit, retries and a cache. It is a value whose copies share
/// them: create one and keep it. It can be used from any task. Identical calls in flight share one request. Calls throw
/// only ``/OpenWeatherCore/WeatherError``, and return values as ``/OpenWeatherCore/Fetched``, with their date, origin
/// and source.
///
/// ## Topics
///
/// ### Creating a client
///
/// - ``init(apiKey:)-(String)``
/// - ``init(apiKey:)-(APIKey)``
/// - ``init(configuration:)``
/// - ``options``
///
/// ### Weather, forecasts and air quality
///
/// - ``currentWeather(for:options:policy:)-(LocationQuery,_,_)``
/// - ``forecast(for:count:options:policy:)-(LocationQuery,_,_,_)``
/// - ``hourlyForecast(for:count:options:policy:)-(LocationQuery,_,_,_)``
/// - ``dailyForecast(for:days:options:policy:)-(LocationQuery,_,_,_)``
/// - ``climateForecast(for:days:options:policy:)-(LocationQuery,_,_,_)``
/// - ``report(for:options:policy:)-(LocationQuery,_,_)``
/// - ``airQuality(at:policy:)``
/// - ``airQualityForecast(at:policy:)``
/// - ``airQualityHistory(at:in:policy:)``
/// - ``airQualityHours(at:in:policy:)``
/// - ``weatherHistory(at:in:offset:options:policy:)``
/// - ``iconURL(for:scale:)``
/// - ``iconData(for:scale:)``
///
/// ### Many places at once
///
/// - ``currentWeather(for:options:policy:concurrency:)``
/// - ``forecasts(for:count:options:policy:concurrency:)``
/// - ``airQuality(at:policy:concurrency:)``
/// - ``currentWeather(for:calls:cell:options:concurrency:)``
///
/// ### Places
///
/// - ``search(_:limit:policy:)``
/// - ``locations(named:limit:policy:)``
/// - ``locations(at:limit:policy:)``
/// - ``location(postcode:country:policy:)``
///
/// ### One Call
///
/// - ``oneCall(at:parts:options:policy:)``
/// - ``oneCallUpdates(at:parts:options:policy:)``
/// - ``alert(id:policy:)``
/// - ``hourlyTimeline(_:from:at:limits:options:policy:)``
/// - ``dailyTimeline(from:at:limits:options:policy:)``
/// - ``hour(of:at:options:policy:)``
/// - ``day(_:at:offset:options:policy:)``
/// - ``overview(of:at:units:policy:)``
/// - ``knownOneCallVersion()``
///
/// ### Endpoints of your own
///
/// - ``value(of:as:options:decoder:)``
/// - ``data(of:options:)``
///
/// ### The key and the budget
///
/// - ``diagnoseAccess(to:)``
/// - ``cost(of:)``
/// - ``callUsage()``
/// - ``saving(of:)``
///
/// ### Events and the cache
///
/// - ``events(capacity:)``
/// - ``cacheUsage()``
/// - ``clearCache()``
///
/// ### Repositories for use cases and screens
///
/// - ``repositories``
public struct OpenWeatherClient: Sendable {
    /// The units and the language of calls that do not specify them.
    public let options: RequestOptions

    let services: ClientServices

    /// The source of every value.
    package var source: ServiceSource { services.source }

    /// Creates a client for the OpenWeather service with the text of an API key.
    ///
    /// With an empty key or a placeholder, requests fail with ``/OpenWeatherCore/WeatherError/missingKey`` before
    /// anything is sent.
    ///
    /// - Parameter apiKey: Your key, from <https://home.openweathermap.org/api_keys>. Do not put it into your
    ///   sources; read it from the environment, the keychain, or a file that only its owner can read.
    public init(apiKey: String) {
        self.init(apiKey: APIKey(apiKey))
    }

    /// Creates a client for the OpenWeather service with an API key, for example one from a secret store.
    ///
    /// With an empty key or a placeholder, requests fail with ``/OpenWeatherCore/WeatherError/missingKey`` before
    /// anything is sent.
    public init(apiKey: APIKey) {
        self.init(configuration: OpenWeatherConfiguration(apiKey: apiKey))
    }

    /// Creates a client from a configuration, for a gateway, another cache or other limits.
    public init(configuration: OpenWeatherConfiguration) {
        options = configuration.options
        services = ClientServices(configuration)
    }

    /// Returns a stream of the events from now on: requests, retries, waits, and cache hits and misses.
    ///
    /// The client prints and logs nothing; forward the events to the logger or the metrics of your choice. No event
    /// contains the key. A stream that is read too slowly loses its oldest events beyond `capacity`.
    public func events(capacity: Int = 1_000) -> AsyncStream<ClientEvent> {
        services.broadcaster.events(capacity: capacity)
    }
}

extension OpenWeatherClient {
    /// Returns the number of cached responses and icons and their total size in bytes; both are 0 without a cache.
    public func cacheUsage() async -> CacheUsage {
        await services.cache?.usage() ?? CacheUsage(entries: 0, bytes: 0)
    }

    /// Removes every cached response and icon from memory and from disk.
    public func clearCache() async {
        await services.cache?.clear()
    }
}
