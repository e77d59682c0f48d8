import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

extension ForecastContent.Curve {
    /// Creates the curve of a forecast from its formatted days; returns `nil` when no temperature can be drawn.
    ///
    /// - Parameters:
    ///   - series: The days of the forecast.
    ///   - days: The title and the formatted steps of each day of `series`.
    ///   - formatter: The formatter of the forecast.
    ///   - errors: The mean error of forecasts; `nil` for none.
    ///   - unit: The unit of the values and of the grid.
    init?(
        _ series: DaySeries,
        _ days: [(title: String, steps: [ForecastFormatter.Step])],
        _ formatter: ForecastFormatter,
        _ errors: ErrorBands? = nil,
        in unit: Temperature.Unit
    ) {
        guard let scale = series.scale, !series.points.isEmpty else { return nil }
        var steps = days.flatMap { day in day.steps.lazy.filter(\.isDrawn).map { (day.title, $0) } }.makeIterator()
        points = series.points.enumerated()
            .map { index, point in
                Point(
                    point,
                    number: index,
                    point.entry == nil ? nil : steps.next(),
                    errorBand: point.entry == nil ? nil : errors?.band(at: point, of: series),
                    formatter,
                    in: unit
                )
            }
        id = ForecastContent.ID.curve
        title = formatter.texts.temperature
        range = scale
        self.days = Self.days(of: series, formatter)
        let values = TemperatureGrid.values(in: scale.lowerBound.value(in: unit)...scale.upperBound.value(in: unit))
        grid = Self.grid(of: series, values, formatter, in: unit)
        now = series.now.flatMap { now in
            now.position.map {
                Now(id: ForecastContent.ID.now, label: formatter.texts.now, position: $0, height: now.height)
            }
        }
        let titles = days.map(\.title)
        let (bottom, top) = (series.height(of: scale.lowerBound), series.height(of: scale.upperBound))
        let coldest = points.first { $0.band.lowerBound <= bottom }
        let warmest = points.first { $0.band.upperBound >= top }
        lowest = Extreme(scale.lowerBound, at: coldest, on: series, formatter)
        highest = Extreme(scale.upperBound, at: warmest, on: series, formatter)
        // A source that sums days up itself may name a low or a high that no step reaches.
        let cold = coldest?.accessibility.label ?? zip(titles, series.days).first { $1.bar?.lowerBound == bottom }?.0
        let warm = warmest?.accessibility.label ?? zip(titles, series.days).first { $1.bar?.upperBound == top }?.0
        accessibility = AccessibilityText(
            label: title,
            value: formatter.list([
                formatter.texts.lowest(formatter.temperature(scale.lowerBound).spoken, cold ?? ""),
                formatter.texts.highest(formatter.temperature(scale.upperBound).spoken, warm ?? ""),
            ])
        )
        audioGraph = AudioGraph(points, values, scale, summary: accessibility.value ?? "", formatter, in: unit)
        precipitation = Precipitation(series, days, formatter)
        errorNote =
            points.contains { $0.errorBand != nil }
            ? TextContent(id: ForecastContent.ID.errorNote, text: errors?.texts.band ?? "")
            : nil
    }

    private static func days(of series: DaySeries, _ formatter: ForecastFormatter) -> [Day] {
        let days = series.days.compactMap { day in
            day.span.map { Day(day: day.day, label: formatter.days.weekday(day.day), span: $0) }
        }
        guard let first = days.first, first.span.lowerBound > 0 else { return days }
        // The present moment is on the evening before the first day of the forecast.
        let eve = first.day.advanced(by: -1)
        return [Day(day: eve, label: formatter.days.weekday(eve), span: 0...first.span.lowerBound)] + days
    }

    private static func grid(
        of series: DaySeries,
        _ values: [Double],
        _ formatter: ForecastFormatter,
        in unit: Temperature.Unit
    ) -> [GridLine] {
        values.enumerated()
            .map { index, value in
                let temperature = Temperature(value, in: unit)
                return GridLine(
                    id: "\(ForecastContent.ID.curve).grid.\(index)",
                    label: formatter.temperature(temperature).text,
                    height: min(1, max(0, series.height(of: temperature)))
                )
            }
    }
}

extension ForecastContent.Curve.Point {
    /// Creates a point; `step` is the day's title and the step, `nil` for the present temperature.
    fileprivate init(
        _ point: DaySeries.Point,
        number: Int,
        _ step: (title: String, step: ForecastFormatter.Step)?,
        errorBand: ClosedRange<Double>?,
        _ formatter: ForecastFormatter,
        in unit: Temperature.Unit
    ) {
        let time = step?.step.card.time ?? formatter.time(point.date)
        let temperature = formatter.temperature(point.temperature)
        self.init(
            id: "\(ForecastContent.ID.curve).\(number)",
            date: point.date,
            time: time,
            value: point.temperature.value(in: unit),
            label: temperature.text,
            position: point.position,
            height: point.height,
            band: point.band,
            errorBand: errorBand,
            isNow: point.entry == nil,
            accessibility: AccessibilityText(
                label: formatter.list([step?.title ?? formatter.texts.now, time]),
                value: step?.step.spokenTemperature ?? temperature.spoken
            )
        )
    }
}

extension ForecastContent.Curve.Extreme {
    fileprivate init(
        _ temperature: Temperature,
        at point: ForecastContent.Curve.Point?,
        on series: DaySeries,
        _ formatter: ForecastFormatter
    ) {
        label = formatter.temperature(temperature).text
        position = point?.position
        height = series.height(of: temperature)
    }
}
