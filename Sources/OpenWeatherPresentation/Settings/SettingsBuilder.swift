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
