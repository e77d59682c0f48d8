import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// The forecast for one place and the current weather there, loaded independently.
///
/// The forecast comes first: without it there is nothing to show, and the screen of a day needs nothing else. The current
/// weather is only for the header of the forecast, which does without it. So do the screens without One Call. The air
/// quality, for the good times of a day, is read from the cache alone.
@MainActor
final class PlaceForecastLoader {
    private let forecast: PlaceLoader<LoadPart<PlaceForecast>>
    private let current: PlaceLoader<LoadPart<PlaceWeather>>
    private let oneCall: OneCallLoader?
    private let air: CachedAirQuality?
    private let accuracy: AccuracyLoader?
    /// The last value of ``state``, which takes longer to make than to show.
    private var refined: (forecast: Int, oneCall: Int, value: PlaceForecast)?
    private var lastInputs: ForecastInputs?
    private let lifetime: Duration
    private let currentLifetime: Duration

    /// Creates a loader without values.
    init(
        at source: PlaceSource,
        weather: any WeatherRepository,
        oneCall: OneCallSource?,
        airQuality: (any AirQualityRepository)?,
        accuracy: (any ForecastAccuracySource)?,
        preferences: any PreferencesStore,
        lifetime: Duration,
        currentLifetime: Duration
    ) {
        forecast = .forecast(of: weather, at: source, preferences: preferences)
        current = .currentWeather(of: weather, at: source, preferences: preferences)
        self.oneCall = oneCall.map {
            OneCallLoader(
                PlaceOneCall.forecastParts,
                of: $0,
                lifetime: lifetime,
                at: source,
                preferences: preferences
            )
        }
        air = airQuality.map { CachedAirQuality(of: $0) }
        self.accuracy = accuracy.map { AccuracyLoader($0) }
        self.lifetime = lifetime
        self.currentLifetime = currentLifetime
    }

    // MARK: - State

    /// The place of the forecast, as far as it is known.
    var place: ScreenPlace { forecast.place }

    /// The place that is shown or, before the first load, the one that stays the same; `nil` when neither is known.
    var location: Location? { forecast.location }

    /// The forecast with the hours of One Call, and whether it is being loaded.
    var state: LoadState<PlaceForecast> {
        switch forecast.state(of: \.self) {
        case .idle: .idle
        case .loading(let previous): .loading(previous: previous.map(refine))
        case .loaded(let known): .loaded(refine(known))
        case .failed(let error, let previous): .failed(error, previous: previous.map(refine))
        }
    }

    private func refine(_ known: PlaceForecast) -> PlaceForecast {
        guard let oneCall = oneCall?.snapshot, let values = oneCall.value(at: known.location) else { return known }
        let generations = (forecast.parts.generation, oneCall.parts.generation)
        if let refined, (refined.forecast, refined.oneCall) == generations { return refined.value }
        let value = known.refined(by: values)
        refined = (generations.0, generations.1, value)
        return value
    }

    /// Everything that the content of the screens is made from; one object until any of it changes.
    var inputs: ForecastInputs {
        let loaded = ForecastInputs.Loaded(
            forecast: forecast.snapshot,
            current: current.snapshot,
            oneCall: oneCall?.snapshot,
            air: air?.value,
            accuracy: accuracy?.value
        )
        if let lastInputs, lastInputs.loaded == loaded { return lastInputs }
        let inputs = ForecastInputs(loaded, forecast: state)
        lastInputs = inputs
        return inputs
    }

    /// Returns whether the forecast has an entry on `day`.
    func hasDay(_ day: LocalDay) -> Bool {
        state.value?.days.contains { $0.day == day } == true
    }

    // MARK: - Loading

    /// A set of values to load.
    enum Extent {
        /// The forecast, one request, and the parts of One Call where there is a source.
        case forecast
        /// The same and the current weather, two requests at once.
        case everything
    }

    /// Loads values from the cache while it is fresh, unless they are known in the language and young enough.
    func loadIfNeeded(_ extent: Extent, _ settings: ScreenSettings) async {
        await load(extent, .cacheFirst, settings) { [self] location in
            forecast.parts.isCurrent(at: location, in: settings.environment, lifetime: lifetime)
        } unlessCurrent: { [self] location in
            current.parts.isCurrent(at: location, in: settings.environment, lifetime: currentLifetime)
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
        async let refinement: Void? = oneCall?.load(settings, isUserRequest: policy == .refresh)
        await forecast.load(policy, settings, unless: isKnown)
        if let location = place.location { await air?.read(at: location) }
        if let accuracy, let place = forecast.parts.value?.location { await accuracy.load(place) }
        _ = await (formatters, header, refinement)
    }

    private func loadCurrent(
        _ policy: FetchPolicy,
        _ settings: ScreenSettings,
        unless isKnown: @MainActor (Location) -> Bool
    ) async {
        await current.load(policy, settings, unless: isKnown)
    }
}
