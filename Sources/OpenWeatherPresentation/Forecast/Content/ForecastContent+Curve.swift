public import Foundation
public import OpenWeatherCore
public import OpenWeatherScreenKit

extension ForecastContent {
    /// The temperature over the whole forecast as points to plot.
    ///
    /// Positions and heights are fractions of the chart. A position of 0 is the first moment and lies at the side from
    /// which the screen is read; a height of 0 is the lowest temperature.
    public struct Curve: Hashable, Sendable, Identifiable {
        /// A stable identifier for UI tests; the same in every language.
        public let id: String
        /// The name of the plotted quantity.
        public let title: String
        /// The points in order of time.
        public let points: [Point]
        /// The days with their share of the chart, in order of time; ``separators`` has the lines between them.
        public let days: [Day]
        /// The label of the lowest temperature.
        public let low: String
        /// The label of the highest temperature.
        public let high: String
        /// The texts for assistive technology: the lowest and the highest temperature, each with its time.
        public let accessibility: AccessibilityText

        /// The positions of the midnights within the chart.
        public var separators: [Double] { days.map(\.span.lowerBound).filter { $0 > 0 && $0 < 1 } }

        /// One point of the curve.
        ///
        /// Plot it at ``position`` and ``height``, which need no scaling beyond the size of the chart.
        public struct Point: Hashable, Sendable, Identifiable {
            /// A stable identifier for UI tests, for example `forecast.curve.0`; the same in every language.
            public let id: String
            /// The moment.
            public let date: Date
            /// The time on the place's own clocks.
            public let time: String
            /// The temperature in the units of the screen, not rounded.
            public let value: Double
            /// The temperature as text.
            public let label: String
            /// The position of the moment between the first, 0, and the last, 1; one half when there is only one.
            public let position: Double
            /// The temperature between the lowest, 0, and the highest, 1; one half when all are the same.
            public let height: Double
            /// The texts for assistive technology.
            public let accessibility: AccessibilityText
        }

        /// One day's share of the chart.
        ///
        /// Days follow one another without gaps.
        public struct Day: Hashable, Sendable, Identifiable {
            /// The day in the place's own calendar.
            public let day: LocalDay
            /// The abbreviated name of the weekday.
            public let label: String
            /// The positions from the day's midnight to the next, clamped to the chart.
            public let span: ClosedRange<Double>

            /// The identity, which is the day.
            public var id: LocalDay { day }
        }
    }
}

extension ForecastContent.Curve {
    /// Creates the curve of a forecast from its formatted days; returns `nil` when no temperature can be drawn.
    init?(
        _ known: PlaceForecast,
        days: [ForecastContent.Day],
        _ formatter: ForecastFormatter,
        in unit: Temperature.Unit
    ) {
        let curve = known.forecast.temperatureCurve
        var points: [Point] = []
        for (day, formatted) in zip(known.days, days) {
            for (entry, card) in zip(day.entries, formatted.entries) where entry.temperature.celsius.isFinite {
                points.append(
                    Point(
                        id: "\(ForecastContent.ID.curve).\(points.count)",
                        date: entry.date,
                        time: card.time,
                        value: entry.temperature.value(in: unit),
                        label: card.temperature,
                        position: curve.position(of: entry.date),
                        height: curve.height(of: entry.temperature.celsius),
                        accessibility: AccessibilityText(
                            label: formatter.list([formatted.card.title, card.time]),
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
            Day(
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
        // A single point lies in the middle; its day spans the whole chart.
        guard let dates = curve.dates, dates.lowerBound < dates.upperBound else { return 0...1 }
        let start = curve.position(of: day.start(at: offset))
        let end = curve.position(of: day.advanced(by: 1).start(at: offset))
        return min(max(start, 0), 1)...min(max(end, 0), 1)
    }
}
