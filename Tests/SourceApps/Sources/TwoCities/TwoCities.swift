import OpenWeatherComposition

/// London and Helsinki, each refreshed every minute while there is a network.
enum TwoCities {
    /// The cities that are there from the first start on.
    static let cities = [
        Location(name: "London", country: "GB", coordinate: Coordinate(clampingLatitude: 51.51, longitude: -0.13)),
        Location(name: "Helsinki", country: "FI", coordinate: Coordinate(clampingLatitude: 60.17, longitude: 24.94)),
    ]

    /// Composes the app.
    ///
    /// - Parameters:
    ///   - configuration: The client's settings.
    ///   - preferences: The store of the user's choices.
    ///   - network: The source of the state of the network.
    ///   - adjust: Changes what the screens use.
    /// - Returns: The app, which a property keeps.
    @MainActor
    static func makeApp(
        _ configuration: OpenWeatherConfiguration,
        preferences: any PreferencesStore,
        network: any ConnectivityMonitor,
        adjust: (inout ScreenDependencies) -> Void = { _ in }
    ) -> OpenWeatherApp {
        OpenWeatherApp.live(configuration: configuration, preferences: preferences, defaultPlaces: cities) { parts in
            parts.connectivityMonitor = network
            // Every tick is a request, also while the weather is fresh.
            parts.autoRefresh = AutoRefresh(every: .seconds(60), policy: .refresh)
            adjust(&parts)
        }
    }
}
