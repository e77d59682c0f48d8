public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The maker of the settings.
public struct SettingsBuilder: Sendable {
    private let useCases: SettingsUseCases
    private let cache: (any CacheControl)?

    /// Creates a builder; without a cache the settings have no section about it.
    public init(preferences: any PreferencesStore, cache: (any CacheControl)?) {
        useCases = SettingsUseCases(preferences: preferences)
        self.cache = cache
    }

    /// Makes the screen; its way out leads to `router`.
    @MainActor
    public func makeViewModel(settings: ScreenSettings, router: any SettingsRouting) -> SettingsViewModel {
        SettingsViewModel(useCases: useCases, cache: cache, settings: settings, router: router)
    }
}

/// The way out of the settings.
@MainActor
public protocol SettingsRouting: AnyObject {
    /// Goes back.
    func dismiss()
}

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
