import Foundation
import OpenWeatherCore
import OpenWeatherTestSupport

/// A climate whose distributions are known: highs and lows are normal, and a share of the days is wet.
struct SyntheticClimate {
    /// The mean of the highs in degrees Celsius.
    static let meanHigh = 12.0
    /// The mean of the lows.
    static let meanLow = 5.0
    /// The standard deviation of both.
    static let deviation = 3.0
    /// The share of wet days.
    static let wetShare = 0.4

    private var generator: SeededGenerator

    /// Creates the climate of a seed.
    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// Returns the days of a page of ten from each of some years, with days before and after the period.
    mutating func pages(of period: UsualPeriod, years: ClosedRange<Int>) -> [DailyForecast] {
        years.flatMap { year in
            guard let first = period.firstDay(in: year) else { return [DailyForecast]() }
            return (-1..<11).map { day(first.advanced(by: $0)) }
        }
    }

    private mutating func day(_ day: LocalDay) -> DailyForecast {
        DailyForecast(
            day: day,
            low: Temperature(celsius: Self.meanLow + Self.deviation * normal()),
            high: Temperature(celsius: Self.meanHigh + Self.deviation * normal()),
            rain: Precipitation(millimeters: Double.random(in: 0..<1, using: &generator) < Self.wetShare ? 3 : 0.4)
        )
    }

    /// Returns a standard normal number, by the method of Box and Muller.
    private mutating func normal() -> Double {
        let radius = sqrt(-2 * log(Double.random(in: Double.leastNonzeroMagnitude..<1, using: &generator)))
        return radius * cos(2 * .pi * Double.random(in: 0..<1, using: &generator))
    }
}
