public import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking

/// Makes the client that an example's options ask for.
public enum ExampleClient: Sendable {
    /// A client for made-up weather, for the service or for a gateway.
    ///
    /// The key comes from `OPENWEATHER_API_KEY` and never from an argument, as everyone can read those in a list of
    /// processes. `OPENWEATHER_BASE_URL` replaces the service's address. Made-up weather is cached like real weather,
    /// under the name of a host that does not exist; `latency` is how long it takes to come.
    /// `isCacheEnabled` is a switch in the settings.
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
