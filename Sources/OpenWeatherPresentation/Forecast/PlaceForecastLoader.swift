package import OpenWeatherCore
import OpenWeatherScreenKit

/// The forecast for one place and the current weather there, loaded independently.
///
/// The forecast comes first: without it there is nothing to show, and the screen of a day needs nothing else. The current
/// weather is only for the header of the forecast, which does without it.
@MainActor
final class PlaceForecastLoader {
    private let forecast: PlaceLoader<LoadPart<PlaceForecast>>
    private let current: PlaceLoader<LoadPart<PlaceWeather>>
    private let lifetime: Duration
    private let currentLifetime: Duration

    /// Creates a loader without values.
    init(
        at source: PlaceSource,
        weather: any WeatherRepository,
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

    /// Returns whether the forecast has an entry on `day`.
    func hasDay(_ day: LocalDay) -> Bool {
        state.value?.days.contains { $0.day == day } == true
    }

    // MARK: - Loading

    /// A set of values to load.
    enum Extent {
        /// The forecast alone, one request.
        case forecast
        /// The forecast and the current weather, two requests at once.
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
        await forecast.load(policy, settings, unless: isKnown)
        _ = await (formatters, header)
    }

    private func loadCurrent(
        _ policy: FetchPolicy,
        _ settings: ScreenSettings,
        unless isKnown: @MainActor (Location) -> Bool
    ) async {
        await current.load(policy, settings, unless: isKnown)
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
}
