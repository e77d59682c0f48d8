public import OpenWeatherCore
public import OpenWeatherScreenKit

extension HomeContent {
    /// Creates the content of values that your app has loaded itself, for parts of home on a screen of your own.
    ///
    /// A screen that loads, refreshes, and keeps a place takes its content from ``HomeViewModel`` instead.
    ///
    /// - Parameters:
    ///   - weather: The weather now, as a client or a repository returned it.
    ///   - forecast: The forecast for the same place; `nil` leaves out the hours, the days, and the outlook.
    ///   - oneCall: The parts of One Call for the same place; `nil` leaves out the alerts and the rain within the hour.
    ///   - airQuality: The forecast of the air quality at the same place, for the good times; with `nil` they say that the air
    ///     was not checked.
    ///   - comparison: The weather to compare the present one with; `nil` compares nothing.
    ///   - favorites: The places to switch to.
    ///   - location: The place.
    ///   - environment: The language, the units, and the time.
    public init(
        _ weather: Fetched<CurrentWeather>,
        forecast: Fetched<Forecast>? = nil,
        oneCall: OneCallReport? = nil,
        airQuality: Fetched<AirQualityForecast>? = nil,
        comparison: WeatherComparison? = nil,
        favorites: [Location] = [],
        at location: Location,
        in environment: ScreenEnvironment
    ) {
        var preferences = Preferences()
        for favorite in favorites where !preferences.isFavorite(favorite.id) { preferences.toggleFavorite(favorite) }
        let language = environment.language
        self.init(
            PlaceWeather(location: location, language: language, fetched: weather),
            forecast.map { .known(PlaceForecast(location: location, language: language, fetched: $0), failure: nil) }
                ?? .missing,
            oneCall.map { PlaceOneCall(location: location, language: language, .success($0), endedAt: .zero) },
            airQuality,
            comparison.map { PlaceComparison(place: location.id, comparison: $0, offer: nil) },
            failure: nil,
            isOffline: false,
            favorites: HomeFavoritePlaces(preferences, isOwnHome: true),
            refreshInterval: nil,
            in: environment
        )
    }
}
