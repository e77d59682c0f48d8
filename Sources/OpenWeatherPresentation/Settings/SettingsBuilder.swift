public import OpenWeatherCore
public import OpenWeatherScreenKit

/// A builder of view models for the settings screen.
///
/// A builder is a value without state of its own. Create it once, and call ``makeViewModel(settings:router:)`` each time
/// the screen is shown.
public struct SettingsBuilder: Sendable {
    private let preferences: any PreferencesStore
    private let cache: (any CacheControl)?
    private let calls: (any CallMeter)?

    /// Creates a builder.
    ///
    /// - Parameters:
    ///   - preferences: The store of the settings.
    ///   - cache: The cache to report on and to clear; with `nil` the screen has no section about a cache.
    ///   - calls: The meter of the calls that this device has used; with `nil` the screen has no section about calls.
    public init(preferences: any PreferencesStore, cache: (any CacheControl)?, calls: (any CallMeter)? = nil) {
        self.preferences = preferences
        self.cache = cache
        self.calls = calls
    }

    /// Creates a view model that shows `settings` and leaves the screen through `router`.
    @MainActor
    public func makeViewModel(settings: ScreenSettings, router: any SettingsRouting) -> SettingsViewModel {
        SettingsViewModel(preferences: preferences, cache: cache, calls: calls, settings: settings, router: router)
    }
}

/// The exit of the settings screen.
///
/// An app's router conforms to it. `AppRouter` of `OpenWeatherPresentation` does, and reloads home afterwards.
@MainActor
public protocol SettingsRouting: AnyObject {
    /// Returns to the previous screen.
    func dismiss()
}
