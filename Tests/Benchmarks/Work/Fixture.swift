import Foundation
import OpenWeather
import OpenWeatherMocks

/// The clients and places that benchmarks share.
enum Fixture {
    /// The key of every client; no server checks it.
    static let key = String(repeating: "5eed", count: 8)

    /// The number of connections of every session, which is the client's default.
    static let connections = 6

    /// Returns a client without a rate limit over a transport of its own.
    ///
    /// It has a key, so that authorization is part of what is measured, and its date never changes.
    static func client(over transport: any HTTPClient, cache: CacheConfiguration = .none) -> OpenWeatherClient {
        var configuration = configuration(server: URL(string: "https://api.invalid"))
        configuration.transport = transport
        configuration.cache = cache
        return OpenWeatherClient(configuration: configuration)
    }

    /// Returns a client as apps have it, with a deadline and a rate limit that no request waits for.
    static func limitedClient(over transport: any HTTPClient) -> OpenWeatherClient {
        var configuration = configuration(server: URL(string: "https://api.invalid"))
        configuration.transport = transport
        configuration.retry = RetryPolicy()
        configuration.plan = AccountPlan(perMinute: 1_000_000_000)
        return OpenWeatherClient(configuration: configuration)
    }

    /// Returns a client without a cache and without a rate limit that sends its requests to `server`.
    static func client(server: URL, connections: Int = connections) -> OpenWeatherClient {
        var configuration = configuration(server: server)
        configuration.maximumConnections = connections
        return OpenWeatherClient(configuration: configuration)
    }

    /// Returns one of 360,000 places, no two of which share a cached response.
    static func place(_ number: Int) -> Coordinate {
        Coordinate(
            clampingLatitude: Double(number % 100) * 0.5 - 25,
            longitude: Double(number / 100 % 3_600) * 0.1 - 180
        )
    }

    /// Returns the configuration of a client without a cache and without a rate limit that sends its requests to `server`.
    static func configuration(server: URL?) -> OpenWeatherConfiguration {
        var configuration = OpenWeatherConfiguration(
            api: OpenWeatherAPIConfiguration(apiKey: APIKey(key), host: server),
            options: RequestOptions(units: .metric)
        )
        configuration.retry = .noDeadline
        configuration.cache = .none
        configuration.plan = .unlimited
        configuration.now = { SampleTime.fetched }
        return configuration
    }
}
