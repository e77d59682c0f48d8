import OpenWeatherAirQualityFeature
import OpenWeatherConverterFeature
import OpenWeatherCore
import OpenWeatherForecastFeature
public import OpenWeatherHomeFeature
import OpenWeatherLocationSearchFeature
public import OpenWeatherScreenKit
import OpenWeatherSettingsFeature

/// Creates every screen of an app from one set of dependencies.
///
/// Create one factory per app and keep it for as long as the app runs. Each call creates a new view model; keep that for
/// as long as its screen is shown. All screens share ``settings``, and the forecast shares its data with the screens of
/// its days, also after it was left.
@MainActor
public final class ScreenFactory {
    /// The dependencies of the screens.
    public let dependencies: ScreenDependencies

    /// The settings that all screens share; ``followPreferences()`` keeps them up to date.
    public let settings: ScreenSettings

    private let forecastSource: ForecastSource

    /// Creates a factory.
    public init(_ dependencies: ScreenDependencies) {
        self.dependencies = dependencies
        settings = ScreenSettings(
            deviceLocale: dependencies.deviceLocale,
            timeZone: dependencies.timeZone,
            now: dependencies.now
        )
        forecastSource = ForecastSource(weather: dependencies.weather, preferences: dependencies.preferences)
    }

    /// Keeps the settings and the time on every screen up to date until the task is cancelled.
    ///
    /// Applies the stored preferences now and after each change, also one by another process, and updates texts such as
    /// "Updated just now" once a minute.
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

    /// Creates the home screen and registers it with `router`, which reloads it.
    public func makeHome(router: any Router) -> HomeViewModel {
        let home = home.makeViewModel(settings: settings, router: router)
        router.attach(home: home)
        return home
    }

    /// Creates the screen of a route and registers it with `router` when it can be reloaded.
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
        case .dayDetail(let day, _):
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
        case .home: .home(home.makeViewModel(settings: settings, router: router))
        // The modules of these two screens add their cases to `Screen`.
        case .favorites: .custom(id: "favorites", value: "")
        case .history: .custom(id: "history", value: "")
        case .custom(let id, let value): .custom(id: id, value: value)
        }
    }

    private var home: HomeBuilder {
        HomeBuilder(
            weather: dependencies.weather,
            preferences: dependencies.preferences,
            connectivityMonitor: dependencies.connectivityMonitor,
            autoRefresh: dependencies.autoRefresh,
            clock: dependencies.clock
        )
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
