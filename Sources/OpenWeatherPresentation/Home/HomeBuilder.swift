public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The maker of the home screen.
public struct HomeBuilder: Sendable {
    private let useCases: HomeUseCases
    private let connectivityMonitor: (any ConnectivityMonitor)?
    private let autoRefresh: AutoRefresh
    private let clock: any Clock<Duration>

    /// Creates a builder from the sources the screen needs.
    ///
    /// - Parameters:
    ///   - weather: The source of weather.
    ///   - preferences: The store of the place and of what the user chose.
    ///   - connectivityMonitor: The watcher of the network; without one it is taken to be there.
    ///   - autoRefresh: Whether and how the screen refreshes itself.
    ///   - clock: The clock that the intervals are measured on.
    public init(
        weather: any WeatherRepository,
        preferences: any PreferencesStore,
        connectivityMonitor: (any ConnectivityMonitor)? = nil,
        autoRefresh: AutoRefresh = .everyMinute,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        useCases = HomeUseCases(weather: weather, preferences: preferences)
        self.connectivityMonitor = connectivityMonitor
        self.autoRefresh = autoRefresh
        self.clock = clock
    }

    /// Makes the screen; its ways out lead to `router`.
    @MainActor
    public func makeViewModel(settings: ScreenSettings, router: any HomeRouting) -> HomeViewModel {
        HomeViewModel(
            useCases: useCases,
            settings: settings,
            router: router,
            connectivityMonitor: connectivityMonitor,
            autoRefresh: autoRefresh,
            clock: clock
        )
    }
}
