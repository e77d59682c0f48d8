public import OpenWeatherCore
public import OpenWeatherScreenKit

/// A builder of view models for the temperature converter.
///
/// A builder is a value without state of its own. Create it once, and call ``makeViewModel(settings:router:)`` each time
/// the screen is shown.
public struct ConverterBuilder: Sendable {
    private let useCases: ConverterUseCases
    private let locationProvider: (any LocationProvider)?
    private let debounce: Duration
    private let clock: any Clock<Duration>

    /// Creates a builder.
    ///
    /// - Parameters:
    ///   - geocoding: The source of cities.
    ///   - weather: The source of temperatures.
    ///   - preferences: The store of the current place, whose temperature is filled in first.
    ///   - locationProvider: The source of the device's location; with `nil` the screen does not offer it.
    ///   - debounce: The time to wait after the last change of the text before a search begins.
    ///   - clock: The clock that measures `debounce`.
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

    /// Creates a view model that shows `settings` and leaves the screen through `router`.
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

/// The exit of the converter.
///
/// An app's router conforms to it. `AppRouter` of `OpenWeatherPresentation` does.
@MainActor
public protocol ConverterRouting: AnyObject {
    /// Returns to the previous screen.
    func dismiss()
}

/// The use cases of the converter.
package struct ConverterUseCases: Sendable {
    /// Finds cities.
    package let searchLocations: SearchLocationsUseCase
    /// Loads the current weather.
    package let getWeather: GetCurrentWeatherUseCase
    /// Reads the current place, the units, and the language.
    package let getPreferences: GetPreferencesUseCase

    /// Creates the use cases of sources of places and weather and a store.
    package init(
        geocoding: any GeocodingRepository,
        weather: any WeatherRepository,
        preferences: any PreferencesStore
    ) {
        searchLocations = SearchLocationsUseCase(geocoding: geocoding)
        getWeather = GetCurrentWeatherUseCase(weather: weather)
        getPreferences = GetPreferencesUseCase(store: preferences)
    }
}
