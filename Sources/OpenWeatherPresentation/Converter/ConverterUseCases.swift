public import OpenWeatherCore

/// What the converter asks of the domain.
public struct ConverterUseCases: Sendable {
    /// Finds cities.
    public let searchLocations: SearchLocationsUseCase
    /// Gets the weather.
    public let getWeather: GetCurrentWeatherUseCase
    /// Gets the place the user chose last, and the units and the language.
    public let getPreferences: GetPreferencesUseCase

    /// Creates the use cases over sources of places and weather and a store of preferences.
    public init(
        geocoding: any GeocodingRepository,
        weather: any WeatherRepository,
        preferences: any PreferencesStore
    ) {
        searchLocations = SearchLocationsUseCase(geocoding: geocoding)
        getWeather = GetCurrentWeatherUseCase(weather: weather)
        getPreferences = GetPreferencesUseCase(store: preferences)
    }
}
