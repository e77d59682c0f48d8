import OpenWeatherCore
import OpenWeatherScreenKit

/// The weather at one place and the forecast for it, loaded independently.
///
/// The weather comes first: it finds the place, and never waits for the forecast. The forecast follows it to each place and
/// is loaded again only when it is outdated or the user asks for it. So do the minutes and the alerts of One Call, where
/// there is a source of them.
@MainActor
final class HomeLoader {
    private let weatherLoader: PlaceLoader<LoadPart<HomeWeather>>
    private let forecastLoader: PlaceLoader<LoadPart<HomeForecast>>
    private let oneCallLoader: PlaceLoader<LoadPart<HomeOneCall>>?
    private let settings: ScreenSettings
    private let stopwatch: Stopwatch

    /// The time of the last load of the weather on the stopwatch; `nil` before the first one.
    private(set) var lastLoad: Duration?
    private var lastForecastLoad: Duration?
    /// The last answer of One Call when it was a refusal, which holds for every place.
    private var lastRefusal: HomeOneCall?

    /// Creates a loader without values.
    init(
        at place: PlaceSource,
        weather: any WeatherRepository,
        oneCall: (any OneCallRepository)?,
        preferences: any PreferencesStore,
        settings: ScreenSettings,
        stopwatch: Stopwatch
    ) {
        let getWeather = GetCurrentWeatherUseCase(weather: weather)
        weatherLoader = PlaceLoader(at: place, preferences: preferences) { request async throws(WeatherError) in
            HomeWeather(
                location: request.location,
                language: request.options.language,
                weather: try await getWeather(at: request.location, options: request.options, policy: request.policy)
            )
        }
        let getForecast = GetForecastUseCase(weather: weather)
        forecastLoader = PlaceLoader(at: place, preferences: preferences) { request async throws(WeatherError) in
            HomeForecast(
                location: request.location,
                language: request.options.language,
                fetched: try await getForecast(at: request.location, options: request.options, policy: request.policy)
            )
        }
        oneCallLoader = oneCall.map { .oneCall($0, at: place, preferences: preferences, stopwatch: stopwatch) }
        self.settings = settings
        self.stopwatch = stopwatch
    }

    // MARK: - State

    /// The place that is shown, as far as it is known.
    var place: ScreenPlace { weatherLoader.place }

    /// The place that is shown or, before the first load, the one that stays the same; `nil` when neither is known.
    var location: Location? { weatherLoader.location }

    /// The weather, and whether it is being loaded.
    var weather: LoadState<HomeWeather> { weatherLoader.state(of: \.self) }

    /// Returns the forecast for the place of `home`.
    func forecast(of home: HomeWeather) -> HomeForecastState {
        guard forecastLoader.place.location?.id == home.location.id else { return .missing }
        return HomeForecastState(forecastLoader.parts.outcome, isLoading: forecastLoader.isLoading)
    }

    /// Returns the minutes and the alerts for the place of `home`; `nil` when there are none.
    func oneCall(of home: HomeWeather) -> HomeOneCall? {
        guard let known = oneCallLoader?.parts.value, known.location.id == home.location.id else { return nil }
        return known
    }

    /// Returns whether the weather may be loaded without the user: not while it is being loaded, and not after a failure
    /// that only the user can resolve.
    var mayLoadAutomatically: Bool {
        place.location != nil && !weatherLoader.isLoading
            && weather.mayRequestAgain(after: stopwatch.elapsed - (lastLoad ?? .zero))
    }

    // MARK: - Loading

    /// Loads the weather and the forecast, and returns when both loads have ended.
    ///
    /// - Parameters:
    ///   - policy: The sources that the weather may come from.
    ///   - forecastPolicy: The sources that the forecast may come from; only ``/OpenWeatherCore/FetchPolicy/refresh`` loads
    ///     one that is fresh.
    ///   - favorite: A place to make the current one first; `nil` to leave the choice as it is.
    ///   - recordsVisit: Whether to record a visit of a place that stays the same.
    func load(
        _ policy: FetchPolicy,
        forecast forecastPolicy: FetchPolicy = .cacheFirst,
        selecting favorite: Location? = nil,
        recordingVisit recordsVisit: Bool = false
    ) async {
        await withDiscardingTaskGroup { forecasts in
            lastLoad = stopwatch.elapsed
            await weatherLoader.load(
                policy,
                settings,
                selecting: favorite,
                recordingVisit: recordsVisit,
                found: { location in
                    forecasts.addTask { await self.loadForecast(forecastPolicy, at: location) }
                    guard oneCallLoader != nil else { return }
                    let reason: HomeOneCall.Reason = forecastPolicy == .refresh ? .user : .appearance
                    forecasts.addTask { await self.loadOneCall(reason, at: location) }
                }
            )
        }
    }

    /// Loads the weather without the user, and the forecast in a task of `forecasts`, which the call does not wait for.
    func loadAutomatically(_ policy: FetchPolicy, _ forecasts: inout DiscardingTaskGroup) async {
        lastLoad = stopwatch.elapsed
        await weatherLoader.load(
            policy,
            settings,
            found: { location in
                if mayLoadForecastAutomatically(at: location) {
                    forecasts.addTask { await self.loadForecast(.cacheFirst, at: location) }
                }
                if let oneCallLoader, !oneCallLoader.isLoading {
                    forecasts.addTask { await self.loadOneCall(.automatic, at: location) }
                }
            }
        )
    }

    private func loadForecast(_ policy: FetchPolicy, at location: Location) async {
        // Tasks may begin in another order than they were created in.
        guard place.location?.id == location.id else { return }
        await forecastLoader.load(policy, settings, at: location) { location in
            if policy != .refresh, case .loaded(let known) = forecastLoader.parts.outcome,
                known.isCurrent(at: location, in: settings.environment)
            {
                return true
            }
            lastForecastLoad = stopwatch.elapsed
            return false
        }
    }

    private func loadOneCall(_ reason: HomeOneCall.Reason, at location: Location) async {
        guard let oneCallLoader, place.location?.id == location.id else { return }
        await oneCallLoader.load(.cacheFirst, settings, at: location) { _ in
            (oneCallLoader.parts.value ?? lastRefusal)?.mayAskAgain(at: stopwatch.elapsed, reason) == false
        }
        if let known = oneCallLoader.parts.value { lastRefusal = known.isRefused ? known : nil }
    }

    private func mayLoadForecastAutomatically(at location: Location) -> Bool {
        guard forecastLoader.place.location?.id == location.id else { return true }
        return !forecastLoader.isLoading
            && forecastLoader.parts.outcome.mayRequestAgain(after: stopwatch.elapsed - (lastForecastLoad ?? .zero))
    }
}

extension PlaceLoader<LoadPart<HomeOneCall>> {
    /// Creates a loader of the minutes and the alerts, whose failures are values: they say when to ask again.
    fileprivate static func oneCall(
        _ source: any OneCallRepository,
        at place: PlaceSource,
        preferences: any PreferencesStore,
        stopwatch: Stopwatch
    ) -> PlaceLoader {
        // Alerts have their texts in every language, so that another one needs no request.
        PlaceLoader(at: place, preferences: preferences, isLocalized: false) { load in
            await load.keep(\.self) { request async throws(WeatherError) in
                let result: Result<OneCallReport, WeatherError>
                do throws(WeatherError) {
                    result = .success(
                        try await source.oneCall(
                            at: request.location.coordinate,
                            parts: [.minutes, .alerts],
                            options: request.options,
                            policy: request.policy
                        )
                    )
                } catch .cancelled {
                    throw .cancelled
                } catch {
                    result = .failure(error)
                }
                return HomeOneCall(
                    location: request.location,
                    result,
                    previous: load.parts.value,
                    endedAt: stopwatch.elapsed
                )
            }
        }
    }
}
