import OpenWeatherAirQualityFeature
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherFavoritesFeature
import OpenWeatherForecastFeature

/// The screens whose content the dashboard shows beside that of home.
///
/// They load what the user would load by opening them, and no more: all share one cache. Nothing is loaded before the
/// terminal is wide enough to show it.
@MainActor
final class Companions {
    private let app: OpenWeatherApp
    private let place: Location?
    private var tasks: [Task<Void, Never>] = []
    private var loaded: LocationID?
    private var hasFavorites = false

    private(set) lazy var air: AirQualityViewModel? =
        if case .airQuality(let model) = screen(.airQuality(at: place)) { model } else { nil }

    private(set) lazy var forecast: ForecastViewModel? =
        if case .forecast(let model) = screen(.forecast(at: place)) { model } else { nil }

    private(set) lazy var favorites: FavoritesViewModel? =
        if case .favorites(let model) = screen(.favorites) { model } else { nil }

    /// The interval at which values are loaded again that are no longer fresh.
    private static let interval = Duration.seconds(600)

    /// Creates the screens of a place; `nil` for the current one.
    init(_ app: OpenWeatherApp, at place: Location?) {
        self.app = app
        self.place = place
    }

    /// Whether something is being loaded that the dashboard shows.
    var isLoading: Bool {
        guard loaded != nil else { return false }
        return (air?.state.isLoading ?? false) || (forecast?.state.isLoading ?? false)
    }

    /// Loads what a dashboard of this width shows and has not loaded for the place yet.
    func prepare(columns: Int) {
        guard columns >= Dashboard.leastWidth, let id = place?.id ?? app.router.currentLocation?.id else { return }
        if id != loaded {
            let isFirst = loaded == nil
            loaded = id
            tasks.append(Task { await load(isFirst: isFirst) })
            if isFirst { tasks.append(Task { await keepFresh() }) }
        }
        if columns >= Dashboard.widthWithFavorites, !hasFavorites {
            hasFavorites = true
            tasks.append(Task { await favorites?.followFavorites() })
            tasks.append(Task { await favorites?.onAppear() })
        }
    }

    /// Loads what is shown again, as the refreshing of the screens does; home has refreshed the forecast.
    func refresh() async {
        guard loaded != nil else { return }
        async let air: Void? = air?.refreshPulled()
        async let forecast: Void? = forecast?.reload()
        if hasFavorites { await favorites?.refreshPulled() }
        _ = await (air, forecast)
    }

    /// Ends all loads.
    func end() {
        for task in tasks { task.cancel() }
        tasks = []
        loaded = nil
        hasFavorites = false
    }

    private func load(isFirst: Bool) async {
        async let forecast: Void? = isFirst ? forecast?.onAppear() : forecast?.reload()
        _ = await isFirst ? air?.onAppear() : air?.reload()
        _ = await forecast
    }

    private func keepFresh() async {
        while (try? await app.dependencies.clock.sleep(for: Self.interval)) != nil { await load(isFirst: false) }
    }

    private func screen(_ route: Route) -> Screen {
        app.factory.makeScreen(for: route, router: app.router)
    }
}
