public import Foundation
public import OpenWeatherCaching
public import OpenWeatherCore
public import OpenWeatherNetworking

/// Everything that can be set about a client, with defaults that suit an app.
public struct OpenWeatherConfiguration: Sendable {
    /// Where the service is and how to be allowed in.
    public var api: any WeatherAPIConfig
    /// The units and the language of answers, where a question does not say otherwise.
    public var options: RequestOptions
    /// Where answers are kept.
    public var cache: CacheSetting = .standard
    /// How long each kind of answer may be used.
    public var lifetimes: CacheLifetimes = .standard
    /// Whether the cache may be used, asked for every question; for a switch in the settings.
    public var isCacheEnabled: @Sendable () async -> Bool = { true }
    /// What is tried again, how often and how soon.
    public var retry = RetryPolicy()
    /// How many requests may be sent in how much time; `nil` for no limit of our own.
    public var rateLimit: RateLimit? = .free
    /// The longest that one try may take.
    public var timeout: Duration = .seconds(15)
    /// The largest answer that is read, in bytes.
    public var maximumBodySize = 8_000_000
    /// What moves the bytes; `nil` for `URLSession`.
    public var transport: (any HTTPClient)?
    /// The clock that delays and deadlines are measured on.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// The wall clock that ages are measured on.
    public var now: @Sendable () -> Date = { Date() }
    /// The source of randomness for the spread of retries.
    public var randomness: @Sendable (ClosedRange<Double>) -> Double = { .random(in: $0) }

    /// Creates a configuration for the service or a gateway.
    public init(api: any WeatherAPIConfig, options: RequestOptions = RequestOptions()) {
        self.api = api
        self.options = options
    }

    /// Creates a configuration in which `transport` stands in for the service, for demos and tests.
    ///
    /// No key is needed, nothing leaves the device, and answers are kept in memory alone, so that they can never be
    /// taken for those of the service.
    public init(transport: any HTTPClient, options: RequestOptions = RequestOptions()) {
        api = TransportAPIConfig()
        self.options = options
        self.transport = transport
        cache = .memory
    }
}

/// Where a client keeps its answers.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum CacheSetting: Sendable {
    /// On disk in the platform's cache folder, with the most recent answers in memory.
    case standard
    /// On disk in this folder, for example an app group's, so that an app and its widget share it.
    ///
    /// Answers of different servers are kept apart in sub-folders.
    case directory(URL)
    /// In memory alone.
    case memory
    /// In a store of one's own, which must not be shared between different servers.
    case store(any CacheStore)
    /// Nowhere: every question goes to the service.
    case none
}

/// The address under which a stand-in for the service is asked; no real host can have it (RFC 2606).
struct TransportAPIConfig: WeatherAPIConfig {
    let apiKey: APIKey? = nil
    let baseURLWeather = URL(string: "https://stand-in.invalid/data/2.5")
    let baseURLGeo = URL(string: "https://stand-in.invalid/geo/1.0")
}
