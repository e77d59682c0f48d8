public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The maker of the air-quality screen.
public struct AirQualityBuilder: Sendable {
    private let useCases: AirQualityUseCases
    private let scale: AirQualityScale

    /// Creates a builder from the sources the screen needs.
    ///
    /// - Parameters:
    ///   - airQuality: The source of air quality.
    ///   - weather: The source of weather. Air quality comes without a time zone; the weather at the same place has it
    ///     and is usually known already, as the home screen shows it.
    ///   - preferences: The store of the place and of what the user chose.
    ///   - scale: The scale that the screen begins with.
    public init(
        airQuality: any AirQualityRepository,
        weather: any WeatherRepository,
        preferences: any PreferencesStore,
        scale: AirQualityScale = .openWeather
    ) {
        useCases = AirQualityUseCases(airQuality: airQuality, weather: weather, preferences: preferences)
        self.scale = scale
    }

    /// Makes the screen; its ways out lead to `router`.
    @MainActor
    public func makeViewModel(settings: ScreenSettings, router: any AirQualityRouting) -> AirQualityViewModel {
        AirQualityViewModel(useCases: useCases, settings: settings, router: router, scale: scale)
    }
}
