import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// The forecast for one place and the current weather there, loaded independently.
///
/// The forecast comes first: without it there is nothing to show, and the screen of a day needs nothing else. The current
/// weather is only for the header of the forecast, which does without it. So does the screen without the days of One Call.
@MainActor
final class PlaceForecastLoader {
    private let forecast: PlaceLoader<LoadPart<PlaceForecast>>
    private let current: PlaceLoader<LoadPart<PlaceWeather>>
    private let days: PlaceLoader<LoadPart<PlaceDays>>?
    private let daysTime: RequestTime
    private let lifetime: Duration
    private let currentLifetime: Duration

    /// Creates a loader without values.
    init(
        at source: PlaceSource,
        weather: any WeatherRepository,
        oneCall: (any OneCallRepository)?,
        preferences: any PreferencesStore,
        lifetime: Duration,
        currentLifetime: Duration
    ) {
        let getForecast = GetForecastUseCase(weather: weather)
        forecast = PlaceLoader(at: source, preferences: preferences) { request async throws(WeatherError) in
            PlaceForecast(
                location: request.location,
                language: request.options.language,
                fetched: try await getForecast(at: request.location, options: request.options, policy: request.policy)
            )
        }
        let getCurrentWeather = GetCurrentWeatherUseCase(weather: weather)
        current = PlaceLoader(at: source, preferences: preferences) { request async throws(WeatherError) in
            PlaceWeather(
                location: request.location,
                language: request.options.language,
                fetched: try await getCurrentWeather(
                    at: request.location,
                    options: request.options,
                    policy: request.policy
                )
            )
        }
        let time = RequestTime()
        daysTime = time
        days = oneCall.map { .days($0, at: source, preferences: preferences, time: time) }
        self.lifetime = lifetime
        self.currentLifetime = currentLifetime
    }

    // MARK: - State

    /// The place of the forecast, as far as it is known.
    var place: ScreenPlace { forecast.place }

    /// The place that is shown or, before the first load, the one that stays the same; `nil` when neither is known.
    var location: Location? { forecast.location }

    /// The forecast, and whether it is being loaded.
    var state: LoadState<PlaceForecast> { forecast.state(of: \.self) }

    /// The current weather, and whether it is being loaded.
    var currentState: LoadState<PlaceWeather> { current.state(of: \.self) }

    /// Returns the days of One Call for the place of `forecast`; `nil` when there are none.
    func days(of forecast: PlaceForecast) -> PlaceDays? {
        guard let known = days?.parts.value, known.location.id == forecast.location.id else { return nil }
        return known
    }

    /// Returns whether the forecast has an entry on `day`.
    func hasDay(_ day: LocalDay) -> Bool {
        state.value?.days.contains { $0.day == day } == true
    }

    // MARK: - Loading

    /// A set of values to load.
    enum Extent {
        /// The forecast alone, one request.
        case forecast
        /// The forecast and the current weather, two requests at once, and the days of One Call where there is a source.
        case everything
    }

    /// Loads values from the cache while it is fresh, unless they are known in the language and young enough.
    func loadIfNeeded(_ extent: Extent, _ settings: ScreenSettings) async {
        await load(extent, .cacheFirst, settings) { [self] location in
            isKnown(forecast.parts, at: location, in: settings.environment, lifetime: lifetime)
        } unlessCurrent: { [self] location in
            isKnown(current.parts, at: location, in: settings.environment, lifetime: currentLifetime)
        }
    }

    /// Loads values even when they are known.
    func load(_ extent: Extent, _ policy: FetchPolicy, _ settings: ScreenSettings) async {
        await load(extent, policy, settings) { _ in
            false
        } unlessCurrent: { _ in
            false
        }
    }

    private func load(
        _ extent: Extent,
        _ policy: FetchPolicy,
        _ settings: ScreenSettings,
        unless isKnown: (Location) -> Bool,
        unlessCurrent isCurrentKnown: @escaping @MainActor (Location) -> Bool
    ) async {
        // Takes longest for the first screen of the app, and has time until the response arrives.
        async let formatters: Void = settings.environment.formats.prepare()
        async let header: Void = extent == .everything ? loadCurrent(policy, settings, unless: isCurrentKnown) : ()
        async let sky: Void = extent == .everything ? loadDays(policy, settings) : ()
        await forecast.load(policy, settings, unless: isKnown)
        _ = await (formatters, header, sky)
    }

    private func loadCurrent(
        _ policy: FetchPolicy,
        _ settings: ScreenSettings,
        unless isKnown: @MainActor (Location) -> Bool
    ) async {
        await current.load(policy, settings, unless: isKnown)
    }

    private func loadDays(_ policy: FetchPolicy, _ settings: ScreenSettings) async {
        guard let days else { return }
        let now = settings.environment.now()
        await days.load(.cacheFirst, settings) { location in
            let known = days.parts.value.flatMap { $0.location.id == location.id ? $0 : nil }
            if known?.mayAskAgain(at: now, isUserRequest: policy == .refresh) == false { return true }
            daysTime.date = now
            return false
        }
    }

    private func isKnown<Value: PlaceValue>(
        _ part: LoadPart<Value>,
        at location: Location,
        in environment: ScreenEnvironment,
        lifetime: Duration
    ) -> Bool {
        guard case .loaded(let known) = part.outcome else { return false }
        return !known.fetched.isStale && known.location == location && known.language == environment.language
            && known.fetched.age(at: environment.now()) < lifetime
    }
}

/// The time of the last request, which the loader's work does not know.
@MainActor
private final class RequestTime {
    var date = Date.distantPast
}

extension PlaceLoader<LoadPart<PlaceDays>> {
    /// Creates a loader of the days, whose failures are values: they say when to ask again.
    fileprivate static func days(
        _ source: any OneCallRepository,
        at place: PlaceSource,
        preferences: any PreferencesStore,
        time: RequestTime
    ) -> PlaceLoader {
        // The UV index and the moon have no words.
        PlaceLoader(at: place, preferences: preferences, isLocalized: false) { load in
            await load.keep(\.self) { request async throws(WeatherError) in
                let result: Result<OneCallReport, WeatherError>
                do throws(WeatherError) {
                    let report = try await source.oneCall(
                        at: request.location.coordinate,
                        parts: [.days],
                        options: request.options,
                        policy: request.policy
                    )
                    result = .success(report)
                } catch .cancelled {
                    throw .cancelled
                } catch {
                    result = .failure(error)
                }
                return PlaceDays(
                    location: request.location,
                    result,
                    previous: load.parts.value,
                    askedAt: time.date
                )
            }
        }
    }
}
