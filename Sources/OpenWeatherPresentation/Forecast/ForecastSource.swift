public import OpenWeatherCore
import OpenWeatherScreenKit

/// The forecast for the current place, shared by the forecast screen and the screens of its days.
///
/// Create one for an app and pass it to ``ForecastBuilder`` and ``DayDetailBuilder``: opening a day then needs no
/// request of its own. It keeps the last forecast in memory for as long as it lives.
@MainActor
public final class ForecastSource {
    private let loader: PlaceLoader<LoadPart<PlaceForecast>>
    private let lifetime: Duration

    /// The load that ``setNeedsReload()`` declared outdated; `nil` before the first call.
    private var outdatedGeneration: Int?

    /// Creates a source without a forecast.
    ///
    /// - Parameters:
    ///   - location: The place of the forecast; `nil` for the current place, which the user may change.
    ///   - weather: The source of weather.
    ///   - preferences: The store of the current place and the settings.
    ///   - lifetime: The age up to which a screen that appears shows a known forecast without a request.
    public init(
        at location: Location? = nil,
        weather: any WeatherRepository,
        preferences: any PreferencesStore,
        lifetime: Duration = .seconds(1800)
    ) {
        let getForecast = GetForecastUseCase(weather: weather)
        fixedPlace = location
        loader = PlaceLoader(at: PlaceSource(location), preferences: preferences) {
            request async throws(WeatherError) in
            PlaceForecast(
                location: request.location,
                language: request.options.language,
                fetched: try await getForecast(at: request.location, options: request.options, policy: request.policy)
            )
        }
        self.lifetime = lifetime
    }

    /// The place that stays the same whatever the user selects; `nil` when the forecast follows the current place.
    let fixedPlace: Location?

    /// The place of the forecast, as far as it is known.
    var place: ScreenPlace { loader.place }

    /// The forecast, and whether it is being loaded.
    var state: LoadState<PlaceForecast> { loader.state(of: \.self) }

    /// Returns whether the forecast has an entry on `day`.
    func hasDay(_ day: LocalDay) -> Bool {
        state.value?.days.contains { $0.day == day } == true
    }

    /// Requires a load of the next ``loadIfNeeded(_:)``, even when the forecast is known.
    func setNeedsReload() { outdatedGeneration = loader.parts.generation }

    /// Loads the forecast from the cache while it is fresh, unless it is known in the language and young enough.
    func loadIfNeeded(_ settings: ScreenSettings) async {
        await loader.load(.cacheFirst, settings) { location in isKnown(at: location, in: settings.environment) }
    }

    /// Loads the forecast even when it is known, from the cache while it is fresh.
    func reload(_ settings: ScreenSettings) async {
        setNeedsReload()
        await loadIfNeeded(settings)
    }

    /// Loads the forecast from the service, regardless of the cache.
    func refresh(_ settings: ScreenSettings) async {
        await loader.load(.refresh, settings)
    }

    private func isKnown(at location: Location, in environment: ScreenEnvironment) -> Bool {
        let part = loader.parts
        guard case .loaded(let known) = part.outcome, part.generation != outdatedGeneration else { return false }
        return !known.fetched.isStale && known.location == location && known.language == environment.language
            && known.fetched.age(at: environment.now()) < lifetime
    }
}

/// A forecast with the place and the language that were requested, so that it is never shown under another name.
package struct PlaceForecast: Hashable, Sendable {
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
