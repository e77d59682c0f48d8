public import OpenWeatherCore

/// What the air-quality screen asks of the domain.
public struct AirQualityUseCases: Sendable {
    /// Gets the place the user chose last.
    public let getLocation: GetLastSelectedLocationUseCase
    /// Gets what the user chose.
    public let getPreferences: GetPreferencesUseCase
    /// Gets the quality of the air.
    public let getAirQuality: GetAirQualityUseCase
    /// Gets the weather, whose answer alone tells how the place's clocks stand.
    public let getWeather: GetCurrentWeatherUseCase

    /// Creates the use cases over their sources.
    public init(
        airQuality: any AirQualityRepository,
        weather: any WeatherRepository,
        preferences: any PreferencesStore
    ) {
        getLocation = GetLastSelectedLocationUseCase(store: preferences)
        getPreferences = GetPreferencesUseCase(store: preferences)
        getAirQuality = GetAirQualityUseCase(airQuality: airQuality)
        getWeather = GetCurrentWeatherUseCase(weather: weather)
    }
}
