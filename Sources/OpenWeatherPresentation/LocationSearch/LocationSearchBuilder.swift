public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The maker of the search screen.
public struct LocationSearchBuilder: Sendable {
    private let useCases: LocationSearchUseCases
    private let locationProvider: (any LocationProvider)?
    private let debounce: Duration
    private let clock: any Clock<Duration>

    /// Creates a builder from the sources the screen needs.
    ///
    /// - Parameters:
    ///   - geocoding: The source of places.
    ///   - preferences: The store of the place, of recent places and of favourites.
    ///   - locationProvider: The source of the device's own place; without one the screen does not offer it.
    ///   - debounce: How long the typing has to pause before a search begins.
    ///   - clock: The clock that the pause is measured on.
    public init(
        geocoding: any GeocodingRepository,
        preferences: any PreferencesStore,
        locationProvider: (any LocationProvider)? = nil,
        debounce: Duration = .milliseconds(400),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        useCases = LocationSearchUseCases(geocoding: geocoding, preferences: preferences)
        self.locationProvider = locationProvider
        self.debounce = debounce
        self.clock = clock
    }

    /// Makes the screen; its ways out lead to `router`.
    @MainActor
    public func makeViewModel(
        settings: ScreenSettings,
        router: any LocationSearchRouting
    ) -> LocationSearchViewModel {
        LocationSearchViewModel(
            useCases: useCases,
            settings: settings,
            router: router,
            locationProvider: locationProvider,
            debounce: debounce,
            clock: clock
        )
    }
}

/// The ways out of the search for places.
@MainActor
public protocol LocationSearchRouting: AnyObject {
    /// Returns to the home screen, which shows the place that was chosen.
    func setRootHome()

    /// Goes back without a choice.
    func dismiss()
}

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
