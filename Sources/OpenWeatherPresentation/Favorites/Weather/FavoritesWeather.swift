import Observation
import OpenWeatherCore
import OpenWeatherScreenKit

/// The weather at the favorites, each with its own outcome, loaded a few places at a time.
///
/// Loads that overlap share their requests: a place that is being loaded, or was loaded since the first of them began,
/// is not requested again unless the later load goes further for a new value. A place that is removed from the favorites
/// before its turn comes is not requested, and one that is added takes its turn.
@MainActor
@Observable
final class FavoritesWeather {
    /// The weather at places, as far as it is known.
    struct States: Equatable {
        /// The outcomes of the last loads.
        fileprivate var known: [LocationID: Outcome] = [:]
        /// The places that wait for their turn, with the policy to load them with.
        fileprivate var waiting: [LocationID: FetchPolicy] = [:]
        /// The places that are being loaded, with the policy of the request.
        fileprivate var inFlight: [LocationID: FetchPolicy] = [:]

        /// Returns the state of the weather at a place.
        func state(of id: LocationID) -> State {
            State(last: known[id], isLoading: waiting[id] != nil || inFlight[id] != nil)
        }

        /// Returns the outcome of the last load of the weather at a place.
        fileprivate func outcome(of id: LocationID) -> LoadState<PlaceWeather> { known[id]?.part.outcome ?? .idle }

        /// Returns whether a place waits for its turn and is not being loaded.
        fileprivate func waits(_ id: LocationID) -> Bool { waiting[id] != nil && inFlight[id] == nil }
    }

    /// The weather at one place.
    struct State: Equatable {
        fileprivate let last: Outcome?
        fileprivate let isLoading: Bool

        /// The weather, and whether it is being loaded.
        var weather: LoadState<PlaceWeather> {
            let outcome = last?.part.outcome ?? .idle
            return isLoading ? .loading(previous: outcome.value) : outcome
        }
    }

    /// The outcome of a load: an object that never changes, so that a thousand are compared without their values.
    fileprivate final class Outcome: Equatable, Sendable {
        let part: LoadPart<PlaceWeather>

        init(_ part: LoadPart<PlaceWeather>) {
            self.part = part
        }

        static func == (one: Outcome, other: Outcome) -> Bool { one === other }
    }

    /// The favorites that may wait for their turn; all others do not, so that the next one is found without a search.
    private struct Line {
        var favorites: [Location]
        let device: Location?
        /// The places from the last to the first.
        var rest: [Location]
    }

    /// The weather at the favorites.
    private(set) var states = States()

    /// The places whose weather was loaded since the first of the present callers came, with the policy satisfied.
    @ObservationIgnored private var settled: [LocationID: FetchPolicy] = [:]
    @ObservationIgnored private var line: Line?
    @ObservationIgnored private var callers = 0
    @ObservationIgnored private var lastRun = 0
    @ObservationIgnored private let work = LatestTask()
    @ObservationIgnored private let getWeather: GetCurrentWeatherUseCase
    @ObservationIgnored private let settings: ScreenSettings
    @ObservationIgnored private let concurrentRequests: Int

    /// Creates an object that loads the favorites of `settings`, at most `concurrentRequests` at the same time.
    init(getWeather: GetCurrentWeatherUseCase, settings: ScreenSettings, concurrentRequests: Int) {
        self.getWeather = getWeather
        self.settings = settings
        self.concurrentRequests = max(1, concurrentRequests)
    }

    /// Returns the favorites that were not loaded yet in the language of the screen, whatever the outcome.
    var unknown: [Location] {
        let language = settings.environment.language
        return allPlaces.filter { place in
            switch states.outcome(of: place.id) {
            case .idle, .loading: true
            case .failed(_, nil): false
            case .loaded(let weather), .failed(_, let weather?): weather.language != language
            }
        }
    }

    /// Returns the favorites whose last load failed, including those whose older weather is shown.
    var failed: [Location] {
        allPlaces.filter { states.outcome(of: $0.id).needsRetry }
    }

    /// Loads the weather at `places`; returns when all of them have an outcome.
    ///
    /// Cancelling the calling task cancels the requests, unless another caller waits for them.
    func load(_ places: [Location], _ policy: FetchPolicy) async {
        callers += 1
        for place in places { request(place.id, policy) }
        while !Task.isCancelled, work.isActive || next != nil {
            if work.isActive { await work.join() } else { await work.run { [self] in await run() } }
        }
        callers -= 1
        guard callers == 0 else { return }
        states.waiting = [:]
        settled = [:]
        let places = Set(allPlaces.map(\.id))
        states.known = states.known.filter { places.contains($0.key) }
    }

    /// The favorites, the place where the device was found last among them; each once.
    var allPlaces: [Location] {
        let preferences = settings.preferences
        return preferences.favoriteChoices.compactMap { preferences.location(of: $0) }.uniqued(on: \.id)
    }

    private func request(_ id: LocationID, _ policy: FetchPolicy) {
        // Requests of work that was cancelled have no outcome.
        let underWay = work.isActive ? states.inFlight[id] : nil
        let isInLanguage = states.known[id]?.part.value?.language == settings.environment.language
        for other in [underWay, isInLanguage ? settled[id] : nil, states.waiting[id]]
        where other == .refresh || other == policy { return }
        states.waiting[id] = policy
        line = nil
    }

    /// The favorite to load next; `nil` when none waits.
    private var next: Location? {
        let (favorites, device) = (settings.preferences.favorites, settings.preferences.deviceFavorite)
        if line?.favorites != favorites || line?.device != device {
            line = Line(favorites: favorites, device: device, rest: allPlaces.reversed())
        }
        // The list that is in force, so that the next comparison is one of the same storage.
        line?.favorites = favorites
        while let place = line?.rest.last {
            if states.waits(place.id) { return place }
            line?.rest.removeLast()
        }
        return nil
    }

    private func run() async {
        lastRun += 1
        let run = lastRun
        states.inFlight = [:]
        line = nil
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<concurrentRequests { group.addTask { await self.loadWaiting(run) } }
        }
    }

    private func loadWaiting(_ run: Int) async {
        while !Task.isCancelled, run == lastRun, let place = next,
            let policy = states.waiting.removeValue(forKey: place.id)
        {
            states.inFlight[place.id] = policy
            let result = await fetch(place, policy)
            guard run == lastRun else { return }
            states.inFlight[place.id] = nil
            if Task.isCancelled {
                // Another caller may still want it.
                states.waiting[place.id] = states.waiting[place.id] == .refresh ? .refresh : policy
            } else {
                settle(place.id, result, policy)
            }
            if states.waits(place.id) { line = nil }
        }
    }

    /// Fetches the weather, again when the language has changed by the time the response arrives.
    private func fetch(_ place: Location, _ policy: FetchPolicy) async -> Result<PlaceWeather, WeatherError> {
        while true {
            let request = PlaceRequest(location: place, options: settings.environment.requestOptions, policy: policy)
            do throws(WeatherError) {
                let weather = try await PlaceWeather(of: request, from: getWeather)
                guard Task.isCancelled || weather.language == settings.environment.language else { continue }
                return .success(weather)
            } catch {
                return .failure(error)
            }
        }
    }

    private func settle(_ id: LocationID, _ result: Result<PlaceWeather, WeatherError>, _ policy: FetchPolicy) {
        var part = states.known[id]?.part ?? LoadPart()
        part.settle(result, generation: lastRun)
        states.known[id] = Outcome(part)
        guard case .success(let weather) = result else { return }
        settled[id] = policy
        guard weather.fetched.origin == .network else { return }
        // A response from the network is as new as a refresh would be.
        settled[id] = .refresh
        states.waiting[id] = nil
    }
}

extension Preferences {
    /// The place where the device was found last, when it is among the favorites; `nil` otherwise.
    var deviceFavorite: Location? { isDeviceFavorite ? devicePlace?.location : nil }
}
