import Foundation
import OpenWeatherAirQualityFeature
import OpenWeatherConverterFeature
import OpenWeatherCore
public import OpenWeatherFavoritesFeature
import OpenWeatherForecastFeature
import OpenWeatherHistoryFeature
public import OpenWeatherHomeFeature
import OpenWeatherLocationSearchFeature
import OpenWeatherMapFeature
public import OpenWeatherScreenKit
import OpenWeatherSettingsFeature

/// A factory of all screens of a scene, which have one set of dependencies.
///
/// Create one factory per app and keep it for as long as the app runs. It keeps the screens in the path of an
/// ``AppRouter`` for as long as they stay there. All screens share ``settings``, and the forecast shares its data with
/// the screens of its days; the forecast for the current place does so also after it was left.
///
/// An app with several windows has a factory for each of them, see ``init(sharing:)``.
@MainActor
public final class ScreenFactory {
    private let shared: SharedScreenParts
    private var kept: [KeptPlace: Screen] = [:]

    /// The place of a screen that is kept.
    private struct KeptPlace: Hashable {
        let router: ObjectIdentifier
        let position: Int
        let route: Route
    }

    /// Creates a factory of screens with these dependencies; nothing is loaded yet.
    public init(_ dependencies: ScreenDependencies) {
        shared = SharedScreenParts(dependencies)
    }

    /// Creates a factory for another scene of the app of `factory`.
    ///
    /// The two share the dependencies, the settings, and the forecasts. Each keeps its own screens, and the new one
    /// releases them together with itself.
    public init(sharing factory: ScreenFactory) {
        shared = factory.shared
    }

    /// The dependencies of the screens.
    public var dependencies: ScreenDependencies { shared.dependencies }

    /// The settings that all screens share; ``followPreferences()`` keeps them up to date.
    public var settings: ScreenSettings { shared.settings }

    /// The location of the device that all screens share: permission, city, country, and the time of the last fix.
    public var deviceLocation: DeviceLocation { shared.device }

    /// Keeps the settings and the time on every screen up to date until the task is cancelled.
    ///
    /// It applies the stored preferences now and after each change, also one by another process, and updates texts such
    /// as "Updated just now" once a minute. Calls at the same time, also of factories that share their settings, do so
    /// once, until the last of them is cancelled.
    public func followPreferences() async { await shared.followPreferences() }

    /// Creates a router at a path, or at home when it is empty.
    public func makeRouter(path: [Route] = []) -> AppRouter {
        AppRouter(preferences: dependencies.preferences, path: path, now: dependencies.now)
    }

    /// Creates a router at a path that was saved, also by a newer version.
    public func makeRouter(savedPath: SavedPath) -> AppRouter {
        AppRouter(preferences: dependencies.preferences, savedPath: savedPath, now: dependencies.now)
    }

    /// Creates the home screen and registers it with `router`, which reloads it.
    public func makeHome(router: any Router) -> HomeViewModel {
        let home = shared.home.makeViewModel(
            at: nil,
            device: shared.device,
            asksAtFirstLaunch: dependencies.asksForLocationAtFirstLaunch,
            proposal: shared.proposal,
            settings: settings,
            router: router
        )
        router.attach(home: home)
        return home
    }

    /// Creates the list of favorites that stands beside the screens, for example in the sidebar of a window.
    ///
    /// A tap on a favorite makes it the current place and returns to `home`, which shows it. The list is not in the path.
    ///
    /// - Parameters:
    ///   - home: The home screen beside the list.
    ///   - router: The router of the screens beside the list.
    /// - Returns: The list.
    public func makePlaces(beside home: HomeViewModel, router: AppRouter) -> FavoritesViewModel {
        favorites.makeViewModel(settings: settings, router: PlacesRouter(home: home, router: router))
    }

    /// Returns the screen at a position of the router's path, creating it on the first call.
    ///
    /// Repeated calls return the same view model until the element leaves the path, also for a route that stands in the
    /// path twice. The factory then releases the screen and ends its work, however it was left. It also registers
    /// the screen with `router` when it can be reloaded. For an element that is not in the path, such as one that is
    /// being animated away, each call creates a screen that is not kept.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - position: The position of the route in ``AppRouter/path``; 0 is the screen above home.
    ///   - router: The router that leads to the screen.
    /// - Returns: The screen.
    public func makeScreen(for route: Route, at position: Int, router: AppRouter) -> Screen {
        let path = router.path
        guard path.indices.contains(position), path[position] == route else { return screen(for: route, router) }
        let place = KeptPlace(router: ObjectIdentifier(router), position: position, route: route)
        if let screen = kept[place] { return screen }
        let screen = screen(for: route, router)
        kept[place] = screen
        router.attach(screen.reloadable, at: position) { [weak self] in
            self?.kept.removeValue(forKey: place)?.dismissible?.dismissed()
        }
        return screen
    }

    /// Creates the screen of a route and registers it with `router` when it can be reloaded.
    ///
    /// With an ``AppRouter`` whose path holds the route, returns the screen at its highest position, as
    /// ``makeScreen(for:at:router:)`` does. With another router each call creates a new view model.
    public func makeScreen(for route: Route, router: any Router) -> Screen {
        if let router = router as? AppRouter, let position = router.path.lastIndex(of: route) {
            return makeScreen(for: route, at: position, router: router)
        }
        let screen = screen(for: route, router)
        if let reloadable = screen.reloadable { router.attach(reloadable, at: route) }
        return screen
    }

    private func screen(for route: Route, _ router: any Router) -> Screen {
        switch route {
        case .home(let place):
            .home(shared.home.makeViewModel(at: place, settings: settings, router: router))
        case .search(let text):
            .search(search.makeViewModel(searchingFor: text, device: shared.device, settings: settings, router: router))
        case .forecast(let place):
            .forecast(
                ForecastBuilder(source: shared.forecasts)
                    .makeViewModel(at: place, settings: settings, router: router)
            )
        case .dayDetail(let day, let place):
            .dayDetail(
                DayDetailBuilder(source: shared.forecasts)
                    .makeViewModel(for: day, at: place, settings: settings, router: router)
            )
        case .airQuality(let place):
            .airQuality(airQuality.makeViewModel(at: place, settings: settings, router: router))
        case .map(let place): .map(map.makeViewModel(at: place, settings: settings, router: router))
        case .favorites:
            .favorites(favorites.makeViewModel(settings: settings, router: router))
        case .history:
            .history(
                HistoryBuilder(preferences: dependencies.preferences, diary: dependencies.diary)
                    .makeViewModel(settings: settings, router: router)
            )
        case .settings:
            .settings(
                SettingsBuilder(
                    preferences: dependencies.preferences,
                    cache: dependencies.cache,
                    calls: dependencies.budget,
                    notifier: dependencies.notifier,
                    hasDiary: dependencies.diary != nil,
                    source: dependencies.source
                )
                .makeViewModel(device: shared.device, settings: settings, router: router)
            )
        case .converter:
            .converter(converter.makeViewModel(settings: settings, router: router))
        case .custom(let id, let value): .custom(id: id, value: value)
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

    private var favorites: FavoritesBuilder {
        FavoritesBuilder(weather: dependencies.weather, preferences: dependencies.preferences)
    }

    private var airQuality: AirQualityBuilder {
        AirQualityBuilder(
            airQuality: dependencies.airQuality,
            weather: dependencies.weather,
            preferences: dependencies.preferences,
            scale: dependencies.airQualityScale
        )
    }

    private var map: WeatherMapBuilder {
        WeatherMapBuilder(
            maps: dependencies.maps ?? NoMaps(),
            preferences: dependencies.preferences
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

/// The tiles of an app without maps, whose map screen a link may open; every call throws `unsupported`.
private struct NoMaps: MapTileRepository {
    func tile(
        _ tile: MapTile,
        of layer: MapLayer,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Data> {
        throw .unsupported
    }
}
