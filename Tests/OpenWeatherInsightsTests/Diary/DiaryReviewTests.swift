import Foundation
import OpenWeatherCore
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@testable import OpenWeatherInsights

@Suite("Accuracy from a diary", .watched)
struct DiaryReviewTests {
    private typealias Row = SaidAndCame

    private func rows(_ count: Int, every hours: Double = 1, error: (Int) -> Double = { _ in 1 }) -> [DiaryEntry] {
        (0..<count)
            .flatMap { number in
                let hour = Double(number) * hours
                return [Row.said(10 + error(number), at: hour), Row.came(10, at: hour)]
            }
    }

    @Test
    func `nothing is said below twenty pairs`() {
        #expect(DiaryReview.accuracy(from: rows(19)).isEmpty)
        #expect(DiaryReview.accuracy(from: rows(20)).map(\.temperature?.count) == [20])
        #expect(DiaryReview.accuracy(from: []).isEmpty)
    }

    @Test
    func `the bias keeps its sign and the absolute error does not`() throws {
        let error = try #require(
            DiaryReview.accuracy(from: rows(40, every: 24) { $0.isMultiple(of: 2) ? 3 : -1 }).first?.temperature
        )
        #expect(abs(error.bias.value - 1) < 1e-12)
        #expect(abs(error.meanAbsoluteError.value - 2) < 1e-12)
        // The standard deviation is 2, and its estimate that of 40 independent days.
        let width = 2.022690920 * 2 / (39.0).squareRoot()
        let interval = try #require(error.bias.interval)
        #expect(abs(interval.upperBound - (1 + width)) < 1e-3)
        #expect(abs(interval.lowerBound - (1 - width)) < 1e-3)
    }

    @Test
    func `pairs of one day have no interval`() {
        let error = DiaryReview.accuracy(from: rows(24)).first?.temperature
        #expect(error?.bias == ForecastError.Estimate(1))
    }

    @Test(arguments: [(1e308, 1e308), (1e200, -1e200)])
    func `errors whose sums are infinite have no interval`(even: Double, odd: Double) throws {
        let entries = rows(40, every: 24) { $0.isMultiple(of: 2) ? even : odd }
        let error = try #require(DiaryReview.accuracy(from: entries).first?.temperature)
        #expect(error.count == 40)
        #expect(error.bias.interval == nil)
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300])
    func `entries on dates that no calendar has are left out`(hour: Double) {
        #expect(DiaryReview.accuracy(from: [Row.said(11, at: hour), Row.came(10, at: hour)]).isEmpty)
    }

    @Test
    func `days ahead are apart, and the time of the pairs is said`() {
        let hours = (0..<30).map(Double.init)
        let entries = hours.flatMap { hour in
            [
                Row.said(11, at: hour), Row.said(15, at: hour, hoursAhead: 72), Row.said(9, at: hour + 100),
                Row.came(10, at: hour),
            ]
        }
        let accuracy = DiaryReview.accuracy(from: entries)
        #expect(accuracy.map(\.daysAhead) == [1, 3])
        #expect(accuracy.map(\.temperature?.bias.value) == [1, 5])
        #expect(accuracy.first?.interval == DateInterval(start: Row.hour(0), end: Row.hour(29)))
    }

    @Test
    func `chances are counted by tens, and scored`() throws {
        // Of ten hours with 68 % seven are wet, of ten with 12 % one.
        let entries = (0..<20)
            .flatMap { number in
                let hour = Double(number)
                let isLikely = number < 10
                let isWet = isLikely ? number < 7 : number == 10
                return [Row.said(nil, chance: isLikely ? 0.68 : 0.12, at: hour), Row.came(nil, isWet: isWet, at: hour)]
            }
        let reliability = try #require(DiaryReview.accuracy(from: entries).first?.chanceOfPrecipitation)
        #expect(reliability.count == 20)
        #expect(reliability.bins.map(\.chance.percent) == [10, 70])
        #expect(reliability.bins.map(\.count) == [10, 10])
        #expect(reliability.bins.map { $0.said.percent.rounded() } == [12, 68])
        #expect(reliability.bins.map { $0.came.percent.rounded() } == [10, 70])
        let squares: [Double] = [7 * 0.32 * 0.32, 3 * 0.68 * 0.68, 0.88 * 0.88, 9 * 0.12 * 0.12]
        #expect(abs(reliability.brierScore - squares.reduce(0, +) / 20) < 1e-12)
    }

    @Test(
        arguments: zip(
            [1.0, 2, 3, 4, 5, 10, 30, 100, 1_000],
            [
                12.706204736, 4.302652730, 3.182446305, 2.776445105, 2.570581836, 2.228138852, 2.042272456, 1.983971519,
                1.962339081,
            ]
        )
    )
    func `the quantile of Student's distribution is that of the tables`(degrees: Double, quantile: Double) {
        #expect(abs(ForecastError.Estimate.studentQuantile(degrees: degrees) - quantile) < 0.01)
    }

    /// Days have an error of their own beside that of each hour, so that hours are not independent.
    @Test
    func `the interval holds the bias of a simulated forecaster in 90 to 99 of 100 runs`() throws {
        var (held, heldBroken) = (0, 0)
        for seed in UInt64(1)...100 {
            var random = SeededGenerator(seed: seed)
            let days = (0..<30).map { _ in random.normal() }
            let noise = (0..<30 * 8).map { _ in random.normal() }
            let entries = rows(30 * 8, every: 3) { 1.3 + days[$0 / 8] + 0.8 * noise[$0] }
            let error = try #require(DiaryReview.accuracy(from: entries).first?.temperature)
            if error.bias.interval?.contains(1.3) == true { held += 1 }
            let naive = 1.96 * 1.28 / Double(error.count).squareRoot()
            if abs(error.bias.value - 1.3) < naive { heldBroken += 1 }
        }
        #expect((90...99).contains(held), "\(held)")
        #expect(heldBroken < 80, "an interval that takes hours as independent would hold it as often: \(heldBroken)")
    }
}

extension SeededGenerator {
    /// Returns a number of the standard normal distribution, by the method of Box and Muller.
    fileprivate mutating func normal() -> Double {
        let (radius, angle) = (Double.random(in: 0x1p-53..<1, using: &self), Double.random(in: 0..<1, using: &self))
        return (-2 * log(radius)).squareRoot() * cos(2 * .pi * angle)
    }
}
