public import Observation
public import OpenWeatherCore
import OpenWeatherScreenKit

/// The forecast for the current place, shared by the forecast and its days, so that a day costs no request.
///
/// Make one and give it to ``ForecastBuilder`` and ``DayDetailBuilder``. Loads may overlap: the latest answer is kept,
/// whatever the order of arrival, and one that was cancelled leaves the others alone.
@MainActor
@Observable
public final class ForecastSource {
    private(set) var place = ForecastPlace.unknown
    private var settled = LoadState<PlaceForecast>.idle
    private var loads: Set<Int> = []

    /// The number of the last load that was started.
    @ObservationIgnored private var lastLoad = 0
    /// The number of the load whose outcome is kept.
    @ObservationIgnored private var keptLoad = 0
    /// The number of the load that read the place.
    @ObservationIgnored private var placeLoad = 0
    @ObservationIgnored private var isRefreshing = false
    @ObservationIgnored private var needsReload = false

    @ObservationIgnored private let getLocation: GetLastSelectedLocationUseCase
    @ObservationIgnored private let getPreferences: GetPreferencesUseCase
    @ObservationIgnored private let getForecast: GetForecastUseCase
    @ObservationIgnored private let lifetime: Duration

    /// Creates a source that knows nothing yet.
    ///
    /// - Parameters:
    ///   - weather: The source of weather.
    ///   - preferences: The store of the place and of what the user chose.
    ///   - lifetime: The age up to which a known forecast is not asked for again when a screen appears.
    public init(
        weather: any WeatherRepository,
        preferences: any PreferencesStore,
        lifetime: Duration = .seconds(1800)
    ) {
        getLocation = GetLastSelectedLocationUseCase(store: preferences)
        getPreferences = GetPreferencesUseCase(store: preferences)
        getForecast = GetForecastUseCase(weather: weather)
        self.lifetime = lifetime
    }

    /// What is known and whether more is under way.
    var state: LoadState<PlaceForecast> {
        loads.isEmpty ? settled : .loading(previous: settled.value)
    }

    /// Makes the next appearance of a screen ask, even when the forecast is known.
    public func setNeedsReload() { needsReload = true }

    /// Reads place and settings and loads what they ask for, from the cache while it is fresh.
    ///
    /// Nothing is asked when the forecast for the place is known in the language and young enough.
    func loadIfNeeded(_ settings: ScreenSettings) async {
        await load(.cacheFirst, settings) { location in
            needsReload || !isKnown(at: location, in: settings.environment)
        }
    }

    /// Loads anew, whatever the cache holds; does nothing while that is under way already.
    func refresh(_ settings: ScreenSettings) async {
        guard !isRefreshing else { return }
        isRefreshing = true
        await load(.refresh, settings) { _ in true }
        isRefreshing = false
    }

    private func isKnown(at location: Location, in environment: ScreenEnvironment) -> Bool {
        guard case .loaded(let known) = settled, !known.fetched.isStale else { return false }
        return known.location == location && known.language == environment.language
            && known.fetched.age(at: environment.now()) < lifetime
    }

    private func load(
        _ policy: FetchPolicy,
        _ settings: ScreenSettings,
        isNeeded: (Location) -> Bool
    ) async {
        lastLoad += 1
        let number = lastLoad
        defer { loads.remove(number) }
        var asked: Location?
        do throws(WeatherError) {
            let location = try await getLocation()
            let preferences = try await getPreferences()
            guard !Task.isCancelled else { return }
            settings.apply(preferences)
            show(location, number)
            guard let location, location.id == place.location?.id, isNeeded(location) else { return }
            // Only now: while nothing is asked, nothing on screen says so.
            loads.insert(number)
            asked = location
            let response = try await fetch(location, policy, settings)
            guard !Task.isCancelled, location.id == place.location?.id else { return }
            keep(.loaded(response), number)
        } catch {
            guard !Task.isCancelled, asked == nil || asked?.id == place.location?.id else { return }
            keep(.failed(error, previous: settled.value), number)
        }
    }

    /// Asks again when the user changed the language meanwhile, as the answer is worded in the old one.
    private func fetch(
        _ location: Location,
        _ policy: FetchPolicy,
        _ settings: ScreenSettings
    ) async throws(WeatherError) -> PlaceForecast {
        while true {
            let options = settings.environment.requestOptions
            let fetched = try await getForecast(at: location, options: options, policy: policy)
            guard !Task.isCancelled, options.language != settings.environment.language else {
                return PlaceForecast(location: location, language: options.language, fetched: fetched)
            }
        }
    }

    /// Takes over the place unless a later load has read it; what is known of another place is no longer shown.
    private func show(_ location: Location?, _ number: Int) {
        guard number > placeLoad else { return }
        placeLoad = number
        let isSame = location?.id == place.location?.id
        let chosen = location.map { ForecastPlace.chosen($0) } ?? .none
        if place != chosen { place = chosen }
        if !isSame { settled = .idle }
    }

    /// Keeps an outcome unless that of a later load is kept already.
    private func keep(_ outcome: LoadState<PlaceForecast>, _ number: Int) {
        guard number > keptLoad else { return }
        keptLoad = number
        settled = outcome
        // After a failure the next appearance asks anyway.
        needsReload = false
    }
}
