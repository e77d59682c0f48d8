import OpenWeatherAirQualityFeature
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherFavoritesFeature
import OpenWeatherForecastFeature
import OpenWeatherHomeFeature
import OpenWeatherScreenKit

/// The screens whose content stands beside that of home: the air where there is some width, the rest on the dashboard.
///
/// They load what the user would load by opening them, and no more: all share one cache. Nothing is loaded before the
/// terminal is wide enough to show it.
@MainActor
final class Companions {
    private let app: OpenWeatherApp
    private let home: HomeViewModel
    private let place: Location?
    private var tasks: [Task<Void, Never>] = []
    private var loaded: LocationID?
    private var hasForecast = false
    private var hasFavorites = false

    private(set) lazy var air: AirQualityViewModel? =
        if case .airQuality(let model) = screen(.airQuality(at: place)) { model } else { nil }

    private(set) lazy var forecast: ForecastViewModel? =
        if case .forecast(let model) = screen(.forecast(at: place)) { model } else { nil }

    private(set) lazy var favorites: FavoritesViewModel? =
        if case .favorites(let model) = screen(.favorites) { model } else { nil }

    /// The interval at which values are loaded again that are no longer fresh.
    private static let interval = Duration.seconds(600)

    /// Creates the screens beside a home; `place` is `nil` for the current one.
    init(_ app: OpenWeatherApp, of home: HomeViewModel, at place: Location?) {
        self.app = app
        self.home = home
        self.place = place
    }

    /// The least number of columns of a home that shows the air.
    static let leastWidth = 60

    /// Whether something is being loaded that is shown.
    var isLoading: Bool {
        guard loaded != nil else { return false }
        return (air?.state.isLoading ?? false) || (hasForecast && forecast?.state.isLoading ?? false)
    }

    /// The UV index of today; `nil` where no source has it.
    var uvIndex: MetricContent? {
        hasForecast ? forecast?.state.content?.days.first?.card.uvIndex : nil
    }

    /// Loads what a terminal of this width shows and has not loaded for the place yet.
    func prepare(columns: Int) {
        guard columns >= Self.leastWidth, let id = place?.id ?? app.router.currentLocation?.id else { return }
        if id != loaded {
            let isFirst = loaded == nil
            loaded = id
            tasks.append(
                Task {
                    await isFirst ? air?.onAppear() : air?.reload()
                    // Its good times heed the air that is cached now; a home that failed would send its requests again.
                    if case .loaded = home.state { await home.reload() }
                }
            )
            if hasForecast { tasks.append(Task { await forecast?.reload() }) }
            if isFirst { tasks.append(Task { await keepFresh() }) }
        }
        // A narrow home needs the forecast for the UV index alone, which only One Call has.
        if columns >= Dashboard.leastWidth || app.dependencies.oneCall != nil, !hasForecast {
            hasForecast = true
            tasks.append(Task { await forecast?.onAppear() })
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
        async let forecast: Void? = hasForecast ? forecast?.reload() : nil
        if hasFavorites { await favorites?.refreshPulled() }
        _ = await (air, forecast)
    }

    /// Ends all loads.
    func end() {
        for task in tasks { task.cancel() }
        tasks = []
        loaded = nil
        hasForecast = false
        hasFavorites = false
    }

    private func keepFresh() async {
        while (try? await app.dependencies.clock.sleep(for: Self.interval)) != nil {
            guard app.settings.preferences.isAutoRefreshEnabled else { continue }
            async let forecast: Void? = hasForecast ? forecast?.reload() : nil
            _ = await air?.reload()
            _ = await forecast
        }
    }

    private func screen(_ route: Route) -> Screen {
        app.factory.makeScreen(for: route, router: app.router)
    }
}
