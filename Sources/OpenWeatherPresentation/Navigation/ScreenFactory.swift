import OpenWeatherAirQualityFeature
import OpenWeatherConverterFeature
import OpenWeatherCore
import OpenWeatherForecastFeature
public import OpenWeatherHomeFeature
import OpenWeatherLocationSearchFeature
public import OpenWeatherScreenKit
import OpenWeatherSettingsFeature

/// The maker of every screen of an app, from one set of parts.
///
/// Makes a new view model each time it is asked: whoever shows a screen keeps its model for as long as it is shown.
/// All screens share ``settings``, and the forecast shares what it knows with its days, also after it was left.
@MainActor
public final class ScreenFactory {
    /// What the screens are made of.
    public let dependencies: ScreenDependencies

    /// The environment that all screens share, kept up to date by ``followPreferences()``.
    public let settings: ScreenSettings

    private let forecastSource: ForecastSource

    /// Creates the maker of screens.
    public init(_ dependencies: ScreenDependencies) {
        self.dependencies = dependencies
        settings = ScreenSettings(
            deviceLocale: dependencies.deviceLocale,
            timeZone: dependencies.timeZone,
            now: dependencies.now
        )
        forecastSource = ForecastSource(weather: dependencies.weather, preferences: dependencies.preferences)
    }

    /// Keeps every screen up to date, until the task is cancelled: applies what the user chose now and after every
    /// change, also of other processes, and lets ages and days move on.
    public func followPreferences() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.settings.follow(GetPreferencesUseCase(store: self.dependencies.preferences)) }
            group.addTask { await self.settings.followTime(on: self.dependencies.clock) }
        }
    }

    /// Creates the app's router at a path, or at home when it is empty.
    public func makeRouter(path: [Route] = []) -> AppRouter {
        AppRouter(preferences: dependencies.preferences, path: path)
    }

    /// Creates the app's router at a path that was saved, also by a newer version.
    public func makeRouter(savedPath: SavedPath) -> AppRouter {
        AppRouter(preferences: dependencies.preferences, savedPath: savedPath)
    }

    /// Makes home and names it to the router as the screen to reload.
    public func makeHome(router: any Router) -> HomeViewModel {
        let home = HomeBuilder(
            weather: dependencies.weather,
            preferences: dependencies.preferences,
            connectivityMonitor: dependencies.connectivityMonitor,
            autoRefresh: dependencies.autoRefresh,
            clock: dependencies.clock
        )
        .makeViewModel(settings: settings, router: router)
        router.attach(home: home)
        return home
    }

    /// Makes the screen that a route leads to and names it to the router, where it can be reloaded.
    public func makeScreen(for route: Route, router: any Router) -> Screen {
        let screen = screen(for: route, router)
        if let reloadable = screen.reloadable { router.attach(reloadable, at: route) }
        return screen
    }

    private func screen(for route: Route, _ router: any Router) -> Screen {
        switch route {
        case .search:
            .search(search.makeViewModel(settings: settings, router: router))
        case .forecast:
            .forecast(ForecastBuilder(source: forecastSource).makeViewModel(settings: settings, router: router))
        case .dayDetail(let day):
            .dayDetail(
                DayDetailBuilder(source: forecastSource).makeViewModel(for: day, settings: settings, router: router)
            )
        case .airQuality:
            .airQuality(airQuality.makeViewModel(settings: settings, router: router))
        case .settings:
            .settings(
                SettingsBuilder(preferences: dependencies.preferences, cache: dependencies.cache)
                    .makeViewModel(settings: settings, router: router)
            )
        case .converter:
            .converter(converter.makeViewModel(settings: settings, router: router))
        }
    }

    private var search: LocationSearchBuilder {
        LocationSearchBuilder(
            geocoding: dependencies.geocoding,
            preferences: dependencies.preferences,
            locationProvider: dependencies.locationProvider,
            debounce: dependencies.searchDelay,
            clock: dependencies.clock
        )
    }

    private var airQuality: AirQualityBuilder {
        AirQualityBuilder(
            airQuality: dependencies.airQuality,
            weather: dependencies.weather,
            preferences: dependencies.preferences,
            scale: dependencies.airQualityScale
        )
    }

    private var converter: ConverterBuilder {
        ConverterBuilder(
            geocoding: dependencies.geocoding,
            weather: dependencies.weather,
            preferences: dependencies.preferences,
            locationProvider: dependencies.locationProvider,
            debounce: dependencies.searchDelay,
            clock: dependencies.clock
        )
    }
}
