package import Foundation
package import OpenWeatherCore

/// A response with the place and the language that were requested, so that it is never shown under another name.
package protocol PlaceValue: Sendable {
    /// The type of the response.
    associatedtype Response: Sendable

    /// The place that was requested.
    var location: Location { get }
    /// The language that descriptions were requested in.
    var language: Language { get }
    /// The response of the service.
    var fetched: Fetched<Response> { get }
}

extension PlaceValue {
    /// Returns whether the value is stale at `now`, at least `lifetime` old, or of no known age.
    ///
    /// A value more than five minutes ahead of the clock may be of any age, because the clock was set back. One that was fresh
    /// when it came is not stale for as long as `allowance` after its end.
    package func isOutdated(at now: Date, lifetime: Duration, allowance: Duration = .zero) -> Bool {
        fetched.isStale(at: now, allowance: allowance)
            || fetched.age(at: now) >= lifetime + allowance || fetched.fetchedAt.isAhead(of: now)
    }
}

extension LoadPart where Value: PlaceValue {
    /// Returns whether the value needs no load: the last one succeeded, for the place and in the language, and the value
    /// is younger than `lifetime`.
    package func isCurrent(at location: Location, in environment: ScreenEnvironment, lifetime: Duration) -> Bool {
        guard case .loaded(let known) = outcome else { return false }
        return known.location == location && known.language == environment.language
            && !known.isOutdated(at: environment.now(), lifetime: lifetime)
    }
}

/// A forecast with the place and the language that were requested.
package struct PlaceForecast: PlaceValue, Hashable {
    /// The place that was requested.
    package let location: Location
    /// The language that descriptions were requested in.
    package let language: Language
    /// The response of the service.
    package let fetched: Fetched<Forecast>
    /// The entries by the place's own days, grouped once.
    package let days: [ForecastDay]

    /// Creates a value from a response and groups its entries by day.
    package init(location: Location, language: Language, fetched: Fetched<Forecast>) {
        self.location = location
        self.language = language
        self.fetched = fetched
        days = fetched.value.days
    }

    /// The forecast of the response.
    package var forecast: Forecast { fetched.value }
}

/// Current weather with the place and the language that were requested.
package struct PlaceWeather: PlaceValue, Hashable {
    /// The place that was requested.
    package let location: Location
    /// The language that descriptions were requested in.
    package let language: Language
    /// The response of the service.
    package let fetched: Fetched<CurrentWeather>

    /// Creates a value from a response.
    package init(location: Location, language: Language, fetched: Fetched<CurrentWeather>) {
        self.location = location
        self.language = language
        self.fetched = fetched
    }

    /// Fetches the weather for a request.
    ///
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    package init(of request: PlaceRequest, from getWeather: GetCurrentWeatherUseCase) async throws(WeatherError) {
        self.init(
            location: request.location,
            language: request.options.language,
            fetched: try await getWeather(at: request.location, options: request.options, policy: request.policy)
        )
    }

    /// The weather of the response.
    package var weather: CurrentWeather { fetched.value }

    /// Returns the weather when it may be called the present one, up to date and measured half an hour ago or less; `nil`
    /// otherwise.
    package func present(at now: Date) -> CurrentWeather? {
        !fetched.isStale && weather.isPresent(at: now) ? weather : nil
    }
}

extension CurrentWeather {
    /// The longest time since a measurement that is still shown as the present weather.
    ///
    /// The service measures about every ten minutes, and responses may be five minutes old.
    private static let longestPresentAge: TimeInterval = 1800

    /// Returns whether the weather was measured half an hour before `now` or less.
    ///
    /// A measurement more than five minutes ahead of the clock may be of any age, because the clock is wrong.
    package func isPresent(at now: Date) -> Bool {
        !date.isAhead(of: now) && now.timeIntervalSince(date) <= Self.longestPresentAge
    }
}

extension PlaceLoader<LoadPart<PlaceForecast>> {
    /// Creates a loader of forecasts from `weather`.
    package static func forecast(
        of weather: any WeatherRepository,
        at source: PlaceSource,
        preferences: any PreferencesStore
    ) -> PlaceLoader {
        let getForecast = GetForecastUseCase(weather: weather)
        return PlaceLoader(at: source, preferences: preferences) { request async throws(WeatherError) in
            PlaceForecast(
                location: request.location,
                language: request.options.language,
                fetched: try await getForecast(at: request.location, options: request.options, policy: request.policy)
            )
        }
    }
}

extension PlaceLoader<LoadPart<PlaceWeather>> {
    /// Creates a loader of current weather from `weather`.
    package static func currentWeather(
        of weather: any WeatherRepository,
        at source: PlaceSource,
        preferences: any PreferencesStore
    ) -> PlaceLoader {
        let getWeather = GetCurrentWeatherUseCase(weather: weather)
        return PlaceLoader(at: source, preferences: preferences) { request async throws(WeatherError) in
            try await PlaceWeather(of: request, from: getWeather)
        }
    }
}
