import Foundation
import OpenWeatherCore

/// Loads the values that a widget shows.
struct WidgetSource: Sendable {
    /// Reads the preferences.
    let getPreferences: GetPreferencesUseCase
    /// Loads the current weather.
    let getWeather: GetCurrentWeatherUseCase
    /// Loads the forecast.
    let getForecast: GetForecastUseCase
    /// A Boolean value that indicates whether the forecast is fetched when the cache has none that is fresh.
    let fetchesForecast: Bool
    /// The source of the device's location; `nil` when the widget does not use it.
    let locationProvider: (any LocationProvider)?
    /// The largest number of favorite cities to load.
    let favoritesLimit: Int
    /// Returns the request options for the user's preferences.
    let options: @Sendable (Preferences) -> RequestOptions
    /// The wall clock.
    let now: @Sendable () -> Date

    /// Loads everything that a widget of a size shows for a place; failures are part of the snapshot.
    func read(_ family: WidgetSize, for place: WidgetPlace, policy: FetchPolicy) async -> WidgetSnapshot {
        var preferences = Preferences()
        do throws(WeatherError) {
            preferences = try await getPreferences()
            guard let place = try await locate(place, preferences) else {
                return snapshot(.noPlace(nil), preferences)
            }
            let options = options(preferences)
            let others = favorites(of: preferences, besides: place, family)
            async let response = load(place.location, options, policy)
            async let forecast = forecast(at: place.location, options, policy, family)
            async let otherResponses = load(others, options, policy)
            return await snapshot(response, at: place, forecast, otherResponses, preferences)
        } catch {
            if case .location = error { return snapshot(.noPlace(error), preferences) }
            return snapshot(.failed(error), preferences)
        }
    }

    /// Returns where the place is; `nil` when the user has to choose one.
    private func locate(_ place: WidgetPlace, _ preferences: Preferences) async throws(WeatherError) -> LocatedPlace? {
        switch place {
        case .location(let location): return .chosen(location)
        case .device: return try await device()
        case .current:
            if let location = preferences.currentLocation { return .chosen(location) }
            return try await device()
        }
    }

    private func device() async throws(WeatherError) -> LocatedPlace? {
        guard let locationProvider else { return nil }
        let coordinate = try await locationProvider.currentCoordinate()
        return .device(Location(name: "", country: nil, state: nil, coordinate: coordinate))
    }

    private func favorites(of preferences: Preferences, besides place: LocatedPlace, _ family: WidgetSize)
        -> [Location]
    {
        guard family == .large else { return [] }
        return Array(preferences.favorites.filter { $0.id != place.location.id }.prefix(max(0, favoritesLimit)))
    }

    /// Loads the forecast; a failure only leaves it out.
    ///
    /// The small size makes do with what the cache has, whatever is asked for.
    private func forecast(
        at location: Location,
        _ options: RequestOptions,
        _ policy: FetchPolicy,
        _ family: WidgetSize
    ) async -> Fetched<Forecast>? {
        let policy = fetchesForecast && family != .small ? policy : .cacheOnly
        return try? await getForecast(at: location, options: options, policy: policy)
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
        _ forecast: Fetched<Forecast>?,
        _ favorites: [WidgetResponse],
        _ preferences: Preferences
    ) -> WidgetSnapshot {
        guard let weather = response.weather else {
            return snapshot(.failed(response.failure ?? .notCached), preferences)
        }
        return snapshot(.weather(place.named(by: weather.value), response), preferences, forecast, favorites)
    }

    private func snapshot(
        _ result: WidgetSnapshot.Result,
        _ preferences: Preferences,
        _ forecast: Fetched<Forecast>? = nil,
        _ favorites: [WidgetResponse] = []
    ) -> WidgetSnapshot {
        WidgetSnapshot(
            result: result,
            favorites: favorites,
            forecast: forecast,
            preferences: preferences,
            date: now()
        )
    }
}

extension LocatedPlace {
    /// Returns the device's location under the name that the service gives it.
    fileprivate func named(by weather: CurrentWeather) -> LocatedPlace {
        guard case .device(let location) = self else { return self }
        return .device(
            Location(
                name: weather.name ?? "",
                country: weather.country,
                state: nil,
                coordinate: location.coordinate
            )
        )
    }
}
