import Foundation
public import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking

/// A factory of clients for the options of an example.
public enum ExampleClient: Sendable {
    /// Creates a client of made-up weather, of the service, or of a gateway.
    ///
    /// - Parameters:
    ///   - options: The options of the example.
    ///   - environment: The environment of the process.
    /// - Returns: The client.
    /// - Throws: ``UsageError`` when `OPENWEATHER_BASE_URL` is not a URL.
    public static func make(
        _ options: ExampleOptions,
        environment: [String: String]
    ) throws(UsageError) -> OpenWeatherClient {
        OpenWeatherClient(configuration: try configuration(options, environment: environment))
    }

    /// Creates the configuration of a client of made-up weather, of the service, or of a gateway.
    ///
    /// The key is read from `OPENWEATHER_API_KEY` and never from an argument, which other users can see in a list of
    /// processes. `OPENWEATHER_BASE_URL` replaces the URL of the service. The token for a gateway is
    /// read from `OPENWEATHER_GATEWAY_TOKEN`. Made-up weather is cached like real weather,
    /// under the name of a host that does not exist.
    ///
    /// - Parameters:
    ///   - options: The options of the example.
    ///   - environment: The environment of the process.
    ///   - latency: The duration of a request for made-up weather.
    /// - Returns: The configuration.
    /// - Throws: ``UsageError`` when `OPENWEATHER_BASE_URL` is not a URL.
    public static func configuration(
        _ options: ExampleOptions,
        environment: [String: String],
        latency: Duration = .zero
    ) throws(UsageError) -> OpenWeatherConfiguration {
        var configuration: OpenWeatherConfiguration
        switch options.source {
        case .demo:
            let demo = DemoHTTPClient(latency: latency)
            configuration = OpenWeatherConfiguration(transport: demo, source: .madeUp)
        case .live:
            let key = APIKey(environment["OPENWEATHER_API_KEY"] ?? "")
            configuration = OpenWeatherConfiguration(api: try liveAPI(key, environment["OPENWEATHER_BASE_URL"]))
        case .gateway(let url):
            let token = environment["OPENWEATHER_GATEWAY_TOKEN"] ?? ""
            let headers = token.isEmpty ? [:] : ["Authorization": "Bearer \(token)"]
            configuration = OpenWeatherConfiguration(api: OpenWeatherAPIConfiguration(gateway: url, headers: headers))
        }
        configuration.options = RequestOptions(units: options.units, language: options.language)
        if let report = DiagnosticReport.current { configuration.middleware = [report.recording] }
        if let faults = SurvivedFaults.current { configuration.onEvent = faults.note }
        switch options.cache {
        case .none: configuration.cache = .none
        case .directory(let directory): configuration.cache = .directory(directory)
        case .standard: configuration.cache = .standard
        }
        return configuration
    }

    private static func liveAPI(_ key: APIKey, _ address: String?) throws(UsageError) -> OpenWeatherAPIConfiguration {
        guard let address, !address.isEmpty else { return OpenWeatherAPIConfiguration(apiKey: key) }
        guard let url = WebAddress.url(address) else {
            throw UsageError("OPENWEATHER_BASE_URL", "'\(address)' is not an http or https address.")
        }
        var api = OpenWeatherAPIConfiguration(apiKey: key, host: url)
        api.baseURLIcons = url.appending(path: "img/wn")
        return api
    }
}
