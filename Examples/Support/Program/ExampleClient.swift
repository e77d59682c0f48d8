public import OpenWeather
public import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking

/// A factory of clients for the options of an example.
public enum ExampleClient: Sendable {
    /// Creates a client of made-up weather, of the service, or of a gateway.
    ///
    /// The key is read from `OPENWEATHER_API_KEY` and never from an argument, which other users can see in a list of
    /// processes. `OPENWEATHER_BASE_URL` replaces the URL of the service. Made-up weather is cached like real weather,
    /// under the name of a host that does not exist.
    ///
    /// - Parameters:
    ///   - options: The options of the example.
    ///   - environment: The environment of the process.
    ///   - latency: The duration of a request for made-up weather.
    ///   - isCacheEnabled: Returns whether responses are cached, for example a user's setting.
    /// - Returns: The client.
    /// - Throws: ``UsageError`` when `OPENWEATHER_BASE_URL` is not a URL.
    public static func make(
        _ options: ExampleOptions,
        environment: [String: String],
        latency: Duration = .zero,
        isCacheEnabled: @escaping @Sendable () async -> Bool = { true }
    ) throws(UsageError) -> OpenWeatherClient {
        var configuration: OpenWeatherConfiguration
        switch options.source {
        case .demo:
            configuration = OpenWeatherConfiguration(transport: DemoHTTPClient(latency: latency))
        case .live:
            let key = APIKey(environment["OPENWEATHER_API_KEY"] ?? "")
            configuration = OpenWeatherConfiguration(api: try liveConfig(key, environment["OPENWEATHER_BASE_URL"]))
        case .gateway(let url):
            configuration = OpenWeatherConfiguration(api: GatewayAPIConfig(url: url))
        }
        configuration.options = RequestOptions(units: options.units, language: options.language)
        configuration.isCacheEnabled = isCacheEnabled
        if let report = DiagnosticReport.current { configuration.middleware = [report.recording] }
        switch options.cache {
        case .none: configuration.cache = .none
        case .directory(let directory): configuration.cache = .directory(directory)
        case .standard: configuration.cache = .standard
        }
        return OpenWeatherClient(configuration: configuration)
    }

    private static func liveConfig(_ key: APIKey, _ address: String?) throws(UsageError) -> OpenWeatherAPIConfig {
        guard let address, !address.isEmpty else { return OpenWeatherAPIConfig(apiKey: key) }
        guard let url = WebAddress.url(address) else {
            throw UsageError("OPENWEATHER_BASE_URL", "'\(address)' is not an http or https address.")
        }
        return OpenWeatherAPIConfig(apiKey: key, host: url)
    }
}

/// The cache of a client, for the settings screen.
public struct ClientCache: CacheControl {
    private let client: OpenWeatherClient

    /// Creates the control of the cache of `client`.
    public init(_ client: OpenWeatherClient) {
        self.client = client
    }

    /// Returns the number and the size of the cached responses.
    public func usage() async -> CacheUsage { await client.cacheUsage() }

    /// Removes all cached responses.
    public func clear() async { await client.clearCache() }
}
