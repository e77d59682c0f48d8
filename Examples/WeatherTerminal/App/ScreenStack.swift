import Observation
import OpenWeatherComposition

/// A place on the command line, and what is to happen when it was found.
@MainActor
struct PlaceOnStart {
    /// The place as the user typed it.
    let name: String
    /// Finds the place.
    let find: @Sendable () async throws(WeatherError) -> Location
    /// Shows the place for the session.
    let show: @Sendable (Location) -> Void
}

/// The screens of the app: home or what comes before it, and above it those of the router's path.
@MainActor
@Observable
final class ScreenStack {
    @MainActor
    private struct Layer {
        let route: Route
        let screen: any TerminalScreen
        let appearance: Task<Void, Never>
        var scroll = Scroll()

        func end() {
            appearance.cancel()
            screen.end()
        }
    }

    private var start: StartScreen?

    @ObservationIgnored private var layers: [Layer] = []
    @ObservationIgnored private var appearance: Task<Void, Never>?
    @ObservationIgnored private let app: OpenWeatherApp
    @ObservationIgnored private let home: HomeScreen
    @ObservationIgnored private var scroll = Scroll()

    /// Creates the screens; a place on the command line is looked for before home is shown.
    init(_ app: OpenWeatherApp, start place: PlaceOnStart?) {
        self.app = app
        home = HomeScreen(app, app.home, at: nil)
        start = place.map { place in
            StartScreen(place.name, app.settings, find: place.find) { [weak self] ending in
                if case .found(let location) = ending { place.show(location) }
                await self?.leaveStart(ending)
            }
        }
    }

    /// The screen that is shown.
    var top: any TerminalScreen {
        if let layer = layers.last { return layer.screen }
        if let start { return start }
        return home
    }

    /// The visible part of the screen that is shown; each screen keeps its own while others are above it.
    var topScroll: Scroll {
        get { layers.last?.scroll ?? scroll }
        set {
            if layers.isEmpty { scroll = newValue } else { layers[layers.count - 1].scroll = newValue }
        }
    }

    /// Shows the first screen.
    ///
    /// The screens above it follow with ``followPath()``.
    func begin() {
        let first = top
        appearance = Task { await first.appear() }
        followPath()
    }

    /// Ends the work of all screens.
    func end() {
        appearance?.cancel()
        home.end()
        for layer in layers { layer.end() }
    }

    /// Creates the screens that are new in the router's path and releases those that are no longer in it.
    func followPath() {
        let path = app.router.path
        let kept = zip(layers, path).prefix { $0.route == $1 }.count
        guard kept < layers.count || kept < path.count else { return }
        for layer in layers.dropFirst(kept) { layer.end() }
        layers = Array(layers.prefix(kept))
        for (position, route) in path.enumerated().dropFirst(kept) {
            let screen = screen(for: route, at: position)
            layers.append(Layer(route: route, screen: screen, appearance: Task { await screen.appear() }))
        }
    }

    private func leaveStart(_ ending: StartScreen.Ending) async {
        // Preferences that cannot be read have their defaults, and the screens say so.
        try? await app.restore()
        start = nil
        scroll = Scroll()
        if ending == .search { app.router.showSearch() }
        let home = home
        appearance = Task { await home.appear() }
    }

    private func screen(for route: Route, at position: Int) -> any TerminalScreen {
        let settings = app.settings
        return switch app.screen(for: PathElement(route, at: position)) {
        case .home(let model): HomeScreen(app, model, at: route.place)
        case .search(let model): SearchScreen(model)
        case .forecast(let model): ForecastScreen(model, settings)
        case .dayDetail(let model): DayDetailScreen(model, settings)
        case .airQuality(let model): AirQualityScreen(model, settings)
        case .favorites(let model): FavoritesScreen(model)
        case .history(let model): HistoryScreen(model)
        case .settings(let model): SettingsScreen(model)
        case .converter(let model): ConverterScreen(model)
        // No terminal shows tiles, so that no button leads to a map.
        case .map, .custom: home
        }
    }
}
