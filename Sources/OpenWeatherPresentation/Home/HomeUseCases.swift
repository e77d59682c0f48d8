public import OpenWeatherCore

/// What the home screen asks of the domain.
public struct HomeUseCases: Sendable {
    /// Gets the place the user chose last.
    public let getLocation: GetLastSelectedLocationUseCase
    /// Saves another place.
    public let saveLocation: SaveLastSelectedLocationUseCase
    /// Gets what the user chose.
    public let getPreferences: GetPreferencesUseCase
    /// Gets the weather.
    public let getWeather: GetCurrentWeatherUseCase

    /// Creates the use cases over a source of weather and a store of preferences.
    public init(weather: any WeatherRepository, preferences: any PreferencesStore) {
        getLocation = GetLastSelectedLocationUseCase(store: preferences)
        saveLocation = SaveLastSelectedLocationUseCase(store: preferences)
        getPreferences = GetPreferencesUseCase(store: preferences)
        getWeather = GetCurrentWeatherUseCase(weather: weather)
    }
}
