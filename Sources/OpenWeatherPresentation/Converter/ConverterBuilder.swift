public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The maker of the converter.
public struct ConverterBuilder: Sendable {
    private let useCases: ConverterUseCases
    private let locationProvider: (any LocationProvider)?
    private let debounce: Duration
    private let clock: any Clock<Duration>

    /// Creates a builder from the sources the screen needs.
    ///
    /// - Parameters:
    ///   - geocoding: The source of cities.
    ///   - weather: The source of temperatures.
    ///   - preferences: The store of the place to begin with.
    ///   - locationProvider: The source of the device's own place; without one the screen does not offer it.
    ///   - debounce: How long the typing has to pause before a search begins.
    ///   - clock: The clock that the pause is measured on.
    public init(
        geocoding: any GeocodingRepository,
        weather: any WeatherRepository,
        preferences: any PreferencesStore,
        locationProvider: (any LocationProvider)? = nil,
        debounce: Duration = .milliseconds(400),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        useCases = ConverterUseCases(geocoding: geocoding, weather: weather, preferences: preferences)
        self.locationProvider = locationProvider
        self.debounce = debounce
        self.clock = clock
    }

    /// Makes the screen; its way out leads to `router`.
    @MainActor
    public func makeViewModel(settings: ScreenSettings, router: any ConverterRouting) -> ConverterViewModel {
        ConverterViewModel(
            useCases: useCases,
            settings: settings,
            router: router,
            locationProvider: locationProvider,
            debounce: debounce,
            clock: clock
        )
    }
}

/// The way out of the converter.
@MainActor
public protocol ConverterRouting: AnyObject {
    /// Goes back.
    func dismiss()
}

/// What the converter asks of the domain.
public struct ConverterUseCases: Sendable {
    /// Finds cities.
    public let searchLocations: SearchLocationsUseCase
    /// Gets the weather.
    public let getWeather: GetCurrentWeatherUseCase
    /// Gets the place the user chose last, and the units and the language.
    public let getPreferences: GetPreferencesUseCase

    /// Creates the use cases over sources of places and weather and a store of preferences.
    public init(
        geocoding: any GeocodingRepository,
        weather: any WeatherRepository,
        preferences: any PreferencesStore
    ) {
        searchLocations = SearchLocationsUseCase(geocoding: geocoding)
        getWeather = GetCurrentWeatherUseCase(weather: weather)
        getPreferences = GetPreferencesUseCase(store: preferences)
    }
}
