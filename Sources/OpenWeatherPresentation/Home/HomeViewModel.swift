public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The view model of the home screen, which shows the current weather at the place the user chose last, or at a place
/// that stays the same.
///
/// Loading it takes two requests: for the weather, and for the forecast of the next hours and days. The two are
/// independent. The weather never waits for the forecast, and without one the screen shows the weather alone. A forecast
/// is loaded again after half an hour, or when the user pulls to refresh. It is the one that the forecast screen shows, so
/// that with a cache the two screens share a request.
///
/// With a source of One Call it also requests the next minutes and the alerts, on their own and at most every ten minutes.
/// Where the source fails or refuses, the screen is as without it.
///
/// With a source of comparisons it also says how the weather compares with yesterday at this time and with the usual. By
/// itself it sends no call for that but one for half a day with One Call 4.0, and one for the statistics of a plan that has
/// them; a user who pulls to refresh also gets the hour that costs a call with One Call 3.0. The usual weather that takes
/// more calls is offered with their number, and loaded by ``usualTapped()`` alone.
///
/// With a source of air quality, good times heed the forecast of it that the cache has; the screen never requests one.
///
/// A screen for a place of its own never changes the user's choice. Appearing for the first time, it records a visit
/// of the place in the history.
///
/// A view displays ``state`` and calls the event methods. It runs ``runAutoRefresh()`` in a task of its own for as long
/// as it is visible. An event that loads returns when the load has ended. Cancelling its task returns at once and, when
/// no other event waits for the same load, cancels the load and restores the state from before. A second refresh joins
/// the one in progress; another place or another language supersedes it.
@MainActor
@Observable
public final class HomeViewModel: ReloadableScreen, DismissibleScreen {
    /// The state of the network.
    var networkStatus = NetworkStatus()

    @ObservationIgnored private var memory = ContentMemory<HomeInputs>()
    @ObservationIgnored private var exit = ScreenExit()
    @ObservationIgnored private var hasRecordedVisit = false
    /// A Boolean value that indicates whether the app is active.
    @ObservationIgnored var isActive = true
    /// The place that stays the same; `nil` when the screen follows the user's choice.
    @ObservationIgnored private let fixedPlace: Location?
    /// The loader of the weather and the forecast.
    @ObservationIgnored let loader: HomeLoader
    @ObservationIgnored private let favoriteToggle: FavoriteToggle
    /// The location of the device; `nil` on a screen for a place of its own, and where the app uses none.
    @ObservationIgnored let device: DeviceLocation?
    /// The proposal for a user without a place; `nil` where the app makes none.
    @ObservationIgnored let proposal: PlaceProposal?
    /// Whether the screen asks for the location when it appears without a place for the first time.
    @ObservationIgnored private let asksAtFirstLaunch: Bool
    @ObservationIgnored private var hasAsked = false
    /// Whether the screen leads to a map.
    @ObservationIgnored private let hasMap: Bool
    /// The settings of the screens.
    @ObservationIgnored let settings: ScreenSettings
    @ObservationIgnored private let router: any HomeRouting
    /// The monitor of the network; with `nil` the device is taken to be online.
    @ObservationIgnored let connectivityMonitor: (any ConnectivityMonitor)?
    /// The interval and the policy of the automatic refresh.
    @ObservationIgnored let autoRefresh: AutoRefresh
    /// The clock that measures the interval.
    @ObservationIgnored let clock: any Clock<Duration>
    /// The time since the screen was created.
    @ObservationIgnored let stopwatch: Stopwatch

    /// Creates a view model; without a monitor the device is taken to be online.
    init(
        at location: Location?,
        loader: HomeLoader,
        favorite: FavoriteToggle,
        device: DeviceLocation?,
        proposal: PlaceProposal?,
        asksAtFirstLaunch: Bool,
        hasMap: Bool,
        settings: ScreenSettings,
        router: any HomeRouting,
        connectivityMonitor: (any ConnectivityMonitor)?,
        autoRefresh: AutoRefresh,
        clock: any Clock<Duration>,
        stopwatch: Stopwatch
    ) {
        fixedPlace = location
        self.loader = loader
        favoriteToggle = favorite
        self.device = location == nil ? device : nil
        self.proposal = location == nil ? proposal : nil
        self.asksAtFirstLaunch = asksAtFirstLaunch
        self.hasMap = hasMap
        self.settings = settings
        self.router = router
        self.connectivityMonitor = connectivityMonitor
        self.autoRefresh = autoRefresh
        self.clock = clock
        self.stopwatch = stopwatch
    }

    // MARK: - State

    /// The content to display; idle when no place is selected.
    ///
    /// It is derived from the weather and the settings, so that new units appear at once without a request. That takes well
    /// under a millisecond after a change, and microseconds otherwise. While
    /// ``/OpenWeatherScreenKit/ScreenSettings/followTime(on:)`` runs, observing views read it again every minute, so that
    /// ages stay correct.
    public var state: ScreenState<HomeContent> {
        let preferences = settings.preferences
        let inputs = HomeInputs(
            isOwnHome: fixedPlace == nil,
            usesLocation: device?.isAvailable == true,
            proposal: proposal?.place,
            preferences: preferences,
            loaded: loader.snapshot,
            isOffline: networkStatus.connectivity == .offline,
            refreshInterval: preferences.isAutoRefreshEnabled ? autoRefresh.interval : nil
        )
        return memory.content(of: inputs, in: settings.environment)
    }

    /// The buttons of the screen, which are there in every state; the first one names the place as soon as it is known.
    public var actions: HomeContent.Actions {
        HomeContent.Actions(
            at: loader.location,
            hasBack: fixedPlace != nil,
            hasMap: hasMap,
            in: settings.environment
        )
    }

    /// The button that marks the place as a favorite; `nil` while no place is known.
    public var favorite: FavoriteContent? { favoriteToggle.content(loader.location, id: HomeContent.ID.favoriteToggle) }

    /// A notice that the device is offline or back online; `nil` when there is nothing to remark.
    ///
    /// Available in every state. While weather is shown, the notice of the content says that the device is offline, with
    /// the age of the weather, and this one is `nil`.
    public var network: NoticeContent? {
        if networkStatus.connectivity == .offline, weather.value != nil { return nil }
        return networkStatus.notice(id: HomeContent.ID.network, in: settings.environment)
    }

    /// A Boolean value that indicates whether the user has not chosen a place.
    var hasNoPlace: Bool { loader.place == .none && weather.failure == nil }

    private var weather: LoadState<PlaceWeather> { loader.weather }

    // MARK: - Events

    /// Loads the weather and the forecast at the place, from the cache while they are fresh.
    ///
    /// Returns when both loads have ended, as the other events do; ``state`` has each as soon as it is there.
    public func onAppear() async {
        exit.open()
        favoriteToggle.clearFailure()
        let isVisit = !hasRecordedVisit
        hasRecordedVisit = true
        await following { await load(.cacheFirst, recordingVisit: isVisit) }
        if hasNoPlace { await begin() }
    }

    /// Loads the weather and the forecast from the service, regardless of the cache.
    ///
    /// A place that follows the device is located as well, without prompting.
    public func refreshPulled() async {
        await following { await load(.refresh, forecast: .refresh) }
    }

    /// Loads the weather from the service after a failure, regardless of the cache; a forecast that is fresh remains.
    public func retryTapped() async { await load(.refresh) }

    /// Reads the place and the settings again and loads the weather for them, from the cache while it is fresh.
    ///
    /// A router calls it after it has dismissed another screen.
    public func reload() async { await load(.cacheFirst) }

    /// Selects a favorite as the current place and loads its weather.
    ///
    /// A screen for a place of its own shows the favorite on another such screen instead. Ignores the place that is shown
    /// already and places that are not favorites. ``/OpenWeatherCore/LocationID/device`` stands for the device's own
    /// place, which the screen follows from then on.
    public func favoriteTapped(_ id: LocationID) async {
        let preferences = settings.preferences
        let favorites = HomeFavoritePlaces(preferences, isOwnHome: fixedPlace == nil)
        guard let favorite = favorites.choices.first(where: { $0.id == id }),
            !favorites.isShown(favorite, at: loader.location?.id)
        else { return }
        if fixedPlace == nil {
            await load(.cacheFirst, selecting: favorite)
            if favorite == .device { await following {} }
        } else if let location = preferences.location(of: favorite) {
            router.showHome(at: location)
        }
    }

    /// Marks the place as a favorite, or removes the mark; ``favorite`` shows the change at once.
    public func favoriteToggled() async { await favoriteToggle.toggle(loader.location) }

    /// Records whether the app is active, and loads at once when it becomes active with outdated content.
    public func scenePhaseChanged(isActive: Bool) async {
        let becameActive = isActive && !self.isActive
        self.isActive = isActive
        guard becameActive else { return }
        await following {
            let now = settings.environment.now()
            guard weather.isOutdated(at: now, lifetime: autoRefresh.interval ?? .zero) else { return }
            await refreshAutomatically()
        }
    }

    /// Loads the usual weather for the calls that ``HomeContent/usualOffer`` names; does nothing without an offer, and while
    /// it is being loaded.
    ///
    /// Returns when it has ended. After its task or that of ``runAutoRefresh()`` is cancelled, and when another place is
    /// shown, no further call is sent. What has arrived is used, or makes another attempt cheaper where there is a cache. A
    /// refusal leaves the screen as it is, and the offer says why.
    public func usualTapped() async { await loader.loadUsual() }

    /// Shows the screen that a button leads to, as the event of that screen does.
    public func tapped(_ destination: HomeContent.Destination) {
        switch destination {
        case .search: searchTapped()
        case .forecast: forecastTapped()
        case .airQuality: airQualityTapped()
        case .map: mapTapped()
        case .favorites: favoritesTapped()
        case .history: historyTapped()
        case .converter: converterTapped()
        case .settings: settingsTapped()
        }
    }

    /// Shows the search.
    public func searchTapped() { router.showSearch() }

    /// Shows the forecast for the place.
    public func forecastTapped() { router.showForecast(at: fixedPlace) }

    /// Shows the air quality at the place.
    public func airQualityTapped() { router.showAirQuality(at: fixedPlace) }

    /// Shows the map around the place; does nothing in an app without one.
    public func mapTapped() {
        if hasMap { router.showMap(at: fixedPlace) }
    }

    /// Shows the favorites.
    public func favoritesTapped() { router.showFavorites() }

    /// Shows the history.
    public func historyTapped() { router.showHistory() }

    /// Shows the settings.
    public func settingsTapped() { router.showSettings() }

    /// Shows the converter.
    public func converterTapped() { router.showConverter() }

    /// Goes back from a screen for a place of its own; does nothing on the app's own home screen, and does nothing again
    /// until the screen appears again.
    public func backTapped() {
        if fixedPlace != nil, exit.take() { router.dismiss() }
    }

    /// Ends the screen after it was left without its back button.
    public func dismissed() { _ = exit.take() }

    /// Loads the weather and the forecast for the present place, and returns when both loads have ended.
    func load(
        _ policy: FetchPolicy,
        forecast forecastPolicy: FetchPolicy = .cacheFirst,
        selecting favorite: PlaceChoice? = nil,
        recordingVisit recordsVisit: Bool = false
    ) async {
        await loader.load(policy, forecast: forecastPolicy, selecting: favorite, recordingVisit: recordsVisit)
        loadEnded()
    }

    private func begin() async {
        guard asksAtFirstLaunch, !hasAsked, let device else {
            await proposal?.find()
            return
        }
        hasAsked = true
        await device.refreshPermission()
        // A user who has refused is not asked again.
        if device.status.permission == .undetermined || device.status.permission?.isGranted == true {
            await useLocationTapped()
        }
        if hasNoPlace { await proposal?.find() }
    }

    /// Records that a load has ended, after which the network is no news any more.
    func loadEnded() {
        guard networkStatus.isReturnNews, case .loaded(let home) = weather else { return }
        if case .stale = home.fetched.origin { return }
        networkStatus.loadSucceeded()
    }
}
