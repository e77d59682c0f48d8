import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// Loads the values that a widget shows.
struct WidgetSource: Sendable {
    private let getPreferences: GetPreferencesUseCase
    private let savePreferences: SavePreferencesUseCase
    private let getWeather: GetCurrentWeatherUseCase
    private let getForecast: GetForecastUseCase
    private let locationProvider: (any LocationProvider)?
    private let comparison: (any WeatherComparisonRepository)?
    private let fetchesForecast: Bool
    private let favoritesLimit: Int
    private let deviceLocale: Locale
    private let timeZone: TimeZone
    /// The wall clock.
    let now: @Sendable () -> Date

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - weather: The source of weather.
    ///   - preferences: The store of the user's preferences, in which the source remembers where the device is.
    ///   - locationProvider: The source of the device's location; `nil` when the widget does not use it.
    ///   - comparison: The source of what the weather is compared with; `nil` for none.
    ///   - fetchesForecast: Whether the forecast is fetched when the cache has none that is fresh.
    ///   - favoritesLimit: The largest number of favorite cities to load.
    ///   - deviceLocale: The locale of the device.
    ///   - timeZone: The time zone of the user.
    ///   - now: The wall clock.
    init(
        weather: any WeatherRepository,
        preferences: any PreferencesStore,
        locationProvider: (any LocationProvider)?,
        comparison: (any WeatherComparisonRepository)?,
        fetchesForecast: Bool,
        favoritesLimit: Int,
        deviceLocale: Locale,
        timeZone: TimeZone,
        now: @escaping @Sendable () -> Date
    ) {
        getPreferences = GetPreferencesUseCase(store: preferences)
        savePreferences = SavePreferencesUseCase(store: preferences)
        getWeather = GetCurrentWeatherUseCase(weather: weather)
        getForecast = GetForecastUseCase(weather: weather)
        self.locationProvider = locationProvider
        self.comparison = comparison
        self.fetchesForecast = fetchesForecast
        self.favoritesLimit = favoritesLimit
        self.deviceLocale = deviceLocale
        self.timeZone = timeZone
        self.now = now
    }

    /// Returns a formatter for what was read, as it is shown at `date`; weather older than `lifetime` is outdated.
    func formatter(_ preferences: Preferences, lifetime: Duration, at date: Date) -> WidgetFormatter {
        WidgetFormatter(environment: environment(preferences, at: date), lifetime: lifetime, date: date)
    }

    private func environment(_ preferences: Preferences, at date: Date) -> ScreenEnvironment {
        ScreenEnvironment(preferences: preferences, deviceLocale: deviceLocale, timeZone: timeZone, now: { date })
    }

    /// Loads everything that a widget of a size shows for a place; failures are part of the snapshot.
    func read(_ family: WidgetSize, for place: WidgetPlace, policy: FetchPolicy) async -> WidgetSnapshot {
        var preferences = Preferences()
        do throws(WeatherError) {
            preferences = try await getPreferences()
            guard let place = try await locate(place, preferences) else {
                return snapshot(.noPlace(nil), preferences)
            }
            let options = environment(preferences, at: now()).requestOptions
            let others = favorites(of: preferences, besides: place, family)
            async let response = load(place.location, options, policy)
            async let forecast = forecast(at: place.location, options, policy, family)
            async let otherResponses = load(others, options, policy)
            let comparison = await comparison(of: response, family)
            let snapshot = await snapshot(response, at: place, forecast, comparison, otherResponses, preferences)
            if case .weather(let named, _) = snapshot.result { await remember(named, preferences, policy) }
            return snapshot
        } catch {
            if case .location = error { return snapshot(.noPlace(error), preferences) }
            return snapshot(.failed(error), preferences)
        }
    }

    /// Returns where the place is; `nil` when the user has to choose one.
    private func locate(_ place: WidgetPlace, _ preferences: Preferences) async throws(WeatherError) -> LocatedPlace? {
        switch place {
        case .location(let location): return .chosen(location)
        case .device: return try await device(preferences)
        case .current:
            if !preferences.followsDevice, let location = preferences.currentLocation { return .chosen(location) }
            return try await device(preferences)
        }
    }

    /// Returns where the device is or, when it cannot be located, where it was found last.
    ///
    /// Never prompts the user, as a widget cannot.
    private func device(_ preferences: Preferences) async throws(WeatherError) -> LocatedPlace? {
        let known = preferences.devicePlace
        guard let locationProvider else { return known.map { .device($0) } }
        do throws(WeatherError) {
            let fix = try await locationProvider.coordinateOrLocationFailure(mayPrompt: false)
            if let known, known.fix == fix { return .device(known.found(at: now())) }
            let point = Location(name: "", country: nil, state: nil, coordinate: fix)
            return .device(DevicePlace(point, fix: fix, at: now()))
        } catch {
            guard let known, case .location = error else { throw error }
            return .device(known)
        }
    }

    /// Remembers a place of the device that is new, once the weather has named it.
    ///
    /// A snapshot remembers nothing. A place that cannot be saved is only located again the next time.
    private func remember(_ place: LocatedPlace, _ preferences: Preferences, _ policy: FetchPolicy) async {
        guard policy != .cacheOnly, case .device(let device) = place, !device.location.name.isEmpty,
            device.fix != preferences.devicePlace?.fix
                || device.date.timeIntervalSince(preferences.devicePlace?.date ?? .distantPast) >= 600
        else { return }
        _ = try? await savePreferences { $0.deviceMoved(to: device) }
    }

    private func favorites(of preferences: Preferences, besides place: LocatedPlace, _ family: WidgetSize)
        -> [Location]
    {
        guard family == .large else { return [] }
        return Array(preferences.favorites.filter { $0.id != place.location.id }.prefix(max(0, favoritesLimit)))
    }

    /// Loads the forecast; a failure only leaves it out of what a widget shows.
    ///
    /// The small size makes do with what the cache has, whatever is asked for.
    private func forecast(
        at location: Location,
        _ options: RequestOptions,
        _ policy: FetchPolicy,
        _ family: WidgetSize
    ) async -> Result<Fetched<Forecast>, WeatherError> {
        let policy = fetchesForecast && family != .small ? policy : .cacheOnly
        do throws(WeatherError) {
            return .success(try await getForecast(at: location, options: options, policy: policy))
        } catch {
            return .failure(error)
        }
    }

    /// Returns what the weather is compared with, as far as it is cached.
    private func comparison(of response: WidgetResponse, _ family: WidgetSize) async -> WeatherComparison? {
        guard family == .large, let comparison, let weather = response.weather?.value else { return nil }
        return await comparison.comparison(of: weather, at: response.location.coordinate, allowance: .cached)
    }

    /// Loads several places concurrently; the responses keep the order of the places.
    private func load(_ locations: [Location], _ options: RequestOptions, _ policy: FetchPolicy) async
        -> [WidgetResponse]
    {
        await withTaskGroup(of: (index: Int, response: WidgetResponse).self) { group in
            for (index, location) in locations.enumerated() {
                group.addTask { (index, await load(location, options, policy)) }
            }
            return await group.reduce(into: []) { $0.append($1) }.sorted { $0.index < $1.index }.map(\.response)
        }
    }

    private func load(_ location: Location, _ options: RequestOptions, _ policy: FetchPolicy) async -> WidgetResponse {
        do throws(WeatherError) {
            return WidgetResponse(location, try await getWeather(at: location, options: options, policy: policy))
        } catch {
            // A widget has no retry button, so old weather with its age is better than none, whatever failed.
            let readsCache = policy != .cacheOnly && error != .cancelled
            let cached = readsCache ? try? await getWeather(at: location, options: options, policy: .cacheOnly) : nil
            return WidgetResponse(location, failure: error, cached: cached)
        }
    }

    private func snapshot(
        _ response: WidgetResponse,
        at place: LocatedPlace,
        _ forecast: Result<Fetched<Forecast>, WeatherError>,
        _ comparison: WeatherComparison?,
        _ favorites: [WidgetResponse],
        _ preferences: Preferences
    ) -> WidgetSnapshot {
        guard let weather = response.weather else {
            return snapshot(.failed(response.failure ?? .notCached), preferences)
        }
        let result = WidgetSnapshot.Result.weather(place.named(by: weather.value), response)
        return snapshot(result, preferences, forecast, comparison, favorites)
    }

    private func snapshot(
        _ result: WidgetSnapshot.Result,
        _ preferences: Preferences,
        _ forecast: Result<Fetched<Forecast>, WeatherError> = .failure(.notCached),
        _ comparison: WeatherComparison? = nil,
        _ favorites: [WidgetResponse] = []
    ) -> WidgetSnapshot {
        var failure: WeatherError?
        if case .failure(let error) = forecast { failure = error }
        return WidgetSnapshot(
            result: result,
            favorites: favorites,
            forecast: try? forecast.get(),
            forecastFailure: failure,
            comparison: comparison,
            preferences: preferences,
            date: now()
        )
    }
}

extension LocatedPlace {
    /// Returns the device's location under the name that it has or, without one, that the service gives it.
    fileprivate func named(by weather: CurrentWeather) -> LocatedPlace {
        guard case .device(let place) = self, place.location.name.isEmpty else { return self }
        let location = Location(
            name: weather.name ?? "",
            country: weather.country,
            state: nil,
            coordinate: place.location.coordinate
        )
        return .device(DevicePlace(location, fix: place.fix, at: place.date))
    }
}
