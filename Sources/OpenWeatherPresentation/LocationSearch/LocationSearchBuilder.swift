public import OpenWeatherCore
public import OpenWeatherScreenKit

/// A builder of view models for the search screen.
///
/// A builder is a value without state of its own. Create it once, and call
/// ``makeViewModel(searchingFor:device:settings:router:)`` each time the screen is shown.
public struct LocationSearchBuilder: Sendable {
    private let useCases: LocationSearchUseCases
    private let geocoding: any GeocodingRepository
    private let preferences: any PreferencesStore
    private let locationProvider: (any LocationProvider)?
    private let debounce: Duration
    private let clock: any Clock<Duration>

    /// Creates a builder.
    ///
    /// - Parameters:
    ///   - geocoding: The source of places.
    ///   - preferences: The store of the current place, recent places, and favorites.
    ///   - locationProvider: The source of the device's location; with `nil` the screen does not offer it.
    ///   - debounce: The time to wait after the last change of the text before a search begins.
    ///   - clock: The clock that measures `debounce`.
    public init(
        geocoding: any GeocodingRepository,
        preferences: any PreferencesStore,
        locationProvider: (any LocationProvider)? = nil,
        debounce: Duration = .milliseconds(400),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        useCases = LocationSearchUseCases(geocoding: geocoding, preferences: preferences)
        self.geocoding = geocoding
        self.preferences = preferences
        self.locationProvider = locationProvider
        self.debounce = debounce
        self.clock = clock
    }

    /// Creates a view model that shows `settings` and leaves the screen through `router`.
    ///
    /// - Parameters:
    ///   - text: The text to search for when the screen appears; `nil` for an empty field.
    ///   - device: The location of the device that the screens of an app share; `nil` for one of the screen's own, over
    ///     the location provider of the builder.
    ///   - settings: The settings of the screens.
    ///   - router: The router that leads out of the screen.
    /// - Returns: The view model.
    @MainActor
    public func makeViewModel(
        searchingFor text: String? = nil,
        device: DeviceLocation? = nil,
        settings: ScreenSettings,
        router: any LocationSearchRouting
    ) -> LocationSearchViewModel {
        LocationSearchViewModel(
            searchingFor: text,
            useCases: useCases,
            settings: settings,
            router: router,
            device: device
                ?? DeviceLocation(
                    provider: locationProvider,
                    geocoding: geocoding,
                    preferences: preferences,
                    settings: settings
                ),
            debounce: debounce,
            clock: clock
        )
    }
}

/// The exits of the search screen.
///
/// An app's router conforms to it. `AppRouter` of `OpenWeatherPresentation` does.
@MainActor
public protocol LocationSearchRouting: AnyObject {
    /// Returns to the home screen, which reads and shows the current place.
    func setRootHome()

    /// Returns to the home screen, which shows `location`; it has just been saved as the current place.
    func setRootHome(showing location: Location)

    /// Shows a home screen for `location` without making it the current place.
    func showHome(at location: Location)

    /// Returns to the previous screen without a choice.
    func dismiss()
}

extension LocationSearchRouting {
    /// Calls ``setRootHome()``, for a router that keeps no current place of its own.
    public func setRootHome(showing location: Location) {
        setRootHome()
    }
}

/// The use cases of the search screen.
package struct LocationSearchUseCases: Sendable {
    /// Finds places.
    package let searchLocations: SearchLocationsUseCase
    /// Reads recent places and favorites.
    package let getPreferences: GetPreferencesUseCase
    /// Saves the current place, recent places, and favorites.
    package let savePreferences: SavePreferencesUseCase

    /// Creates the use cases of a source of places and a store.
    package init(geocoding: any GeocodingRepository, preferences: any PreferencesStore) {
        searchLocations = SearchLocationsUseCase(geocoding: geocoding)
        getPreferences = GetPreferencesUseCase(store: preferences)
        savePreferences = SavePreferencesUseCase(store: preferences)
    }
}
