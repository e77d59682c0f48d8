import ExampleSupport
import OpenWeatherCore

/// The days of a forecast as they are encoded in JSON.
struct DayList: Encodable {
    /// A day, its values over the steps of a forecast.
    struct Day: Encodable {
        let date: String
        let isPart: Bool
        let low: Temperature
        let high: Temperature
        let chanceOfPrecipitation: Percentage?
        let rain: Precipitation?
        let snow: Precipitation?
        let condition: WeatherCondition?
        let wind: Wind?
        let gust: Speed?
        let humidity: Percentage?
    }

    let city: ForecastCity
    let days: [Day]

    /// Creates the form of the first days of a forecast.
    init(_ forecast: Forecast, count: Int) {
        city = forecast.city
        days = forecast.days.prefix(count)
            .map { day in
                Day(
                    date: day.day.description,
                    isPart: day.isPart,
                    low: day.summary.low,
                    high: day.summary.high,
                    chanceOfPrecipitation: day.summary.chanceOfPrecipitation,
                    rain: day.summary.rain,
                    snow: day.summary.snow,
                    condition: day.summary.condition,
                    wind: day.summary.wind,
                    gust: day.summary.gust,
                    humidity: day.summary.humidity
                )
            }
    }
}

extension Response {
    /// Returns a line for each of the first days of a forecast, below the names of the columns.
    static func lines(ofDays forecast: Forecast, count: Int, _ format: ResponseFormat) -> [String] {
        let columns: [(width: Int, side: TextLayout.Alignment)] = [
            (10, .leading), (8, .trailing), (8, .trailing), (5, .trailing), (8, .trailing), (12, .leading),
        ]
        let city = forecast.city
        let place = [city.name ?? ResponseFormat.coordinates(city.coordinate), city.country].compactMap(\.self)
            .joined(separator: ", ")
        let heading = aligned(["Day", "Low", "High", "Rain", "Amount", "Wind", "Conditions"], columns)
        // Where the clocks at the place are not known, days are those of UTC.
        let days = city.utcOffset == nil ? ", days of UTC" : ""
        return ["\(place), from steps of three hours\(days)", heading]
            + forecast.days.prefix(count)
            .map { day in
                let summary = day.summary
                let conditions = [summary.condition?.description, day.isPart ? "part of the day" : nil]
                return aligned(
                    [
                        day.day.description, format.temperature(summary.low), format.temperature(summary.high),
                        summary.chanceOfPrecipitation.map(ResponseFormat.percent) ?? "",
                        Precipitation.sum(summary.rain, summary.snow).map(format.depth) ?? "",
                        summary.wind.map(format.breeze) ?? "",
                        conditions.compactMap(\.self).joined(separator: ", "),
                    ],
                    columns
                )
            }
    }
}
