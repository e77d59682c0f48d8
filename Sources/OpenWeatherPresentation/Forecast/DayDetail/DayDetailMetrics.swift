import OpenWeatherCore
import OpenWeatherScreenKit

/// Creates the cells of a day's grid.
struct DayDetailMetrics: Sendable {
    /// The formatter of the forecast.
    let formatter: ForecastFormatter

    /// Returns the grid of a day in a fixed order, without values that are not known or not expected, and without gusts that
    /// are not above the strongest wind.
    func metrics(of summary: DaySummary) -> [MetricContent] {
        let texts = formatter.texts
        var wind = summary.wind
        wind?.gust = summary.gust
        let gust: Speed? = wind.map(\.strongerGust) ?? summary.gust
        let metrics: [MetricContent?] = [
            summary.feelsLike.map { feelsLike in
                MetricContent(
                    id: DayDetailContent.ID.feelsLike,
                    label: texts.feelsLike,
                    value: formatter.range(feelsLike),
                    symbolName: "thermometer.medium"
                )
            },
            summary.wind.map { wind in
                MetricContent(
                    id: DayDetailContent.ID.wind,
                    label: texts.wind,
                    value: formatter.wind(wind),
                    symbolName: "wind"
                )
            },
            gust.map { gust in
                MetricContent(
                    id: DayDetailContent.ID.gusts,
                    label: texts.gusts,
                    value: formatter.speed(gust),
                    symbolName: "wind.circle"
                )
            },
            summary.humidity.map { humidity in
                MetricContent(
                    id: DayDetailContent.ID.humidity,
                    label: texts.humidity,
                    value: formatter.percent(humidity),
                    symbolName: "humidity"
                )
            },
            formatter.chance(summary.chanceOfPrecipitation)
                .map { chance in
                    MetricContent(
                        id: DayDetailContent.ID.chance,
                        label: texts.chance,
                        value: chance,
                        symbolName: "umbrella"
                    )
                },
            formatter.amount(summary.rain)
                .map { rain in
                    MetricContent(
                        id: DayDetailContent.ID.rain,
                        label: texts.rain,
                        value: rain,
                        symbolName: "drop"
                    )
                },
            formatter.amount(summary.snow)
                .map { snow in
                    MetricContent(
                        id: DayDetailContent.ID.snow,
                        label: texts.snow,
                        value: snow,
                        symbolName: "snowflake"
                    )
                },
        ]
        return metrics.compactMap(\.self)
    }

    /// Returns the grid without values.
    static func placeholders(_ texts: ForecastTexts, loading: String) -> [MetricContent] {
        [
            (DayDetailContent.ID.feelsLike, texts.feelsLike, "thermometer.medium"),
            (DayDetailContent.ID.wind, texts.wind, "wind"),
            (DayDetailContent.ID.humidity, texts.humidity, "humidity"),
            (DayDetailContent.ID.chance, texts.chance, "umbrella"),
        ]
        .map { id, label, symbolName in
            .placeholder(id: id, label: label, symbolName: symbolName, loading: loading)
        }
    }
}
