public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The home screen: the weather at the place the user chose last.
///
/// A view shows ``state``, calls the event methods, and runs ``runAutoRefresh()`` in a task of its own for as long as
/// it is there. Events that load end when the load has ended; cancelling their task cancels it, and the state is then
/// what it was before. A later load supersedes an earlier one, whose answer is dropped.
@MainActor
@Observable
public final class HomeViewModel: ReloadableScreen {
    private enum Place {
        case unknown
        case none
        case chosen(Location)
    }

    private var place = Place.unknown
    private var weather = LoadState<HomeWeather>.idle
    private var connectivity = Connectivity.online

    /// The last state without a load under way, to return to when a load is cancelled.
    @ObservationIgnored private var settled = LoadState<HomeWeather>.idle
    @ObservationIgnored private var turn = 0
    @ObservationIgnored private var isActive = true
    @ObservationIgnored private var lastLoad: Duration?

    @ObservationIgnored private let useCases: HomeUseCases
    @ObservationIgnored private let settings: ScreenSettings
    @ObservationIgnored private let router: any HomeRouting
    @ObservationIgnored private let connectivityMonitor: (any ConnectivityMonitor)?
    @ObservationIgnored private let autoRefresh: AutoRefresh
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private let stopwatch: Stopwatch

    /// Creates the screen; without a monitor the network is taken to be there.
    public init(
        useCases: HomeUseCases,
        settings: ScreenSettings,
        router: any HomeRouting,
        connectivityMonitor: (any ConnectivityMonitor)?,
        autoRefresh: AutoRefresh,
        clock: any Clock<Duration>
    ) {
        self.useCases = useCases
        self.settings = settings
        self.router = router
        self.connectivityMonitor = connectivityMonitor
        self.autoRefresh = autoRefresh
        self.clock = clock
        stopwatch = Stopwatch(on: clock)
    }

    // MARK: - What is shown

    /// What is shown now.
    ///
    /// Made anew from the weather and the settings each time it is read, so that new units show at once; costs well under
    /// a millisecond. Whoever runs `followTime(on:)` of the settings makes views read it again, so that ages are right.
    public var state: ScreenState<HomeContent> {
        let environment = settings.environment
        let favorites = settings.preferences.favorites
        if case .none = place, weather.failure == nil { return .idle(.homeOnboarding(in: environment)) }
        return ScreenState(
            weather,
            placeholder: .placeholder(location, favorites: favorites, in: environment),
            failure: { FailureContent(id: "home.failure", $0, in: environment) },
            content: { home, failure in
                HomeContent(
                    home,
                    failure: failure,
                    isOffline: connectivity == .offline,
                    favorites: favorites,
                    in: environment
                )
            }
        )
    }

    /// The buttons, in every state.
    public var actions: HomeActionsContent { HomeActionsContent(in: settings.environment) }

    private var location: Location? {
        guard case .chosen(let location) = place else { return nil }
        return location
    }

    // MARK: - Events

    /// Loads the weather at the place the user chose last, from the cache while it is fresh.
    public func onAppear() async { await load(.cacheFirst) }

    /// Loads anew, whatever the cache holds.
    public func refreshPulled() async { await load(.refresh) }

    /// Loads anew after a failure, whatever the cache holds.
    public func retryTapped() async { await load(.refresh) }

    /// Reads place and settings again and loads what they ask for; for a router whose other screen was dismissed.
    public func reload() async { await load(.cacheFirst) }

    /// Makes a favourite the current place and shows its weather; the current place and strangers are ignored.
    public func favoriteTapped(_ id: LocationID) async {
        guard id != location?.id, let favorite = settings.preferences.favorites.first(where: { $0.id == id }) else {
            return
        }
        await load(.cacheFirst, selecting: favorite)
    }

    /// Notes whether the app is in front of the user; loads at once when it comes back to outdated content.
    public func scenePhaseChanged(isActive: Bool) async {
        let cameBack = isActive && !self.isActive
        self.isActive = isActive
        let now = settings.environment.now()
        guard cameBack, weather.isOutdated(at: now, lifetime: autoRefresh.interval ?? .zero) else { return }
        await refreshAutomatically()
    }

    /// Shows the search.
    public func searchTapped() { router.showSearch() }

    /// Shows the forecast.
    public func forecastTapped() { router.showForecast() }

    /// Shows the air quality.
    public func airQualityTapped() { router.showAirQuality() }

    /// Shows the settings.
    public func settingsTapped() { router.showSettings() }

    /// Shows the converter.
    public func converterTapped() { router.showConverter() }

    // MARK: - Refreshing itself

    /// Follows the network and refreshes the weather as ``AutoRefresh`` says, until the task is cancelled.
    ///
    /// The model lives at least as long as the call. A tick while the app is inactive or offline, while the user
    /// switched refreshing off, or while another load is under way is left out, as is one that would only repeat a
    /// failure the user has to mend or come before the service wants to be asked again.
    public func runAutoRefresh() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.followConnectivity() }
            group.addTask { await self.refreshPeriodically() }
        }
    }

    private func followConnectivity() async {
        guard let states = connectivityMonitor?.states() else { return }
        await withDiscardingTaskGroup { group in
            for await state in states {
                let returned = connectivity == .offline && state == .online
                connectivity = state
                if returned { group.addTask { await self.refreshAutomatically() } }
            }
        }
    }

    private func refreshPeriodically() async {
        guard let interval = autoRefresh.interval else { return }
        var lastTick = stopwatch.elapsed
        while !Task.isCancelled {
            // A load for another reason starts the interval again, so that two reasons make one request.
            let wait = max(lastTick, lastLoad ?? .zero) + interval - stopwatch.elapsed
            if wait > .zero {
                do { try await clock.sleep(for: wait) } catch { return }
            } else {
                lastTick = stopwatch.elapsed
                await refreshAutomatically()
            }
        }
    }

    private func refreshAutomatically() async {
        guard
            autoRefresh.interval != nil, settings.preferences.isAutoRefreshEnabled,
            isActive, connectivity == .online,
            location != nil, !weather.isLoading,
            weather.mayAskAgain(after: stopwatch.elapsed - (lastLoad ?? .zero))
        else { return }
        await load(autoRefresh.policy)
    }

    // MARK: - Loading

    private func load(_ policy: FetchPolicy, selecting chosen: Location? = nil) async {
        turn += 1
        let turn = turn
        lastLoad = stopwatch.elapsed
        weather = .loading(previous: weather.value)
        do throws(WeatherError) {
            if let chosen { try await useCases.saveLocation(chosen) }
            let location = try await useCases.getLocation()
            let preferences = try await useCases.getPreferences()
            guard isCurrent(turn) else { return giveUp(turn) }
            settings.apply(preferences)
            show(location)
            guard let location else { return settle(.idle) }
            let response = try await fetch(location, policy, turn)
            guard isCurrent(turn) else { return giveUp(turn) }
            settle(.loaded(response))
        } catch {
            // A load that nobody here cancelled must not leave a screen without anything waiting for ever.
            guard isCurrent(turn), error != .cancelled || settled.value == nil else { return giveUp(turn) }
            settle(.failed(error, previous: weather.value))
        }
    }

    /// Asks again when the user changed the language meanwhile, as the answer is worded in the old one.
    private func fetch(
        _ location: Location,
        _ policy: FetchPolicy,
        _ turn: Int
    ) async throws(WeatherError) -> HomeWeather {
        while true {
            let options = settings.environment.requestOptions
            let response = try await useCases.getWeather(at: location, options: options, policy: policy)
            guard isCurrent(turn), options.language != settings.environment.language else {
                return HomeWeather(location: location, language: options.language, weather: response)
            }
        }
    }

    /// Makes `location` the place of the screen; what is known of another place is no longer shown.
    private func show(_ location: Location?) {
        let isSame = location?.id == self.location?.id
        place = location.map { .chosen($0) } ?? .none
        guard !isSame else { return }
        settled = .idle
        weather = .loading(previous: nil)
    }

    private func isCurrent(_ turn: Int) -> Bool {
        turn == self.turn && !Task.isCancelled
    }

    private func giveUp(_ turn: Int) {
        guard turn == self.turn else { return }
        weather = settled
    }

    private func settle(_ state: LoadState<HomeWeather>) {
        settled = state
        weather = state
    }
}
