import OpenWeatherCore
import OpenWeatherScreenKit

extension TemperatureCurveContent {
    /// The curve of a forecast whose days are worded already; `nil` when no temperature can be drawn.
    init?(_ known: PlaceForecast, days: [ForecastDayContent], _ formatter: ForecastFormatter, in units: Units) {
        let curve = known.forecast.temperatureCurve
        var points: [CurvePointContent] = []
        for (day, worded) in zip(known.days, days) {
            for (entry, card) in zip(day.entries, worded.entries) where entry.temperature.celsius.isFinite {
                points.append(
                    CurvePointContent(
                        id: "\(ForecastContent.ID.curve).\(points.count)",
                        date: entry.date,
                        time: card.time,
                        value: entry.temperature.value(in: units.temperature),
                        label: card.temperature,
                        position: curve.position(of: entry.date),
                        height: curve.height(of: entry.temperature.celsius),
                        accessibility: AccessibilityText(
                            label: formatter.list([worded.card.title, card.time]),
                            value: formatter.temperature(entry.temperature).spoken
                        )
                    )
                )
            }
        }
        guard
            let lowest = points.min(by: { $0.height < $1.height }),
            let highest = points.max(by: { $0.height < $1.height })
        else { return nil }
        id = ForecastContent.ID.curve
        title = formatter.texts.temperature
        self.points = points
        self.days = known.days.map { day in
            CurveDayContent(
                day: day.day,
                label: formatter.days.weekday(day.day),
                span: Self.span(of: day.day, on: curve, at: known.forecast.city.utcOffset ?? .utc)
            )
        }
        low = lowest.label
        high = highest.label
        accessibility = AccessibilityText(
            label: title,
            value: formatter.list([
                formatter.texts.lowest(lowest.accessibility.value ?? lowest.label, lowest.accessibility.label),
                formatter.texts.highest(highest.accessibility.value ?? highest.label, highest.accessibility.label),
            ])
        )
    }

    private static func span(of day: LocalDay, on curve: ChartCurve, at offset: UTCOffset) -> ClosedRange<Double> {
        // A single point lies at one half of everything; its day has all of the chart.
        guard let dates = curve.dates, dates.lowerBound < dates.upperBound else { return 0...1 }
        let start = curve.position(of: day.start(at: offset))
        let end = curve.position(of: day.advanced(by: 1).start(at: offset))
        return min(max(start, 0), 1)...min(max(end, 0), 1)
    }
}
