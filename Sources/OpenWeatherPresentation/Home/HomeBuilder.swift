public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The screens that the home screen leads to.
///
/// An app's router conforms to it. `AppRouter` of `OpenWeatherPresentation` does. A router that is already on its way
/// to a screen ignores a second call for the same screen, so that two quick taps open it once.
@MainActor
public protocol HomeRouting: AnyObject {
    /// Shows the search for places.
    func showSearch()

    /// Shows the forecast for `location`; `nil` for the current place, whichever that is.
    func showForecast(at location: Location?)

    /// Shows the air quality at `location`; `nil` for the current place, whichever that is.
    func showAirQuality(at location: Location?)

    /// Shows the map around `location`; `nil` for the current place, whichever that is.
    func showMap(at location: Location?)

    /// Shows another home screen, for `location`, without making it the current place.
    func showHome(at location: Location)

    /// Shows the favorites.
    func showFavorites()

    /// Shows the history.
    func showHistory()

    /// Shows the settings.
    func showSettings()

    /// Shows the temperature converter.
    func showConverter()

    /// Returns to the previous screen, from a home screen above the app's own.
    func dismiss()
}

extension HomeRouting {
    /// Does nothing, for a router of an app without a map.
    public func showMap(at location: Location?) {}
}

/// A builder of view models for the home screen.
///
/// A value that holds the sources of data and nothing else: keep one for an app and create a view model for each
/// appearance of the screen.
public struct HomeBuilder: Sendable {
    private let weather: any WeatherRepository
    private let preferences: any PreferencesStore
    private let oneCall: OneCallSource?
    private let airQuality: (any AirQualityRepository)?
    private let comparison: (any WeatherComparisonRepository)?
    private let hasMap: Bool
    private let connectivityMonitor: (any ConnectivityMonitor)?
    private let autoRefresh: AutoRefresh
    private let clock: any Clock<Duration>

    /// Creates a builder from the sources that the screen needs.
    ///
    /// - Parameters:
    ///   - weather: The source of weather and of forecasts; when it has no forecast, the screen shows the weather
    ///     alone.
    ///   - preferences: The store of the current place and the settings.
    ///   - oneCall: The source of the next minutes and of alerts, whose requests may be billed; with `nil` the screen has
    ///     neither.
    ///   - airQuality: The source of the air quality for ``HomeContent/goodTimes``, which is asked for cached values alone;
    ///     with `nil` they say that the air was not checked.
    ///   - comparison: The source of the weather to compare the present one with, see ``HomeContent/comparison``; with `nil`
    ///     the screen compares nothing.
    ///   - hasMap: Whether the screen leads to a map.
    ///   - connectivityMonitor: The monitor of the network; with `nil` the device is taken to be online.
    ///   - autoRefresh: The interval and the policy at which the screen refreshes itself.
    ///   - clock: The clock that measures the intervals.
    public init(
        weather: any WeatherRepository,
        preferences: any PreferencesStore,
        oneCall: (any OneCallRepository)? = nil,
        airQuality: (any AirQualityRepository)? = nil,
        comparison: (any WeatherComparisonRepository)? = nil,
        hasMap: Bool = false,
        connectivityMonitor: (any ConnectivityMonitor)? = nil,
        autoRefresh: AutoRefresh = .everyMinute,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.weather = weather
        self.preferences = preferences
        self.oneCall = oneCall.map { OneCallSource($0, clock: clock) }
        self.airQuality = airQuality
        self.comparison = comparison
        self.hasMap = hasMap
        self.connectivityMonitor = connectivityMonitor
        self.autoRefresh = autoRefresh
        self.clock = clock
    }

    /// Creates a view model that shows other screens through `router`.
    ///
    /// - Parameters:
    ///   - location: The place to show whatever the user selects; `nil` for the current place.
    ///   - device: The location of the device, which the screen offers and follows; `nil` where it does not.
    ///   - asksAtFirstLaunch: Whether the screen prompts for permission to use the location, without a tap, when it
    ///     appears and there is no place yet.
    ///   - settings: The settings of the screens.
    ///   - router: The router that leads out of the screen.
    /// - Returns: The view model.
    @MainActor
    public func makeViewModel(
        at location: Location? = nil,
        device: DeviceLocation? = nil,
        asksAtFirstLaunch: Bool = false,
        settings: ScreenSettings,
        router: any HomeRouting
    ) -> HomeViewModel {
        makeViewModel(
            at: location,
            device: device,
            asksAtFirstLaunch: asksAtFirstLaunch,
            proposal: nil,
            settings: settings,
            router: router
        )
    }

    /// Creates a view model that proposes a place to a user without one; `proposal` is `nil` for none.
    @MainActor
    package func makeViewModel(
        at location: Location?,
        device: DeviceLocation?,
        asksAtFirstLaunch: Bool,
        proposal: PlaceProposal?,
        settings: ScreenSettings,
        router: any HomeRouting
    ) -> HomeViewModel {
        let stopwatch = Stopwatch(on: clock)
        return HomeViewModel(
            at: location,
            loader: HomeLoader(
                at: PlaceSource(location),
                weather: weather,
                oneCall: oneCall,
                airQuality: airQuality,
                comparison: comparison,
                preferences: preferences,
                settings: settings,
                stopwatch: stopwatch
            ),
            favorite: FavoriteToggle(preferences: preferences, settings: settings),
            device: device,
            proposal: proposal,
            asksAtFirstLaunch: asksAtFirstLaunch,
            hasMap: hasMap,
            settings: settings,
            router: router,
            connectivityMonitor: connectivityMonitor,
            autoRefresh: autoRefresh,
            clock: clock,
            stopwatch: stopwatch
        )
    }
}
