import OpenWeatherCore
import OpenWeatherScreenKit

/// The times for activities on the home screen, from what it has loaded.
extension GoodTimesContent {
    /// Creates the section from the forecast, the next minutes, and the air; `nil` without a forecast.
    ///
    /// - Parameters:
    ///   - home: The weather.
    ///   - state: The forecast for the same place, as far as it is known.
    ///   - oneCall: The minutes for the same place; `nil` without One Call.
    ///   - air: The air quality at the same place; `nil` when it is not known.
    ///   - environment: The language, the activities, and the time.
    init?(
        _ home: PlaceWeather,
        _ state: HomeForecastState,
        _ oneCall: PlaceOneCall?,
        _ air: Fetched<AirQualityForecast>?,
        in environment: ScreenEnvironment
    ) {
        switch state {
        case .missing: return nil
        case .loading:
            guard let placeholder = Self.placeholder(id: HomeContent.ID.goodTimes, in: environment) else { return nil }
            self = placeholder
        case .known(let known, _):
            let city = known.forecast.city
            self.init(
                ActivityWeather(
                    coordinate: home.weather.coordinate,
                    sun: home.weather.sun == .unknown ? city.sun : home.weather.sun,
                    minutes: try? oneCall?.latest?.minutes?.get(),
                    forecast: known.fetched,
                    airQuality: air
                ),
                at: city.utcOffset,
                id: HomeContent.ID.goodTimes,
                in: environment
            )
        }
    }
}
