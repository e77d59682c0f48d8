import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

extension ForecastContent.Curve.Precipitation {
    /// The rate in millimeters an hour that fills the chart when none is higher.
    private static let fullRate = 1.0

    /// A step with its rate.
    private typealias Wet = (step: ForecastFormatter.Step, rate: Double, day: Int)

    /// Creates the bars of the steps with rain or snow; returns `nil` when there are none.
    init?(
        _ series: DaySeries,
        _ days: [(title: String, steps: [ForecastFormatter.Step])],
        _ formatter: ForecastFormatter
    ) {
        let wet: [Wet] = days.enumerated()
            .flatMap { index, day in
                day.steps.compactMap { step in step.entry.rate.map { (step, $0, index) } }
            }
            .filter { series.position(of: $0.step.entry.date) > 0 }
        guard !wet.isEmpty else { return nil }
        let full = max(Self.fullRate, wet.map(\.rate).max() ?? 0)
        let wettest = Dictionary(grouping: wet, by: \.day)
            .compactMapValues { steps in steps.max { $0.rate < $1.rate }?.step.card.id }
        id = ForecastContent.ID.precipitation
        title = formatter.texts.precipitation
        bars = wet.enumerated()
            .map { number, wet in
                let entry = wet.step.entry
                let amount = formatter.precipitation(entry.depth)
                let chance = formatter.chance(entry.chanceOfPrecipitation)
                return Bar(
                    id: "\(ForecastContent.ID.precipitation).\(number)",
                    span: series.span(endingAt: entry.date, hours: entry.hours),
                    height: wet.rate / full,
                    label: amount.text,
                    chance: chance?.text,
                    isSnow: entry.isSnow,
                    isWettest: wettest[wet.day] == wet.step.card.id,
                    accessibility: AccessibilityText(
                        label: formatter.list([days[wet.day].title, wet.step.card.time]),
                        value: formatter.list([
                            amount.spoken, chance.map { formatter.texts.labeled(formatter.texts.chance, $0.spoken) },
                        ])
                    )
                )
            }
        accessibility = AccessibilityText(
            label: title,
            value: formatter.list(
                zip(days, series.days)
                    .map { day, summary in
                        summary.summary.total.map {
                            formatter.texts.labeled(day.title, formatter.precipitation($0).spoken)
                        }
                    }
            )
        )
    }
}

extension DaySeries {
    /// Returns the positions of some hours on the axis of time, clamped to it; a single moment spans it whole.
    fileprivate func span(endingAt end: Date, hours: Int) -> ClosedRange<Double> {
        guard let dates, dates.lowerBound < dates.upperBound else { return 0...1 }
        let upper = position(of: end).nearestShare
        let lower = position(of: end.addingTimeInterval(-3600 * Double(hours)))
        return min(upper, lower.nearestShare)...upper
    }
}

extension DaySummary {
    /// The depth of rain and snow together; `nil` when none is expected.
    fileprivate var total: Precipitation? {
        Precipitation.sum(rain, snow).flatMap { $0 > .zero ? $0 : nil }
    }
}

extension WeatherElements {
    /// The depth of rain and snow together.
    fileprivate var depth: Precipitation {
        Precipitation.sum(rain?.depth, snow?.depth) ?? .zero
    }

    /// The hours in which it falls, at least one.
    fileprivate var hours: Int { max(1, rain?.hours ?? 0, snow?.hours ?? 0) }

    /// The depth in millimeters an hour; `nil` when none is expected.
    fileprivate var rate: Double? {
        let rate = depth.millimeters / Double(hours)
        return rate > 0 && rate.isFinite ? rate : nil
    }

    /// A Boolean value that indicates whether more falls as snow than as rain.
    fileprivate var isSnow: Bool { (snow?.depth.millimeters ?? 0) > (rain?.depth.millimeters ?? 0) }
}
