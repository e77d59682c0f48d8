public import Foundation
import OpenWeather
public import OpenWeatherCore
public import OpenWeatherPresentation

/// A refresh of the weather at the user's places while the app is in the background.
///
/// It puts the weather and the forecast at the current place, and the weather at the first favorites, into the cache that
/// the app shares with its widgets, in the language of the screens. Call it from a background task of the system, and let
/// the system cancel it when time is up:
///
/// ```swift
/// let result = await app.refreshInBackground(within: .seconds(25))
/// print(result.updated, "updated,", result.current, "up to date")
/// ```
///
/// Requests are sent one after another, and none is sent for a response that is still fresh. A failure that the next
/// request would meet as well ends the refresh: no network, no key, a used-up budget, or a limit of the service. Nothing is
/// sent while the user has turned the cache off, because no response would be kept.
///
/// A place that follows the device is located first, for a third of the time at most and without prompting. Where the
/// device cannot be located, which is the rule in the background, the place where it was found last is refreshed.
///
/// Where the dependencies have a ``/OpenWeatherPresentation/ScreenDependencies/notifier``, notices at the current place follow
/// from the forecast by the user's rules. Screens with One Call know minutes and alerts for it, too, for one more call when a
/// check is due: on a day without a chance of rain at most two. Once the user has turned all of them off, those that were
/// planned are withdrawn first, whatever becomes of the refresh.
public struct BackgroundRefresh: Sendable {
    private let weather: any WeatherRepository
    private let preferences: any PreferencesStore
    private let favoritesLimit: Int
    private let locateDevice: LocateDeviceUseCase?
    private let clock: any Clock<Duration>
    private let environment: @Sendable (Preferences) -> ScreenEnvironment
    private let notices: BackgroundNotices?

    /// The file `notices.json` in the directory that the platform assigns for settings.
    public static var noticesFile: URL { StandardDirectories.settings().appending(path: "notices.json") }

    /// Creates a refresh.
    ///
    /// - Parameters:
    ///   - dependencies: The dependencies of the screens, whose weather comes from a cached source.
    ///   - favoritesLimit: The largest number of favorites to refresh, the first ones; each may cost a request.
    ///   - noticesFile: The file in which the plan of notices is kept; unused without a notifier.
    public init(
        _ dependencies: ScreenDependencies,
        favoritesLimit: Int = 10,
        noticesFile: URL = BackgroundRefresh.noticesFile
    ) {
        notices = BackgroundNotices(dependencies, in: noticesFile)
        weather = dependencies.weather
        preferences = dependencies.preferences
        self.favoritesLimit = max(0, favoritesLimit)
        clock = dependencies.clock
        locateDevice = dependencies.locationProvider.map {
            LocateDeviceUseCase(
                provider: $0,
                geocoding: dependencies.geocoding,
                preferences: dependencies.preferences,
                now: dependencies.now
            )
        }
        environment = { preferences in
            ScreenEnvironment(
                preferences: preferences,
                deviceLocale: dependencies.deviceLocale,
                timeZone: dependencies.timeZone,
                now: dependencies.now
            )
        }
    }

    /// Refreshes the places and returns the outcome.
    ///
    /// Cancelling the task ends the refresh soon; responses that have arrived by then are in the cache.
    ///
    /// - Parameter limit: The longest time. The system gives a refresh about 30 seconds.
    /// - Returns: The result, whose failure is `timedOut` when the limit was met and `cancelled` when the task was
    ///   cancelled.
    public func callAsFunction(within limit: Duration) async -> Result {
        let progress = Locked(Result())
        // The tasks return why they ended: the first one to end decides.
        let reason = await withTaskGroup(of: WeatherError?.self) { group in
            group.addTask { await refresh(progress, locatingWithin: limit / 3) }
            group.addTask { [clock] in
                (try? await clock.sleep(for: limit)) == nil ? .cancelled : .timedOut
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
        var result = progress.withLock { $0 }
        if let reason { result.failure = reason }
        return result
    }

    /// Withdraws the notices that were planned, once the user has turned all of them off.
    ///
    /// It sends no request, and does nothing while a rule is on, or when the preferences cannot be read. A refresh does the
    /// same first.
    public func withdrawUnwantedNotices() async {
        guard let notices, let preferences = try? await preferences.preferences() else { return }
        if preferences.rulesInUse == nil { await notices.withdraw() }
    }

    /// Refreshes one place after another; returns the failure that ended it early.
    private func refresh(_ progress: Locked<Result>, locatingWithin limit: Duration) async -> WeatherError? {
        do throws(WeatherError) {
            var preferences = try await preferences.preferences()
            if preferences.rulesInUse == nil { await notices?.withdraw() }
            guard preferences.isCacheEnabled else { return nil }
            if preferences.followsDevice || preferences.isDeviceFavorite {
                preferences = await located(within: limit) ?? preferences
            }
            let environment = environment(preferences)
            let options = environment.requestOptions
            if let place = preferences.currentLocation {
                try await refreshWeather(at: place, options, progress)
                var forecast: Fetched<Forecast>?
                try await note(progress) { () async throws(WeatherError) in
                    let getForecast = GetForecastUseCase(weather: weather)
                    let fetched = try await getForecast(at: place, options: options, policy: .cacheFirst)
                    forecast = fetched
                    return fetched.origin
                }
                if let notices, let forecast, let rules = preferences.rulesInUse,
                    let failure = await notices.update(from: forecast, at: place, rules, in: environment)
                {
                    progress.withLock { $0.failure = $0.failure ?? failure }
                }
            }
            let others = preferences.favoriteChoices.compactMap { preferences.location(of: $0) }
                .filter { $0.id != preferences.currentLocation?.id }
            for place in others.prefix(favoritesLimit) { try await refreshWeather(at: place, options, progress) }
            return nil
        } catch {
            return error
        }
    }

    /// Locates the device and returns the preferences with its place; `nil` when it was not found in time.
    private func located(within limit: Duration) async -> Preferences? {
        guard let locateDevice else { return nil }
        return await withTaskGroup(of: Preferences?.self) { group in
            group.addTask { try? await locateDevice.follow() }
            group.addTask { [clock] in
                try? await clock.sleep(for: limit)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }

    private func refreshWeather(
        at place: Location,
        _ options: RequestOptions,
        _ progress: Locked<Result>
    ) async throws(WeatherError) {
        try await note(progress) { () async throws(WeatherError) in
            let getWeather = GetCurrentWeatherUseCase(weather: weather)
            return try await getWeather(at: place, options: options, policy: .cacheFirst).origin
        }
    }

    /// Counts the outcome of a request.
    ///
    /// - Throws: A failure that ends the refresh.
    private func note(
        _ progress: Locked<Result>,
        _ request: () async throws(WeatherError) -> FetchOrigin
    ) async throws(WeatherError) {
        let failure: WeatherError
        do throws(WeatherError) {
            switch try await request() {
            case .network: return progress.withLock { $0.updated += 1 }
            case .cache: return progress.withLock { $0.current += 1 }
            case .stale(let reason): failure = reason
            }
        } catch {
            failure = error
        }
        guard failure.concernsOnePlace else { throw failure }
        progress.withLock { $0.failure = $0.failure ?? failure }
    }
}

extension BackgroundRefresh {
    /// The outcome of a refresh: what was fetched, what was fresh already, and why the rest is missing.
    ///
    /// Both counts are 0 when there is no place to refresh, and when the user has turned the cache off.
    public struct Result: Hashable, Sendable {
        /// The number of responses that were fetched and stored.
        public fileprivate(set) var updated = 0
        /// The number of responses that were in the cache, and fresh or newer than what arrived.
        public fileprivate(set) var current = 0
        /// The failure that ended the refresh, or else the first one at a place; `nil` when everything is up to date.
        public fileprivate(set) var failure: WeatherError?

        /// A Boolean value that indicates whether everything is up to date.
        ///
        /// Pass it to `setTaskCompleted(success:)` of the system's background task.
        public var isComplete: Bool { failure == nil }
    }
}

extension OpenWeatherApp {
    /// Refreshes the weather at the current place and the first ten favorites, and plans notices.
    ///
    /// See ``BackgroundRefresh``. The forecast is refreshed at the current place alone.
    ///
    /// - Parameters:
    ///   - limit: The longest time. The system gives a refresh about 30 seconds.
    ///   - noticesFile: The file in which the plan of notices is kept; unused without a notifier.
    /// - Returns: The result.
    @discardableResult
    public func refreshInBackground(
        within limit: Duration = .seconds(25),
        noticesFile: URL = BackgroundRefresh.noticesFile
    ) async -> BackgroundRefresh.Result {
        await BackgroundRefresh(dependencies, noticesFile: noticesFile)(within: limit)
    }

    /// Withdraws the notices that were planned, once the user has turned all of them off, without a request.
    ///
    /// Call it when the app goes to the background: until the next refresh, which the system may put off for hours, it would
    /// show them.
    ///
    /// - Parameter noticesFile: The file in which the plan of notices is kept; unused without a notifier.
    public func withdrawUnwantedNotices(noticesFile: URL = BackgroundRefresh.noticesFile) async {
        await BackgroundRefresh(dependencies, noticesFile: noticesFile).withdrawUnwantedNotices()
    }
}

extension Preferences {
    /// The rules of notices; `nil` also when each of them is off.
    fileprivate var rulesInUse: NoticeRules? { notices.flatMap { $0.parts.isEmpty ? nil : $0 } }
}

extension WeatherError {
    /// A Boolean value that indicates whether the failure says nothing about a request for another place.
    fileprivate var concernsOnePlace: Bool {
        switch self {
        case .invalidResponse(.otherServer), .invalidResponse(.proxyRefusal), .invalidResponse(.unexpectedContentType):
            false
        case .notFound, .badRequest(.refused), .invalidResponse, .unsupported: true
        default: false
        }
    }
}
