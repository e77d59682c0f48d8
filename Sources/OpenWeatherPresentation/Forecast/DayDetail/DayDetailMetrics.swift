import OpenWeatherCore
import OpenWeatherScreenKit

/// Creates the cells of a day's grid.
struct DayDetailMetrics: Sendable {
    private typealias ID = DayDetailContent.ID

    /// The formatter of the forecast.
    let formatter: ForecastFormatter

    /// Returns the grid of a day in a fixed order, without values that are not known or not expected, and without gusts that
    /// are not above the strongest wind.
    func metrics(of summary: DaySummary) -> [MetricContent] {
        let texts = formatter.texts
        let gust: Speed? = summary.windAndGust.map(\.strongerGust) ?? summary.gust
        let cells: [(id: String, label: String, value: SpokenText?, symbolName: String)] = [
            (ID.feelsLike, texts.feelsLike, summary.feelsLike.map { formatter.range($0) }, "thermometer.medium"),
            (ID.wind, texts.wind, summary.wind.map { formatter.wind($0) }, "wind"),
            (ID.gusts, texts.gusts, gust.map { formatter.speed($0) }, "wind.circle"),
            (ID.humidity, texts.humidity, summary.humidity.map { formatter.percent($0) }, "humidity"),
            (ID.chance, texts.chance, formatter.chance(summary.chanceOfPrecipitation), "umbrella"),
            (ID.rain, texts.rain, formatter.amount(summary.rain), "drop"),
            (ID.snow, texts.snow, formatter.amount(summary.snow), "snowflake"),
        ]
        return cells.compactMap { id, label, value, symbolName in
            value.map { MetricContent(id: id, label: label, value: $0, symbolName: symbolName) }
        }
    }

    /// Returns the grid without values.
    static func placeholders(_ texts: ForecastTexts, loading: String) -> [MetricContent] {
        [
            (ID.feelsLike, texts.feelsLike, "thermometer.medium"),
            (ID.wind, texts.wind, "wind"),
            (ID.humidity, texts.humidity, "humidity"),
            (ID.chance, texts.chance, "umbrella"),
        ]
        .map { id, label, symbolName in
            .placeholder(id: id, label: label, symbolName: symbolName, loading: loading)
        }
    }
}
