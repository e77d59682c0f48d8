#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import Foundation
import OpenWeatherApple
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherScreenMocks

/// The parts of the app, composed once.
@MainActor
final class AppComposition {
    /// The app group of the app and its widgets where `Info.plist` names none.
    static let appGroup = "group.com.example.weather"

    /// The screens and their client.
    let app: OpenWeatherApp

    /// A Boolean value that indicates whether the weather is made up.
    let isDemo: Bool

    /// Composes the app over the service, with the services of the device.
    ///
    /// The key is the text for `OpenWeatherAPIKey` in `Info.plist`, which the project takes from `Local.xcconfig` in
    /// debug builds alone. Anything in an app can be extracted from it: distribute a gateway that holds the key. Without
    /// a key the weather is made up.
    init(bundle: Bundle = .main, arguments: LaunchArguments = LaunchArguments()) {
        for problem in arguments.problems { print(problem) }
        let key = bundle.object(forInfoDictionaryKey: "OpenWeatherAPIKey") as? String ?? ""
        isDemo = key.isEmpty || arguments.isDemo
        if isDemo {
            app = arguments.makeDemo()
            return
        }
        let log = NetworkEventLog(subsystem: bundle.bundleIdentifier ?? "WeatherApp")
        var configuration = OpenWeatherConfiguration(api: OpenWeatherAPIConfig(apiKey: APIKey(key)))
        configuration.middleware = [{ ObservedHTTPClient(wrapping: $0, handler: log.handler) }]
        let shared = SharedContainer(
            appGroup: bundle.object(forInfoDictionaryKey: "OpenWeatherAppGroup") as? String ?? Self.appGroup
        )
        app = .live(
            configuration: shared?.configuration(configuration) ?? configuration,
            preferences: shared?.makePreferencesStore(),
            savedPath: SavedPath(arguments.path)
        ) { parts in
            parts.locationProvider = CoreLocationProvider()
            parts.connectivityMonitor = PathConnectivityMonitor()
        }
    }
}
#endif
