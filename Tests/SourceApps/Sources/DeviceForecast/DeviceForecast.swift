import OpenWeatherComposition

/// The forecast where the device is, from the first launch on.
enum DeviceForecast {
    /// Composes the app.
    ///
    /// - Parameters:
    ///   - configuration: The client's settings.
    ///   - preferences: The store of the user's choices.
    ///   - location: The source of the device's location.
    ///   - adjust: Changes what the screens use.
    /// - Returns: The app, which a property keeps.
    @MainActor
    static func makeApp(
        _ configuration: OpenWeatherConfiguration,
        preferences: any PreferencesStore,
        location: any LocationProvider,
        adjust: (inout ScreenDependencies) -> Void = { _ in }
    ) -> OpenWeatherApp {
        OpenWeatherApp.live(configuration: configuration, preferences: preferences) { parts in
            parts.locationProvider = location
            parts.asksForLocationAtFirstLaunch = true
            adjust(&parts)
        }
    }
}
