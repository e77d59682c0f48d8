public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The app's router: the path of screens above home, and the place they show.
///
/// A `NavigationStack` binds to ``path``; a terminal app shows its last element. Either may also change the path
/// itself, as a swipe back does: leaving a screen has the same effects whoever did it. The router knows no view model;
/// it keeps a weak reference to home as something that can be reloaded.
@MainActor
@Observable
public final class AppRouter: Router {
    /// The screens above home, lowest first.
    public var path: [Route] {
        didSet { pathChanged(from: oldValue) }
    }

    /// The place that the screens show; `nil` before the first choice.
    public private(set) var currentLocation: Location?

    @ObservationIgnored private weak var home: (any ReloadableScreen)?
    @ObservationIgnored private var reloading: Task<Void, Never>?
    @ObservationIgnored private let getLocation: GetLastSelectedLocationUseCase
    @ObservationIgnored private let saveLocation: SaveLastSelectedLocationUseCase

    /// Creates a router at home, or at a path that was saved.
    public init(preferences: any PreferencesStore, path: [Route] = []) {
        self.path = path
        getLocation = GetLastSelectedLocationUseCase(store: preferences)
        saveLocation = SaveLastSelectedLocationUseCase(store: preferences)
    }

    /// Names the screen to reload when another one changed what it shows.
    public func attach(home: any ReloadableScreen) {
        self.home = home
    }

    /// Reads the place that the user chose last.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``.
    public func restore() async throws(WeatherError) {
        currentLocation = try await getLocation()
    }

    /// Goes where a link leads, and makes its place the current one.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError/storage(_:)``; the path is then unchanged.
    public func open(_ link: DeepLink) async throws(WeatherError) {
        if let location = link.location { try await saveLocation(location) }
        path = link.path
        if link.location != nil { reloadHome() }
        await waitForReload()
    }

    /// Ends when a reload that was triggered, if any, has ended.
    public func waitForReload() async {
        await reloading?.value
    }

    private func push(_ route: Route) {
        guard path.last != route else { return }  // A second quick tap.
        path.append(route)
    }

    private func pathChanged(from old: [Route]) {
        let left = old.dropFirst(zip(old, path).prefix { $0 == $1 }.count)
        if left.contains(.settings) { reloadHome() }
    }

    private func reloadHome() {
        reloading?.cancel()
        reloading = Task { [weak self] in
            guard let self else { return }
            if let location = try? await getLocation(), !Task.isCancelled { currentLocation = location }
            await home?.reload()
        }
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
