public import OpenWeatherCore

/// What the search screen asks of the domain.
public struct LocationSearchUseCases: Sendable {
    /// Finds places.
    public let searchLocations: SearchLocationsUseCase
    /// Saves the place that was chosen.
    public let saveLocation: SaveLastSelectedLocationUseCase
    /// Gets recent places and favourites.
    public let getPreferences: GetPreferencesUseCase
    /// Saves changes of recent places and favourites.
    public let savePreferences: SavePreferencesUseCase

    /// Creates the use cases over a source of places and a store of preferences.
    public init(geocoding: any GeocodingRepository, preferences: any PreferencesStore) {
        searchLocations = SearchLocationsUseCase(geocoding: geocoding)
        saveLocation = SaveLastSelectedLocationUseCase(store: preferences)
        getPreferences = GetPreferencesUseCase(store: preferences)
        savePreferences = SavePreferencesUseCase(store: preferences)
    }
}
