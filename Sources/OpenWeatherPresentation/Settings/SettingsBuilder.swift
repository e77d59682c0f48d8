public import OpenWeatherCore
public import OpenWeatherScreenKit

/// A builder of view models for the settings screen.
///
/// A builder is a value without state of its own. Create it once, and call ``makeViewModel(device:settings:router:)`` each
/// time the screen is shown.
public struct SettingsBuilder: Sendable {
    private let preferences: any PreferencesStore
    private let cache: (any CacheControl)?
    private let calls: (any CallMeter)?
    private let notifier: (any WeatherNotifier)?
    private let hasDiary: Bool
    private let source: DataSource

    /// Creates a builder.
    ///
    /// - Parameters:
    ///   - preferences: The store of the settings.
    ///   - cache: The cache to report on and to clear; with `nil` the screen has no section about a cache.
    ///   - calls: The meter of the calls that this device has used; with `nil` the screen has no section about calls.
    ///   - notifier: The part of the app that shows notices; with `nil` the screen has no section about notices.
    ///   - hasDiary: Whether the app can keep a diary of forecasts; otherwise the screen has no switch for it.
    ///   - source: The provider of the data, which the screen names.
    public init(
        preferences: any PreferencesStore,
        cache: (any CacheControl)?,
        calls: (any CallMeter)? = nil,
        notifier: (any WeatherNotifier)? = nil,
        hasDiary: Bool = false,
        source: DataSource = .openWeather
    ) {
        self.preferences = preferences
        self.cache = cache
        self.calls = calls
        self.notifier = notifier
        self.hasDiary = hasDiary
        self.source = source
    }

    /// Creates a view model that shows `settings` and leaves the screen through `router`.
    ///
    /// - Parameters:
    ///   - device: The location of the device; with `nil` the screen has no section about it.
    ///   - settings: The settings of the screens.
    ///   - router: The router that leads out of the screen.
    /// - Returns: The view model.
    @MainActor
    public func makeViewModel(
        device: DeviceLocation? = nil,
        settings: ScreenSettings,
        router: any SettingsRouting
    ) -> SettingsViewModel {
        SettingsViewModel(
            preferences: preferences,
            cache: cache,
            calls: calls,
            notifier: notifier,
            hasDiary: hasDiary,
            device: device,
            source: source,
            settings: settings,
            router: router
        )
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
