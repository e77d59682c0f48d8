#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherApple
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherScreenMocks

/// The parts of the app, composed once.
@MainActor
final class AppComposition {
    /// The app group of the app and its widgets; change it to one of your team.
    static let appGroup = "group.com.example.weather"

    /// The screens and their client.
    let app: OpenWeatherApp

    /// Composes the app over the service, with the services of the device.
    ///
    /// The key is the text for `OpenWeatherAPIKey` in `Info.plist`. Anything in an app can be extracted from it: use a key
    /// that costs nothing, or a gateway that holds the key. Without one the weather is made up.
    init(bundle: Bundle = .main) {
        guard let key = bundle.object(forInfoDictionaryKey: "OpenWeatherAPIKey") as? String, !key.isEmpty else {
            app = .demo()
            return
        }
        let log = NetworkEventLog(subsystem: bundle.bundleIdentifier ?? "WeatherApp")
        var configuration = OpenWeatherConfiguration(api: OpenWeatherAPIConfig(apiKey: APIKey(key)))
        configuration.middleware = [{ ObservedHTTPClient(wrapping: $0, handler: log.handler) }]
        let shared = SharedContainer(appGroup: Self.appGroup)
        app = .live(
            configuration: shared?.configuration(configuration) ?? configuration,
            preferences: shared?.makePreferencesStore()
        ) { parts in
            parts.locationProvider = CoreLocationProvider()
            parts.connectivityMonitor = PathConnectivityMonitor()
        }
    }
}
#endif
