import OpenWeatherCore
import OpenWeatherScreenKit

/// The times for activities on a day, from the steps of the forecast and the hours of One Call.
extension GoodTimesContent {
    /// Creates the section of a day; `nil` for one about which too little is known.
    ///
    /// - Parameters:
    ///   - steps: The forecast without the hours of One Call, which begin at their date where its steps end.
    ///   - oneCall: The hours for the same place; `nil` without One Call.
    ///   - day: The day.
    ///   - environment: The language, the activities, and the time.
    init?(_ steps: PlaceForecast, _ oneCall: PlaceOneCall?, on day: LocalDay, in environment: ScreenEnvironment) {
        let city = steps.forecast.city
        self.init(
            ActivityWeather(
                coordinate: city.coordinate,
                sun: city.sun,
                hours: steps.part(oneCall?.known.hours),
                forecast: steps.fetched
            ),
            on: day,
            at: city.utcOffset,
            id: DayDetailContent.ID.goodTimes,
            in: environment
        )
    }
}
