public import Foundation
public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The router of a window: the path of screens above home, and the place that they show.
///
/// A `NavigationStack` binds to ``path`` or ``elements``; a terminal app shows the last element. Either may also change
/// the path itself, as a swipe back does: leaving a screen has the same effects however it is left. The router holds no
/// view model strongly. It keeps weak references to the screens that can be reloaded.
///
/// Create one router per window with ``ScreenFactory/makeRouter(path:)``, and call ``restore()`` once at launch. Run
/// ``followLocation()`` in a task for as long as the app shows ``currentLocation``, which Home, other windows, and other
/// processes change as well.
@MainActor
@Observable
public final class AppRouter: Router {
    /// The screens above home, lowest first.
    public var path: [Route] {
        get { savedPath.routes }
        set {
            let old = savedPath.routes
            savedPath.routes = newValue
            screensLeft(old.dropFirst(Self.common(old, newValue).count))
        }
    }

    /// The path to store, which also holds the routes of a newer version that are not shown.
    public private(set) var savedPath: SavedPath

    /// The place that the screens show; `nil` before the first choice and until ``restore()`` has read it.
    public private(set) var currentLocation: Location?

    private struct Attached {
        weak var screen: (any ReloadableScreen)?
        var onLeave: (@MainActor () -> Void)?
    }

    @ObservationIgnored private var home = Attached()
    /// The screens by their position in the path.
    @ObservationIgnored private var screens: [Int: Attached] = [:]
    @ObservationIgnored private var reloading: Task<Void, Never>?
    @ObservationIgnored private let getLocation: GetLastSelectedLocationUseCase
    @ObservationIgnored private let getPreferences: GetPreferencesUseCase
    @ObservationIgnored private let savePreferences: SavePreferencesUseCase
    @ObservationIgnored private let now: @Sendable () -> Date

    /// Creates a router at a path that was saved, or at home when it is empty.
    ///
    /// - Parameters:
    ///   - preferences: The store of the current place and the history.
    ///   - savedPath: The path.
    ///   - now: A closure that returns the current date, for the history.
    public init(
        preferences: any PreferencesStore,
        savedPath: SavedPath,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.savedPath = savedPath
        self.now = now
        getLocation = GetLastSelectedLocationUseCase(store: preferences)
        getPreferences = GetPreferencesUseCase(store: preferences)
        savePreferences = SavePreferencesUseCase(store: preferences)
    }

    /// Creates a router at a path, or at home when it is empty.
    ///
    /// - Parameters:
    ///   - preferences: The store of the current place and the history.
    ///   - path: The routes, lowest screen first.
    ///   - now: A closure that returns the current date, for the history.
    public convenience init(
        preferences: any PreferencesStore,
        path: [Route] = [],
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.init(preferences: preferences, savedPath: SavedPath(path), now: now)
    }

    /// Registers the home screen, which is reloaded when another screen has changed what it shows.
    public func attach(home: any ReloadableScreen) {
        self.home = Attached(screen: home)
    }

    /// Registers the screen of the highest element of the path that is `route`; does nothing for other routes.
    ///
    /// The screen is reloaded when a link changes the place while it stays in the path, and when the settings above it
    /// are left. ``ScreenFactory`` registers the screens that it creates.
    public func attach(_ screen: any ReloadableScreen, at route: Route) {
        guard let position = path.lastIndex(of: route) else { return }
        // What a factory does when the element leaves the path stays.
        screens[position, default: Attached()].screen = screen
    }

    /// Registers the screen at a position of the path; `screen` is `nil` for one that cannot be reloaded.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - position: The position, which must be in the path.
    ///   - onLeave: Called once when the element leaves the path.
    func attach(_ screen: (any ReloadableScreen)?, at position: Int, onLeave: @escaping @MainActor () -> Void) {
        screens[position] = Attached(screen: screen, onLeave: onLeave)
    }

    /// Reads the current place from the store.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    public func restore() async throws(WeatherError) {
        show(try await getLocation())
    }

    /// Shows the screens of a path that was saved; does nothing when a screen is shown above home already.
    ///
    /// Call it once, before a link is opened.
    public func restorePath(_ savedPath: SavedPath) {
        if path.isEmpty { self.savedPath = savedPath }
    }

    /// Keeps ``currentLocation`` up to date with the store until the task is cancelled.
    public func followLocation() async {
        for await preferences in getPreferences.changes() {
            show(preferences.currentLocation)
        }
    }

    /// Opens a link and, if it selects a place, makes that the current one; returns when the screens show it.
    ///
    /// A place that the store already knows, for example as a favorite, keeps what a link does not carry, such as its
    /// names in other languages.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``; the path is then unchanged.
    public func open(_ link: DeepLink) async throws(WeatherError) {
        var routes = link.path
        if let location = link.location {
            let now = now()
            show(try await savePreferences { $0.select($0.known(location), at: now) }.currentLocation)
        } else if routes.contains(where: { $0.place != nil }), let preferences = try? await getPreferences() {
            // Without the stored places the link still says enough to show the weather.
            routes = routes.map { route in route.place.map { route.showing(preferences.known($0)) } ?? route }
        }
        let kept = Self.common(path, routes).indices
        path = routes
        if link.location != nil { reloadHome(and: Array(kept), readsPlace: false) }
        await waitForReload()
    }

    /// Waits for a reload under way; returns at once when there is none.
    ///
    /// Views need not wait; use it in programs without views and in tests of an app.
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

    /// Ends the screens of routes that are no longer in the path, the highest first.
    private func screensLeft(_ left: ArraySlice<Route>) {
        let ended = left.indices.reversed().compactMap { screens.removeValue(forKey: $0)?.onLeave }
        // The screen on top is on show; those below it load when they appear.
        if left.contains(.settings) { reloadHome(and: path.isEmpty ? [] : [path.count - 1]) }
        for onLeave in ended { onLeave() }
    }

    /// Reloads home after the screens at `positions`, which stay, superseding a reload under way.
    ///
    /// `readsPlace` is `false` when the router has just stored the place itself.
    private func reloadHome(and positions: [Int] = [], readsPlace: Bool = true) {
        reloading?.cancel()
        reloading = Task { [weak self] in
            if readsPlace, let location = try? await self?.getLocation(), !Task.isCancelled { self?.show(location) }
            for position in positions.reversed() where !Task.isCancelled {
                await self?.screens[position]?.screen?.reload()
            }
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

    /// Shows the map around `location`; `nil` for the current place.
    public func showMap(at location: Location? = nil) { push(.map(at: location)) }

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
