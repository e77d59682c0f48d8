public import OpenWeatherCore
public import OpenWeatherScreenKit

/// A builder of view models for the favorites screen.
///
/// A builder is a value without state of its own. Create it once, and call ``makeViewModel(settings:router:)`` each time
/// the screen is shown.
public struct FavoritesBuilder: Sendable {
    private let getWeather: GetCurrentWeatherUseCase
    private let preferences: any PreferencesStore
    private let concurrentRequests: Int

    /// Creates a builder.
    ///
    /// - Parameters:
    ///   - weather: The source of weather.
    ///   - preferences: The store of the favorites and the settings.
    ///   - concurrentRequests: The largest number of places that are loaded at the same time; at least 1.
    public init(
        weather: any WeatherRepository,
        preferences: any PreferencesStore,
        concurrentRequests: Int = 4
    ) {
        getWeather = GetCurrentWeatherUseCase(weather: weather)
        self.preferences = preferences
        self.concurrentRequests = concurrentRequests
    }

    /// Creates a view model that shows `settings` and other screens through `router`.
    @MainActor
    public func makeViewModel(settings: ScreenSettings, router: any FavoritesRouting) -> FavoritesViewModel {
        FavoritesViewModel(
            weather: FavoritesWeather(
                getWeather: getWeather,
                settings: settings,
                concurrentRequests: concurrentRequests
            ),
            getPreferences: GetPreferencesUseCase(store: preferences),
            saver: PreferencesSaver(preferences: preferences, settings: settings),
            settings: settings,
            router: router
        )
    }
}

/// The screens that the favorites screen leads to.
///
/// An app's router conforms to it. `AppRouter` of `OpenWeatherPresentation` does.
@MainActor
public protocol FavoritesRouting: AnyObject {
    /// Shows a home screen for `location` without making it the current place.
    func showHome(at location: Location)

    /// Shows a home screen for a favorite, which is at `location` now.
    ///
    /// The default is ``showHome(at:)``. A router that makes the favorite the current place passes the choice on, so that
    /// the device's own place keeps following the device.
    func showHome(for favorite: PlaceChoice, at location: Location)

    /// Shows the search for places.
    func showSearch()

    /// Returns to the previous screen.
    func dismiss()
}

extension FavoritesRouting {
    /// Shows a home screen for `location` without making it the current place, whatever the favorite.
    public func showHome(for favorite: PlaceChoice, at location: Location) { showHome(at: location) }
}
