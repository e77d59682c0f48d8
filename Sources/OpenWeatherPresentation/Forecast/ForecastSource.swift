public import OpenWeatherCore
import OpenWeatherScreenKit

/// The forecasts of places, shared by the forecast screens and the screens of their days.
///
/// Create one for an app and pass it to ``ForecastBuilder`` and ``DayDetailBuilder``: opening a day then needs no
/// request of its own. It keeps the last forecast for the current place in memory for as long as it lives, and the
/// forecast for any other place for as long as a screen shows it.
@MainActor
public final class ForecastSource {
    private struct Shared {
        weak var forecast: PlaceForecastLoader?
    }

    /// The store of the favorites, which screens mark their place in.
    let preferences: any PreferencesStore

    private let current: PlaceForecastLoader
    private var others: [Location: Shared] = [:]
    private let makeLoader: @MainActor (PlaceSource) -> PlaceForecastLoader

    /// Creates a source without forecasts.
    ///
    /// - Parameters:
    ///   - weather: The source of weather.
    ///   - preferences: The store of the current place and the settings.
    ///   - oneCall: The source of the hours, and of the days with their UV index and moon, whose requests may be billed;
    ///     with `nil` the forecast has the steps of its source and neither.
    ///   - airQuality: The source of the air quality for ``DayDetailContent/goodTimes``, which is asked for cached values
    ///     alone; with `nil` they say that the air was not checked.
    ///   - accuracy: The source of the accuracy that forecasts had, which the screens of days show and which sends no request;
    ///     with `nil` they show none.
    ///   - lifetime: The age up to which a screen that appears shows a known forecast without a request, and the shortest
    ///     time between two requests to `oneCall`.
    ///   - currentLifetime: The age up to which a screen that appears shows known current weather without a request.
    ///   - clock: The clock that measures the time between two requests to `oneCall`.
    public init(
        weather: any WeatherRepository,
        preferences: any PreferencesStore,
        oneCall: (any OneCallRepository)? = nil,
        airQuality: (any AirQualityRepository)? = nil,
        accuracy: (any ForecastAccuracySource)? = nil,
        lifetime: Duration = .seconds(1800),
        currentLifetime: Duration = .seconds(300),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.preferences = preferences
        let oneCall = oneCall.map { OneCallSource($0, clock: clock) }
        makeLoader = { place in
            PlaceForecastLoader(
                at: place,
                weather: weather,
                oneCall: oneCall,
                airQuality: airQuality,
                accuracy: accuracy,
                preferences: preferences,
                lifetime: lifetime,
                currentLifetime: currentLifetime
            )
        }
        current = makeLoader(.current)
    }

    /// Returns the forecast for `location`, the same one for all screens that show it; `nil` stands for the current
    /// place, whichever that is.
    func forecast(at location: Location?) -> PlaceForecastLoader {
        guard let location else { return current }
        if let shared = others[location]?.forecast { return shared }
        let loader = makeLoader(.fixed(location))
        others = others.filter { $0.value.forecast != nil }
        others[location] = Shared(forecast: loader)
        return loader
    }
}
