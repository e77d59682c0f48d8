public import Foundation
public import OpenWeatherComposition
import OpenWeatherMocks

extension OpenWeatherApp {
    /// Composes an app over made-up weather, without a key, a network, or a file.
    ///
    /// It is composed like `live(configuration:preferences:savedPath:defaultPlaces:usesOneCall:usesMaps:adjust:)`: requests,
    /// decoding, and caching are the real ones, and only the service is replaced. Weather is believable for every
    /// place, and the same for the same place and hour, and every screen and widget says that it is made up.
    /// Preferences and cached responses are kept in memory for as long as the app lives.
    ///
    /// - Parameters:
    ///   - preferences: The preferences to begin with; by default, no place has been chosen.
    ///   - latency: The duration of a request, so that loading is visible.
    ///   - savedPath: The path of screens to begin with.
    ///   - usesOneCall: Whether screens also show what One Call knows.
    ///   - usesMaps: Whether home leads to a map, whose tiles are drawn from the same weather.
    ///   - completesNames: Whether the search also finds cities whose names begin with a text; the service finds whole
    ///     names.
    ///   - adjust: A closure that replaces dependencies of the screens, for example the locale of the device.
    /// - Returns: The app.
    public static func demo(
        preferences: Preferences = Preferences(),
        latency: Duration = .zero,
        savedPath: SavedPath = SavedPath(),
        usesOneCall: Bool = false,
        usesMaps: Bool = false,
        completesNames: Bool = false,
        adjust: (inout ScreenDependencies) -> Void = { _ in }
    ) -> OpenWeatherApp {
        demo(
            preferences: preferences,
            latency: latency,
            savedPath: savedPath,
            usesOneCall: usesOneCall,
            usesMaps: usesMaps,
            completesNames: completesNames,
            now: { Date() },
            adjust: adjust
        )
    }

    /// Composes an app over made-up weather on a clock of your own, as for pictures and tests.
    ///
    /// It is the same app as that of ``demo(preferences:latency:savedPath:usesOneCall:usesMaps:completesNames:adjust:)``.
    ///
    /// - Parameters:
    ///   - preferences: The preferences to begin with; by default, no place has been chosen.
    ///   - latency: The duration of a request, so that loading is visible.
    ///   - savedPath: The path of screens to begin with.
    ///   - usesOneCall: Whether screens also show what One Call knows.
    ///   - usesMaps: Whether home leads to a map, whose tiles are drawn from the same weather.
    ///   - completesNames: Whether the search also finds cities whose names begin with a text; the service finds whole
    ///     names.
    ///   - now: A closure that returns the current date, for the weather and the screens alike.
    ///   - adjust: A closure that replaces dependencies of the screens, for example the locale of the device.
    /// - Returns: The app.
    public static func demo(
        preferences: Preferences = Preferences(),
        latency: Duration = .zero,
        savedPath: SavedPath = SavedPath(),
        usesOneCall: Bool = false,
        usesMaps: Bool = false,
        completesNames: Bool = false,
        now: @escaping @Sendable () -> Date,
        adjust: (inout ScreenDependencies) -> Void = { _ in }
    ) -> OpenWeatherApp {
        let demo = DemoHTTPClient(completesNames: completesNames, now: now, latency: latency)
        var configuration = OpenWeatherConfiguration(transport: demo, source: .madeUp)
        configuration.now = now
        // Made-up weather is never late, however busy the machine is.
        configuration.retry = .noDeadline
        return live(
            configuration: configuration,
            preferences: InMemoryPreferencesStore(preferences),
            savedPath: savedPath,
            usesOneCall: usesOneCall,
            usesMaps: usesMaps,
            adjust: { dependencies in
                if usesOneCall {
                    // Made-up statistics and hours cost nothing, so that home compares by itself what the key of an account
                    // may not reach.
                    var past = configuration
                    past.oneCallVersion = .fixed(.v4)
                    dependencies.comparison = comparison(
                        of: OpenWeatherClient(configuration: past),
                        hasStatistics: true
                    )
                }
                adjust(&dependencies)
            }
        )
    }
}
