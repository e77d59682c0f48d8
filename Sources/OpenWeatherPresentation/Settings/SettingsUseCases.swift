public import OpenWeatherCore

/// What the settings ask of the domain.
public struct SettingsUseCases: Sendable {
    /// Gets what the user chose.
    public let getPreferences: GetPreferencesUseCase
    /// Saves what the user chooses.
    public let savePreferences: SavePreferencesUseCase

    /// Creates the use cases over a store of preferences.
    public init(preferences: any PreferencesStore) {
        getPreferences = GetPreferencesUseCase(store: preferences)
        savePreferences = SavePreferencesUseCase(store: preferences)
    }
}
