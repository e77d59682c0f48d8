import OpenWeatherApple
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherTestSupport
import Security
import Testing

// snippet: apple-landing
/// Composes the app over the service, with the services of the device.
@MainActor
func makeApp(apiKey: String) -> OpenWeatherApp {
    OpenWeatherApp.live(apiKey: apiKey) { parts in
        parts.locationProvider = CoreLocationProvider()
        parts.connectivityMonitor = PathConnectivityMonitor()
    }
}
// end

// snippet: apple-log
/// Returns a configuration whose exchanges appear in Console and in Instruments.
func makeConfiguration(apiKey: String) -> OpenWeatherConfiguration {
    let log = NetworkEventLog(subsystem: "com.example.weather")
    var configuration = OpenWeatherConfiguration(api: OpenWeatherAPIConfig(apiKey: APIKey(apiKey)))
    configuration.middleware = [{ ObservedHTTPClient(wrapping: $0, handler: log.handler) }]
    return configuration
}
// end

// snippet: apple-key
/// Returns the key that the user entered; an empty one is refused before anything is sent.
func storedKey(in keychain: KeychainSecretStore) async throws(WeatherError) -> APIKey {
    APIKey(try await keychain.secret(named: "api-key")?.reveal() ?? "")
}
// end

@MainActor
@Suite("Code with the services of Apple systems")
struct AppleSnippets {
    @Test
    func composesAnAppWithTheServicesOfTheDevice() {
        let app = makeApp(apiKey: "not-a-real-key")

        #expect(app.dependencies.locationProvider is CoreLocationProvider)
        #expect(app.dependencies.connectivityMonitor is PathConnectivityMonitor)
    }

    @Test
    func logsTheExchangesOfAClient() {
        #expect(makeConfiguration(apiKey: "not-a-real-key").middleware.count == 1)
    }
}
