import OpenWeatherComposition

/// Search, details, favorites, and history on one path; the key comes from a store of secrets.
@MainActor
final class LayeredWeather {
    let factory: ScreenFactory
    let router: AppRouter
    private let service: any WeatherService

    /// Composes the app over the service, with the key that a store of secrets has.
    static func make(
        secrets: any SecretStore,
        preferences: any PreferencesStore,
        transport: (any HTTPClient)? = nil
    ) async throws(WeatherError) -> LayeredWeather {
        let key = try await secrets.secret(named: "api-key")?.reveal() ?? ""
        var configuration = OpenWeatherConfiguration(apiKey: key)
        configuration.timeout = .seconds(30)
        configuration.transport = transport
        configuration.cache = .memory
        return LayeredWeather(client: OpenWeatherClient(configuration: configuration), preferences: preferences)
    }

    /// Composes the app over a client.
    init(client: OpenWeatherClient, preferences: any PreferencesStore) {
        let repositories = client.repositories
        factory = ScreenFactory(
            ScreenDependencies(
                weather: repositories.weather,
                airQuality: repositories.airQuality,
                geocoding: repositories.geocoding,
                preferences: preferences
            )
        )
        router = factory.makeRouter()
        service = ClientWeatherService(client: client)
    }

    /// Shows the details of a city, which is a screen of the app's own.
    func showDetails(of city: String) {
        router.path.append(.custom(id: "details", value: city))
    }

    /// Returns the details on top of the path; `nil` while another screen is there.
    func makeDetails() -> WeatherDetailsViewModel? {
        guard case .custom("details", let city) = router.path.last else { return nil }
        return WeatherDetailsViewModel(city: city, service: service, formats: factory.settings.environment.formats)
    }
}
