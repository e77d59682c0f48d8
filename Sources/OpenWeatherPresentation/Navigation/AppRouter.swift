public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The router of an app: the path of screens above home, and the place that they show.
///
/// A `NavigationStack` binds to ``path``; a terminal app shows the last element. Either may also change the path itself,
/// as a swipe back does: leaving a screen has the same effects however it is left. The router holds no view model
/// strongly. It keeps weak references to the screens that can be reloaded.
///
/// Create one router per app with ``ScreenFactory/makeRouter(path:)``, and call ``restore()`` once at launch. Run
/// ``followLocation()`` in a task for as long as the app shows ``currentLocation``, which Home and other processes
/// change as well.
@MainActor
@Observable
public final class AppRouter: Router {
    /// The screens above home, lowest first.
    public var path: [Route] {
        get { savedPath.routes }
        set {
            let old = savedPath.routes
            savedPath.routes = newValue
            if old.dropFirst(Self.common(old, newValue).count).contains(.settings) { reloadHome() }
        }
    }

    /// The path to store, which also holds the routes of a newer version that are not shown.
    public private(set) var savedPath: SavedPath

    /// The place that the screens show; `nil` before the first choice and until ``restore()`` has read it.
    public private(set) var currentLocation: Location?

    private struct Attached {
        weak var screen: (any ReloadableScreen)?
    }

    @ObservationIgnored private var home = Attached()
    @ObservationIgnored private var screens: [Route: Attached] = [:]
    @ObservationIgnored private var reloading: Task<Void, Never>?
    @ObservationIgnored private let getLocation: GetLastSelectedLocationUseCase
    @ObservationIgnored private let getPreferences: GetPreferencesUseCase
    @ObservationIgnored private let savePreferences: SavePreferencesUseCase

    /// Creates a router at a path that was saved, or at home when it is empty.
    public init(preferences: any PreferencesStore, savedPath: SavedPath) {
        self.savedPath = savedPath
        getLocation = GetLastSelectedLocationUseCase(store: preferences)
        getPreferences = GetPreferencesUseCase(store: preferences)
        savePreferences = SavePreferencesUseCase(store: preferences)
    }

    /// Creates a router at a path, or at home when it is empty.
    public convenience init(preferences: any PreferencesStore, path: [Route] = []) {
        self.init(preferences: preferences, savedPath: SavedPath(path))
    }

    /// Registers the home screen, which is reloaded when another screen has changed what it shows.
    public func attach(home: any ReloadableScreen) {
        self.home = Attached(screen: home)
    }

    /// Registers a screen, which is reloaded when a link changes the place and the screen stays in the path.
    public func attach(_ screen: any ReloadableScreen, at route: Route) {
        screens = screens.filter { $0.value.screen != nil }
        screens[route] = Attached(screen: screen)
    }

    /// Reads the current place from the store.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    public func restore() async throws(WeatherError) {
        show(try await getLocation())
    }

    /// Keeps ``currentLocation`` up to date with the store until the task is cancelled.
    public func followLocation() async {
        for await preferences in getPreferences.changes() {
            show(preferences.currentLocation)
        }
    }

    /// Opens a link and makes its place the current one; returns when the screens show it.
    ///
    /// A place that the store already knows, for example as a favorite, keeps what a link does not carry, such as its
    /// names in other languages.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``; the path is then unchanged.
    public func open(_ link: DeepLink) async throws(WeatherError) {
        if let location = link.location {
            show(try await savePreferences { $0.select($0.known(location)) }.currentLocation)
        }
        let kept = Self.common(path, link.path)
        path = link.path
        if link.location != nil { reloadHome(and: kept, readsPlace: false) }
        await waitForReload()
    }

    /// Waits for a reload under way; returns at once when there is none.
    public func waitForReload() async {
        while let task = reloading {
            await task.value
            guard task != reloading else { return }
        }
    }

    private func push(_ route: Route) {
        guard path.last != route else { return }  // A second quick tap.
        path.append(route)
    }

    /// The routes that two paths begin with.
    private static func common(_ one: [Route], _ other: [Route]) -> [Route] {
        zip(one, other).prefix { $0 == $1 }.map(\.0)
    }

    /// Reloads home after the screens above it that stay, superseding a reload under way.
    ///
    /// `readsPlace` is `false` when the router has just stored the place itself.
    private func reloadHome(and routes: [Route] = [], readsPlace: Bool = true) {
        reloading?.cancel()
        reloading = Task { [weak self] in
            if readsPlace, let location = try? await self?.getLocation(), !Task.isCancelled { self?.show(location) }
            for route in routes.reversed() where !Task.isCancelled { await self?.screens[route]?.screen?.reload() }
            guard !Task.isCancelled else { return }
            await self?.home.screen?.reload()
        }
    }

    private func show(_ location: Location?) {
        if location != currentLocation { currentLocation = location }
    }
}

extension AppRouter {
    /// Shows a home screen for `location` without making it the current place.
    public func showHome(at location: Location) { push(.home(location)) }

    /// Shows the search for places.
    public func showSearch() { push(.search) }

    /// Shows the search for places, which begins with a search for `text`.
    public func showSearch(for text: String) { push(.search(for: text)) }

    /// Shows the forecast for `location`; `nil` for the current place.
    public func showForecast(at location: Location? = nil) { push(.forecast(at: location)) }

    /// Shows one day of the forecast for `location`; `nil` for the current place.
    public func showDayDetail(_ day: LocalDay, at location: Location? = nil) {
        push(.dayDetail(day, at: location))
    }

    /// Shows the air quality at `location`; `nil` for the current place.
    public func showAirQuality(at location: Location? = nil) { push(.airQuality(at: location)) }

    /// Shows the favorites.
    public func showFavorites() { push(.favorites) }

    /// Shows the history.
    public func showHistory() { push(.history) }

    /// Shows the settings.
    public func showSettings() { push(.settings) }

    /// Shows the temperature converter.
    public func showConverter() { push(.converter) }

    /// Returns to the screen below; does nothing at home.
    public func dismiss() {
        guard !path.isEmpty else { return }
        path.removeLast()
    }

    /// Returns to home, which reads the current place from the store and loads its weather.
    public func setRootHome() { goHome(readsPlace: true) }

    /// Returns to home, which loads the weather at `location`; it has just been stored as the current place.
    public func setRootHome(showing location: Location) {
        show(location)
        goHome(readsPlace: false)
    }

    private func goHome(readsPlace: Bool) {
        let reloads = path.contains(.settings)
        path.removeAll()
        if !reloads { reloadHome(readsPlace: readsPlace) }
    }
}
