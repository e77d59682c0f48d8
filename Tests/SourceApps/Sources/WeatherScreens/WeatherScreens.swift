import OpenWeatherComposition

/// Where the app reaches the service, and its key, which the sources do not contain.
struct AppConfiguration: WeatherAPIConfiguration {
    var apiKey: APIKey? = APIKey("YOUR_API_KEY")
}

/// Home, search, forecast, air quality, and settings over one client.
enum WeatherScreens {
    /// Composes the app.
    ///
    /// - Parameters:
    ///   - configuration: The client's settings, among them the key.
    ///   - preferences: The store of the user's choices.
    ///   - adjust: Changes what the screens use.
    /// - Returns: The app, which a property keeps.
    @MainActor
    static func makeApp(
        _ configuration: OpenWeatherConfiguration = OpenWeatherConfiguration(api: AppConfiguration()),
        preferences: any PreferencesStore,
        adjust: (inout ScreenDependencies) -> Void = { _ in }
    ) -> OpenWeatherApp {
        OpenWeatherApp.live(configuration: configuration, preferences: preferences, adjust: adjust)
    }

    /// Begins with metric units, whatever the device prefers; does nothing after the first launch.
    static func prepare(_ preferences: any PreferencesStore) async throws(WeatherError) {
        try await preferences.update { stored in
            guard !stored.hasBegun else { return }
            stored.units = .metric
            stored.begin(with: [])
        }
    }
}
