import OpenWeatherCore
import OpenWeatherScreenKit

/// The times for activities on a day, from the steps of the forecast, the hours of One Call, and the air.
extension GoodTimesContent {
    /// Creates the section of a day; `nil` for one about which too little is known.
    ///
    /// - Parameters:
    ///   - steps: The forecast without the hours of One Call, which begin at their date where its steps end.
    ///   - oneCall: The hours for the same place; `nil` without One Call.
    ///   - air: The air quality at the same place; `nil` when it is not known.
    ///   - day: The day.
    ///   - environment: The language, the activities, and the time.
    init?(
        _ steps: PlaceForecast,
        _ oneCall: PlaceOneCall?,
        _ air: Fetched<AirQualityForecast>?,
        on day: LocalDay,
        in environment: ScreenEnvironment
    ) {
        let city = steps.forecast.city
        self.init(
            ActivityWeather(
                coordinate: city.coordinate,
                sun: city.sun,
                hours: steps.part(oneCall?.known.hours),
                forecast: steps.fetched,
                airQuality: air
            ),
            on: day,
            at: city.utcOffset,
            id: DayDetailContent.ID.goodTimes,
            in: environment
        )
    }
}
