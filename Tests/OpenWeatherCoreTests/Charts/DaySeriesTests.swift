import Foundation
import OpenWeatherCore
import Testing

@Suite("Days on one scale")
struct DaySeriesTests {
    private let start = utc(2026, 5, 4, 12)

    /// Steps of three hours from 12:00 on 4 May with the given degrees; `spread` is added on both sides.
    private func days(_ celsius: [Double], spread: Double? = nil) -> [ForecastDay] {
        let entries = celsius.enumerated()
            .map { index, celsius in
                ForecastEntry.at(
                    start.addingTimeInterval(Double(index) * 10_800),
                    celsius: celsius,
                    minimum: spread.map { celsius - $0 },
                    maximum: spread.map { celsius + $0 }
                )
            }
        return Forecast.of(entries, offsetSeconds: 0).days
    }

    private func lows(_ series: DaySeries) -> [Double] { series.days.map(\.summary.low.celsius) }
    private func highs(_ series: DaySeries) -> [Double] { series.days.map(\.summary.high.celsius) }

    @Test
    func `runs from the lowest low to the highest high of all days`() {
        // 12, 15, 18, 21 on the first day, from midnight on the second.
        let sut = DaySeries(wholeDays: days([10, 14, 12, 8, 4, 6, 20]))

        #expect(sut.scale == Temperature(celsius: 4)...Temperature(celsius: 20))
        #expect(lows(sut) == [8, 4] && highs(sut) == [14, 20])
        #expect(sut.days.map(\.bar) == [0.25...0.625, 0...1])
        #expect(sut.points.map(\.height) == [0.375, 0.625, 0.5, 0.25, 0, 0.125, 1])
        #expect(sut.points.first?.position == 0 && sut.points.last?.position == 1)
        let midnight = 12.0 / 18
        #expect(sut.days.map(\.span) == [0...midnight, midnight...1])
        #expect(sut.now == nil && sut.days.allSatisfy { $0.now == nil })
    }

    @Test
    func `has the ends of a spread as extremes and as band`() {
        let sut = DaySeries(wholeDays: days([10, 14], spread: 2))

        #expect(sut.scale == Temperature(celsius: 8)...Temperature(celsius: 16))
        #expect(lows(sut) == [8] && highs(sut) == [16])
        #expect(sut.points.map(\.band) == [0...0.5, 0.5...1])
        #expect(sut.points.first?.spread == Temperature(celsius: 8)...Temperature(celsius: 12))
        #expect(DaySeries(wholeDays: days([10, 14])).points.allSatisfy { $0.spread == nil })
    }

    @Test
    func `widens a spread that does not contain its temperature`() {
        let entry = ForecastEntry.at(start, celsius: 10, minimum: 12, maximum: 14)

        let sut = DaySeries(wholeDays: Forecast.of([entry], offsetSeconds: 0).days)

        #expect(sut.points.first?.spread == Temperature(celsius: 10)...Temperature(celsius: 14))
        #expect(lows(sut) == [10] && highs(sut) == [14])
    }

    @Test(arguments: [(24.0, 8.0, 24.0), (2, 2, 14), (11, 8, 14)])
    func `includes the present temperature in the current day`(present: Double, low: Double, high: Double) throws {
        let now = start.addingTimeInterval(-3600)
        let sut = DaySeries(
            wholeDays: days([10, 14, 12, 8, 4, 20]),
            now: now,
            present: Temperature(celsius: present)
        )

        #expect(lows(sut) == [low, 4])
        #expect(highs(sut) == [high, 20])
        #expect(sut.scale?.lowerBound.celsius == min(4, low))
        #expect(sut.scale?.upperBound.celsius == max(20, high))
        let shown = try #require(sut.now)
        #expect(shown.position == 0 && shown.temperature?.celsius == present)
        #expect(sut.days[0].now == shown.height && sut.days[1].now == nil)
        #expect(sut.points.first?.entry == nil && sut.points.first?.height == shown.height)
        #expect(sut.points.count == 7)
    }

    @Test
    func `puts the present temperature between the steps`() {
        let sut = DaySeries(
            wholeDays: days([10, 14, 12]),
            now: start.addingTimeInterval(3600),
            present: Temperature(celsius: 11)
        )

        #expect(sut.points.map(\.temperature.celsius) == [10, 11, 14, 12])
        #expect(sut.points.map { $0.entry == nil } == [false, true, false, false])
        #expect(sut.now?.position == 1.0 / 6)
    }

    @Test
    func `marks the moment alone when the present temperature is unknown`() {
        let sut = DaySeries(wholeDays: days([10, 14, 12]), now: start.addingTimeInterval(3600))

        #expect(sut.now?.position == 1.0 / 6)
        #expect(sut.now?.height == nil && sut.days[0].now == nil)
        #expect(sut.points.count == 3)
    }

    @Test(arguments: [-4.0, 30.0])
    func `leaves out a moment that the days do not reach`(hours: Double) {
        let night = days([10, 14, 12, 8, 4]).filter { $0.day.day == 5 }
        let sut = DaySeries(
            wholeDays: night,
            now: utc(2026, 5, 5).addingTimeInterval(hours * 3600),
            present: Temperature(celsius: 40)
        )

        #expect(sut.now == nil)
        #expect(sut.points.count == 1 && sut.scale == Temperature(celsius: 4)...Temperature(celsius: 4))
    }

    @Test
    func `begins the evening before when the first step is midnight`() {
        let night = days([10, 14, 12, 8, 4, 6]).filter { $0.day.day == 5 }
        let sut = DaySeries(wholeDays: night, now: utc(2026, 5, 4, 22), present: Temperature(celsius: 9))

        #expect(sut.points.map(\.temperature.celsius) == [9, 4, 6])
        #expect(sut.scale == Temperature(celsius: 4)...Temperature(celsius: 9))
        #expect(lows(sut) == [4] && highs(sut) == [6])
        #expect(sut.days.first?.span == 0.4...1)
    }

    @Test
    func `leaves out what is over in the rest of days`() {
        let now = utc(2026, 5, 4, 16)
        let sut = DaySeries(restOf: days([30, 14, 12, 8, 4, 20]), from: now, present: Temperature(celsius: 13))

        #expect(lows(sut) == [8, 4] && highs(sut) == [13, 20])
        #expect(sut.points.map(\.temperature.celsius) == [13, 12, 8, 4, 20])
        #expect(sut.scale == Temperature(celsius: 4)...Temperature(celsius: 20))
        #expect(DaySeries(restOf: days([30, 14]), from: utc(2026, 5, 6)).days.isEmpty)
    }

    @Test
    func `has the same future days in both views`() {
        let days = days([10, 14, 12, 8, 4, 20, 9, 9, 9, 9, 9, 9, 7, 3])
        let now = start.addingTimeInterval(-600)

        let whole = DaySeries(wholeDays: days, now: now, present: Temperature(celsius: 10))
        let rest = DaySeries(restOf: days, from: now, present: Temperature(celsius: 10))

        #expect(whole == rest)
    }

    @Test
    func `widens the summary of a source to its steps`() throws {
        let monday = try #require(LocalDay(year: 2026, month: 5, day: 4))
        var forecast = Forecast.of([.at(start, celsius: 10), .at(start + 10_800, celsius: 18)], offsetSeconds: 0)
        forecast.dailySummaries = [
            monday: DaySummary(low: Temperature(celsius: 12), high: Temperature(celsius: 15)),
            monday.advanced(by: 1): DaySummary(low: Temperature(celsius: 9), high: Temperature(celsius: 3)),
        ]

        let sut = DaySeries(wholeDays: forecast.days, now: start, present: nil)

        #expect(lows(sut) == [10, 3] && highs(sut) == [18, 9])
        #expect(sut.days.map { $0.span == nil } == [false, true])
        #expect(sut.points.count == 2)
    }

    @Test(arguments: [(3.0, true), (1, false)])
    func `contains the present up to the length of its first step before it`(hours: Double, isOnAxis: Bool) {
        let entries = [0, 1, 2].map { ForecastEntry.at(start.addingTimeInterval($0 * hours * 3_600), celsius: 10) }
        let forecast = Forecast.of(entries, offsetSeconds: 0)

        let sut = DaySeries(wholeDays: forecast.days, now: start - 2 * 3_600, present: Temperature(celsius: 9))

        #expect(forecast.step == .seconds(hours * 3_600))
        #expect((sut.now?.position != nil) == isOnAxis)
        #expect(sut.points.count == (isOnAxis ? 4 : 3))
    }

    @Test
    func `is empty without days`() {
        let sut = DaySeries(wholeDays: [], now: start, present: Temperature(celsius: 1))

        #expect(sut.scale == nil && sut.dates == nil && sut.now == nil)
        #expect(sut.days.isEmpty && sut.points.isEmpty)
        #expect(sut.height(of: Temperature(celsius: 3)) == 0.5 && sut.position(of: start) == 0.5)
    }

    @Test(arguments: [[7.0], [7, 7, 7], [.nan, 7], [7, .infinity]])
    func `lies in the middle with one temperature`(celsius: [Double]) {
        let sut = DaySeries(wholeDays: days(celsius))

        #expect(sut.days.map(\.bar) == [0.5...0.5])
        #expect(Set(sut.points.map(\.height)) == [0.5])
    }

    @Test(arguments: [
        [Double.nan], [.infinity, -.infinity], [.greatestFiniteMagnitude, -.greatestFiniteMagnitude],
        [.leastNonzeroMagnitude, 0], [.nan, 3, -3],
    ]
    )
    func `has only positions from 0 to 1`(celsius: [Double]) {
        for present in [Double.nan, .infinity, 5] {
            let sut = DaySeries(wholeDays: days(celsius), now: start, present: Temperature(celsius: present))

            let bars = sut.days.compactMap(\.bar).flatMap { [$0.lowerBound, $0.upperBound] }
            let bands = sut.points.flatMap { [$0.position, $0.height, $0.band.lowerBound, $0.band.upperBound] }
            for position in bars + bands + sut.days.compactMap(\.now) { #expect((0...1).contains(position)) }
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308])
    func `survives moments that are none`(seconds: Double) {
        let now = Date(timeIntervalSince1970: seconds)

        #expect(DaySeries(wholeDays: days([1, 2]), now: now, present: Temperature(celsius: 3)).points.count == 2)
        for point in DaySeries(restOf: days([1, 2]), from: now).points { #expect((0...1).contains(point.position)) }
    }
}
