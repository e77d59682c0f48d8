public import Observation
public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The air-quality screen: the air at the place the user chose last, now and over the coming day.
///
/// A view shows ``state`` and calls the event methods. Events that load end when the load has ended; cancelling their
/// task cancels it, and the state is then what it was before. The air now and the coming hours are loaded side by side
/// and fail on their own: without the hours the present still shows.
@MainActor
@Observable
public final class AirQualityViewModel: ReloadableScreen {
    private var place = AirQualityPlace.unknown
    private var reading = OverlappingLoads<Fetched<AirQuality>>()
    private var hours = OverlappingLoads<Fetched<AirQualityForecast>>()
    private var clock: PlaceClock?
    private var scale: AirQualityScale
    private var showsMore = false

    /// The number of the last load that was started.
    @ObservationIgnored private var lastLoad = 0
    /// The number of the load that read the place.
    @ObservationIgnored private var placeLoad = 0
    @ObservationIgnored private var isRefreshing = false
    /// Whether the screen was left, so that a second quick tap does not leave the next one too.
    @ObservationIgnored private var hasLeft = false

    @ObservationIgnored private let useCases: AirQualityUseCases
    @ObservationIgnored private let settings: ScreenSettings
    @ObservationIgnored private let router: any AirQualityRouting

    /// Creates the screen, which begins with `scale`.
    public init(
        useCases: AirQualityUseCases,
        settings: ScreenSettings,
        router: any AirQualityRouting,
        scale: AirQualityScale
    ) {
        self.useCases = useCases
        self.settings = settings
        self.router = router
        self.scale = scale
    }

    // MARK: - What is shown

    /// What is shown now; idle when no place is chosen.
    ///
    /// Made anew from the air and the settings each time it is read, so that another language or scale shows at once
    /// and ages are right; costs well under a millisecond.
    public var state: ScreenState<AirQualityContent> {
        let environment = settings.environment
        let load = reading.state
        if place == .none, load.failure == nil { return .idle(.noAirQualityLocation(in: environment)) }
        let formatter = AirQualityFormatter(scale: scale, in: environment)
        return ScreenState(
            load,
            placeholder: .placeholder(place.location, showsMore: showsMore, formatter),
            failure: { FailureContent(id: AirQualityContent.ID.failure, $0, canSearch: false, in: environment) },
            content: { fetched, failure in
                AirQualityContent(
                    fetched,
                    failure: failure,
                    hours: hours.state,
                    at: place.location,
                    clock: clock,
                    showsMore: showsMore,
                    formatter
                )
            }
        )
    }

    /// The title and the buttons, in every state.
    public var actions: AirQualityActionsContent { AirQualityActionsContent(in: settings.environment) }

    // MARK: - Events

    /// Loads the air at the place the user chose last, from the cache while it is fresh.
    public func onAppear() async {
        hasLeft = false
        await load(.cacheFirst)
    }

    /// Loads anew, whatever the cache holds; ignored while that is under way already.
    public func refreshPulled() async {
        guard !isRefreshing else { return }
        isRefreshing = true
        await load(.refresh)
        isRefreshing = false
    }

    /// Loads anew after a failure, whatever the cache holds; ignored while a refresh is under way already.
    public func retryTapped() async { await refreshPulled() }

    /// Reads place and settings again and loads what they ask for; for a router whose other screen was dismissed.
    public func reload() async { await load(.cacheFirst) }

    /// Shows the rarer pollutants, or hides them again.
    public func morePollutantsToggled() { showsMore.toggle() }

    /// Tells the air on another scale, which needs no request.
    ///
    /// The choice lasts as long as the screen; ``AirQualityBuilder`` says what it begins with.
    public func indexScaleChanged(_ scale: AirQualityScale) {
        guard scale != self.scale else { return }
        self.scale = scale
    }

    /// Goes back.
    public func backTapped() {
        guard !hasLeft else { return }
        hasLeft = true
        router.dismiss()
    }

    // MARK: - Loading

    private func load(_ policy: FetchPolicy) async {
        lastLoad += 1
        let number = lastLoad
        reading.begin(number)
        hours.begin(number)
        defer {
            reading.end(number)
            hours.end(number)
        }
        do throws(WeatherError) {
            let location = try await useCases.getLocation()
            let preferences = try await useCases.getPreferences()
            guard !Task.isCancelled else { return }
            settings.apply(preferences)
            show(location, number)
            guard let location, isShown(location) else { return }
            async let now: Void = loadReading(at: location, policy, number)
            async let later: Void = loadHours(at: location, policy, number)
            async let clock: Void = loadClock(at: location)
            _ = await (now, later, clock)
        } catch {
            guard !Task.isCancelled else { return }
            reading.keep(.failure(error), from: number)
        }
    }

    private func loadReading(at location: Location, _ policy: FetchPolicy, _ number: Int) async {
        let outcome: Result<Fetched<AirQuality>, WeatherError>
        do throws(WeatherError) {
            outcome = .success(try await useCases.getAirQuality(at: location, policy: policy))
        } catch {
            outcome = .failure(error)
        }
        guard !Task.isCancelled, isShown(location) else { return }
        reading.keep(outcome, from: number)
    }

    private func loadHours(at location: Location, _ policy: FetchPolicy, _ number: Int) async {
        let outcome: Result<Fetched<AirQualityForecast>, WeatherError>
        do throws(WeatherError) {
            outcome = .success(try await useCases.getAirQuality.forecast(at: location, policy: policy))
        } catch {
            outcome = .failure(error)
        }
        guard !Task.isCancelled, isShown(location) else { return }
        hours.keep(outcome, from: number)
    }

    /// Asks the weather how the place's clocks stand; when it does not know, times are shown in UTC and say so.
    ///
    /// From the cache while it is fresh, also for a refresh, so that it seldom costs a request.
    private func loadClock(at location: Location) async {
        let options = settings.environment.requestOptions
        let weather = try? await useCases.getWeather(at: location, options: options, policy: .cacheFirst).value
        guard !Task.isCancelled, isShown(location), let weather, let offset = weather.utcOffset else { return }
        guard clock.map({ $0.date <= weather.date }) ?? true else { return }
        clock = PlaceClock(offset: offset, date: weather.date)
    }

    private func isShown(_ location: Location) -> Bool {
        location.id == place.location?.id
    }

    /// Takes over the place unless a later load has read it; what is known of another place is no longer shown.
    private func show(_ location: Location?, _ number: Int) {
        guard number > placeLoad else { return }
        placeLoad = number
        let isSame = location?.id == place.location?.id
        place = location.map { .chosen($0) } ?? .none
        guard !isSame else { return }
        reading.forget()
        hours.forget()
        clock = nil
    }
}
