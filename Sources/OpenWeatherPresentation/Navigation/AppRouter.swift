public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The app's router: the path of screens above home, and the place they show.
///
/// A `NavigationStack` binds to ``path``; a terminal app shows its last element. Either may also change the path
/// itself, as a swipe back does: leaving a screen has the same effects whoever did it. The router knows no view model;
/// it keeps weak references to screens as things that can be reloaded.
///
/// An app reads the place once with ``restore()`` and may run ``followLocation()`` in a task of its own for as long as
/// it shows ``currentLocation``, which Home and other processes change, too.
@MainActor
@Observable
public final class AppRouter: Router {
    /// The screens above home, lowest first.
    public var path: [Route] {
        didSet { pathChanged(from: oldValue) }
    }

    /// The place that the screens show; `nil` before the first choice.
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

    /// Creates a router at home, or at a path that was saved.
    public init(preferences: any PreferencesStore, path: [Route] = []) {
        self.path = path
        getLocation = GetLastSelectedLocationUseCase(store: preferences)
        getPreferences = GetPreferencesUseCase(store: preferences)
        savePreferences = SavePreferencesUseCase(store: preferences)
    }

    /// Names the screen to reload when another one changed what it shows.
    public func attach(home: any ReloadableScreen) {
        self.home = Attached(screen: home)
    }

    /// Names a screen to reload when a link changes the place while the screen stays where it is.
    public func attach(_ screen: any ReloadableScreen, at route: Route) {
        screens = screens.filter { $0.value.screen != nil }
        screens[route] = Attached(screen: screen)
    }

    /// Reads the place that the user chose last.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    public func restore() async throws(WeatherError) {
        show(try await getLocation())
    }

    /// Keeps ``currentLocation`` up to date whoever changes it, until the task is cancelled.
    public func followLocation() async {
        for await preferences in getPreferences.changes() {
            show(preferences.currentLocation)
        }
    }

    /// Goes where a link leads, and makes its place the current one; returns when the screens show it.
    ///
    /// A place that is known already, for example as a favourite, keeps what a link does not carry, such as its names
    /// in other languages.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``; the path is then unchanged.
    public func open(_ link: DeepLink) async throws(WeatherError) {
        if let location = link.location {
            show(try await savePreferences { $0.select($0.known(location)) }.currentLocation)
        }
        let kept = Self.common(path, link.path)
        path = link.path
        if link.location != nil { reloadHome(and: kept) }
        await waitForReload()
    }

    /// Ends when a reload that was triggered, if any, has ended.
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

    private func pathChanged(from old: [Route]) {
        if old.dropFirst(Self.common(old, path).count).contains(.settings) { reloadHome() }
    }

    /// The screens that two paths begin with.
    private static func common(_ one: [Route], _ other: [Route]) -> [Route] {
        zip(one, other).prefix { $0 == $1 }.map(\.0)
    }

    /// Reloads home, after the screens above it that stay; in place of a reload under way, so that there is one.
    private func reloadHome(and routes: [Route] = []) {
        reloading?.cancel()
        reloading = Task { [weak self] in
            if let location = try? await self?.getLocation(), !Task.isCancelled { self?.show(location) }
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
    /// Shows the search for places.
    public func showSearch() { push(.search) }

    /// Shows the forecast.
    public func showForecast() { push(.forecast) }

    /// Shows one day of the forecast.
    public func showDayDetail(_ day: LocalDay) { push(.dayDetail(day)) }

    /// Shows the quality of the air.
    public func showAirQuality() { push(.airQuality) }

    /// Shows the settings.
    public func showSettings() { push(.settings) }

    /// Shows the converter.
    public func showConverter() { push(.converter) }

    /// Goes back to the screen below; at home nothing happens.
    public func dismiss() {
        guard !path.isEmpty else { return }
        path.removeLast()
    }

    /// Goes home and loads the place chosen last.
    public func setRootHome() {
        let reloads = path.contains(.settings)
        path.removeAll()
        if !reloads { reloadHome() }
    }
}
