import OpenWeatherCore
import OpenWeatherScreenKit

/// The weather at one place and the forecast for it, loaded independently.
///
/// The weather comes first: it finds the place, and never waits for the forecast. The forecast follows it to each place and
/// is loaded again only when it is outdated or the user asks for it. So do the minutes and the alerts of One Call, where
/// there is a source of them. The air quality is read from the cache alone. What the weather is compared with comes last.
@MainActor
final class HomeLoader {
    private let weatherLoader: PlaceLoader<LoadPart<PlaceWeather>>
    private let forecastLoader: PlaceLoader<LoadPart<PlaceForecast>>
    private let oneCallLoader: OneCallLoader?
    private let air: CachedAirQuality?
    private let comparisonLoader: HomeComparisonLoader?
    private let settings: ScreenSettings
    private let stopwatch: Stopwatch

    /// The time of the last load of the weather on the stopwatch; `nil` before the first one.
    private(set) var lastLoad: Duration?
    private var lastForecastLoad: Duration?

    /// The age up to which a forecast is not loaded again, unless the user asks for it: that of the cache.
    nonisolated static let forecastLifetime = Duration.seconds(1800)

    /// Creates a loader without values.
    init(
        at place: PlaceSource,
        weather: any WeatherRepository,
        oneCall: OneCallSource?,
        airQuality: (any AirQualityRepository)?,
        comparison: (any WeatherComparisonRepository)?,
        preferences: any PreferencesStore,
        settings: ScreenSettings,
        stopwatch: Stopwatch
    ) {
        weatherLoader = .currentWeather(of: weather, at: place, preferences: preferences)
        forecastLoader = .forecast(of: weather, at: place, preferences: preferences)
        oneCallLoader = oneCall.map {
            OneCallLoader(
                PlaceOneCall.homeParts,
                of: $0,
                lifetime: PlaceOneCall.homeLifetime,
                at: place,
                preferences: preferences
            )
        }
        air = airQuality.map { CachedAirQuality(of: $0) }
        comparisonLoader = comparison.map { HomeComparisonLoader($0, stopwatch: stopwatch) }
        self.settings = settings
        self.stopwatch = stopwatch
    }

    // MARK: - State

    /// The place that is shown, as far as it is known.
    var place: ScreenPlace { weatherLoader.place }

    /// The place that is shown or, before the first load, the one that stays the same; `nil` when neither is known.
    var location: Location? { weatherLoader.location }

    /// The weather, and whether it is being loaded.
    var weather: LoadState<PlaceWeather> { weatherLoader.state(of: \.self) }

    /// Everything that the loader shows.
    var snapshot: HomeSnapshot {
        HomeSnapshot(
            weather: weatherLoader.snapshot,
            forecast: forecastLoader.snapshot,
            oneCall: oneCallLoader?.snapshot,
            air: air?.value,
            comparison: comparisonLoader?.value
        )
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
        selecting favorite: PlaceChoice? = nil,
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
                    comparisonLoader?.placeFound(location.id)
                    forecasts.addTask { await self.loadForecast(forecastPolicy, at: location) }
                    guard oneCallLoader != nil else { return }
                    let isUserRequest = forecastPolicy == .refresh
                    forecasts.addTask { await self.loadOneCall(isUserRequest: isUserRequest, at: location) }
                }
            )
        }
        await readAir()
        // One Call has shown by now which version the key reaches.
        await loadComparison(isUserRequest: forecastPolicy == .refresh)
    }

    /// Loads the weather without the user, and the forecast in a task of `forecasts`, which the call does not wait for.
    func loadAutomatically(_ policy: FetchPolicy, _ forecasts: inout DiscardingTaskGroup) async {
        lastLoad = stopwatch.elapsed
        await weatherLoader.load(
            policy,
            settings,
            found: { location in
                comparisonLoader?.placeFound(location.id)
                if mayLoadForecastAutomatically(at: location) {
                    forecasts.addTask { await self.loadForecast(.cacheFirst, at: location) }
                }
                if let oneCallLoader, !oneCallLoader.snapshot.isLoading {
                    forecasts.addTask { await self.loadOneCall(isUserRequest: false, at: location) }
                }
            }
        )
        if air != nil { forecasts.addTask { await self.readAir() } }
        if comparisonLoader != nil { forecasts.addTask { await self.loadComparison(isUserRequest: false) } }
    }

    /// Loads the usual weather for the calls that are offered; does nothing when none are.
    func loadUsual() async {
        if let home = weather.value { await comparisonLoader?.loadUsual(of: home) }
    }

    /// Sends no further call for the usual weather.
    func cancelUsual() { comparisonLoader?.cancelUsual() }

    private func loadForecast(_ policy: FetchPolicy, at location: Location) async {
        // Tasks may begin in another order than they were created in.
        guard place.location?.id == location.id else { return }
        await forecastLoader.load(policy, settings, at: location) { location in
            let isCurrent = forecastLoader.parts.isCurrent(
                at: location,
                in: settings.environment,
                lifetime: Self.forecastLifetime
            )
            if policy != .refresh, isCurrent { return true }
            lastForecastLoad = stopwatch.elapsed
            return false
        }
    }

    private func loadOneCall(isUserRequest: Bool, at location: Location) async {
        guard let oneCallLoader, place.location?.id == location.id else { return }
        await oneCallLoader.load(settings, at: location, isUserRequest: isUserRequest)
    }

    /// Reads the air after the rest, so that what another screen loads meanwhile is there.
    private func readAir() async {
        if let location = place.location { await air?.read(at: location) }
    }

    private func loadComparison(isUserRequest: Bool) async {
        guard let comparisonLoader, let home = weather.value, place.location?.id == home.location.id else { return }
        await comparisonLoader.load(home, at: settings.environment.now(), isUserRequest: isUserRequest)
    }

    private func mayLoadForecastAutomatically(at location: Location) -> Bool {
        guard forecastLoader.place.location?.id == location.id else { return true }
        return !forecastLoader.isLoading
            && forecastLoader.parts.outcome.mayRequestAgain(after: stopwatch.elapsed - (lastForecastLoad ?? .zero))
    }
}

/// Everything that a ``HomeLoader`` shows at a moment.
struct HomeSnapshot: Equatable {
    /// The place and the weather there.
    let weather: PlaceSnapshot<LoadPart<PlaceWeather>>
    /// The forecast.
    let forecast: PlaceSnapshot<LoadPart<PlaceForecast>>
    /// The minutes and the alerts; `nil` without a source of them.
    let oneCall: PlaceSnapshot<LoadPart<PlaceOneCall>>?
    /// The air quality that the cache has; `nil` when it has none, and without a source of it.
    let air: PlaceAirQuality?
    /// The weather to compare the present one with; `nil` without a source of it, and before it is known.
    let comparison: PlaceComparison?

    /// Returns the forecast for the place of `home`.
    func forecast(of home: PlaceWeather) -> HomeForecastState {
        guard forecast.place.location?.id == home.location.id else { return .missing }
        return HomeForecastState(forecast.parts.outcome, isLoading: forecast.isLoading)
    }

    /// Returns the minutes and the alerts for the place of `home`; `nil` when there are none.
    func oneCall(of home: PlaceWeather) -> PlaceOneCall? { oneCall?.value(at: home.location) }
}
