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
    nonisolated static let appGroup = "group.com.example.weather"

    /// The screens over the service, the card that asks for a key, or made-up weather.
    let start: AppStart

    #if !os(macOS)
    /// Kept here, because the notification center does not keep its delegate.
    private let presenter = NoticePresenter()
    #endif

    /// Composes the app over the service, with the services of the device.
    ///
    /// The key is the text for `OpenWeatherAPIKey` in `Info.plist`, which the project takes from `Local.xcconfig` in
    /// debug builds alone. Anything in an app can be extracted from it: distribute a gateway that holds the key. Without
    /// a key a card asks for one and offers made-up weather, which the app never shows by itself.
    ///
    /// - Parameters:
    ///   - bundle: The bundle with `Info.plist`.
    ///   - arguments: The arguments of the launch, which may ask for made-up weather.
    ///   - shared: The directory of the app and its widgets; by default that of the app group, if it can be used.
    ///   - choice: The place that remembers whether the user tries made-up weather, by default in `shared`.
    init(
        bundle: Bundle = .main,
        arguments: LaunchArguments = LaunchArguments(),
        shared: SharedContainer? = nil,
        choice: (any StartChoice)? = nil
    ) {
        for problem in arguments.problems { print(problem) }
        if arguments.isDemo {
            start = AppStart(live: nil, choice: LaunchChoice(), madeUp: arguments.makeDemo)
            return
        }
        let key = bundle.object(forInfoDictionaryKey: "OpenWeatherAPIKey") as? String ?? ""
        let group = bundle.object(forInfoDictionaryKey: "OpenWeatherAppGroup") as? String ?? Self.appGroup
        let shared = shared ?? SharedContainer(appGroup: group)
        start = AppStart(
            live: key.isEmpty ? nil : Self.makeLive(key, bundle, shared, arguments),
            choice: choice ?? shared?.makeStartChoice() ?? FileStartChoice()
        ) {
            shared.map { arguments.makeMadeUp(in: $0.madeUp) } ?? arguments.makeDemo()
        }
    }

    private static func makeLive(
        _ key: String,
        _ bundle: Bundle,
        _ shared: SharedContainer?,
        _ arguments: LaunchArguments
    ) -> OpenWeatherApp {
        let log = NetworkEventLog(subsystem: bundle.bundleIdentifier ?? "WeatherApp")
        var configuration = OpenWeatherConfiguration(apiKey: key)
        configuration.middleware = [{ ObservedHTTPClient(wrapping: $0, handler: log.handler) }]
        return .live(
            configuration: shared?.configuration(configuration) ?? configuration,
            preferences: shared?.makePreferencesStore(),
            savedPath: SavedPath(arguments.path)
        ) { parts in
            parts.locationProvider = CoreLocationProvider()
            parts.connectivityMonitor = PathConnectivityMonitor()
            #if !os(macOS)
            // A Mac has no refresh in the background, so nothing would plan the notices that the settings offer.
            parts.notifier = UserNotificationNotices()
            #endif
        }
    }
}

/// The choice of made-up weather by `--demo`, which lasts as long as the app runs.
@MainActor
private final class LaunchChoice: StartChoice {
    var isMadeUp = true
}
#endif
