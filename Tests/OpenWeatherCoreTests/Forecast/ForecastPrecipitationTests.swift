import Foundation
import OpenWeatherCore
import OpenWeatherTestSupport
import Testing

/// The amounts of an entry fell in the hours before its date, which may belong to two days.
@Suite("Precipitation of forecast days")
struct ForecastPrecipitationTests {
    /// The rain of each day by its number in the month.
    private func rain(of entries: [ForecastEntry], offset: Int?) -> [Int: Double?] {
        let days = Forecast.of(entries, offsetSeconds: offset).days
        return Dictionary(uniqueKeysWithValues: days.map { ($0.day.day, $0.summary.rain?.millimeters) })
    }

    private func entry(_ date: Date, depth: Double, hours: Int) -> ForecastEntry {
        ForecastEntry(
            date: date,
            elements: WeatherElements(
                temperature: Temperature(celsius: 10),
                rain: PrecipitationAmount(depth: Precipitation(millimeters: depth), hours: hours)
            )
        )
    }

    @Test
    func `belongs to the day that was ending when an entry is for midnight`() {
        let entries = [ForecastEntry.at(utc(2026, 5, 4, 21)), .at(utc(2026, 5, 5), rain: 6, snow: 3)]
        let days = Forecast.of(entries, offsetSeconds: 0).days

        #expect(days.map { $0.summary.rain?.millimeters } == [6, nil])
        #expect(days.map { $0.summary.snow?.millimeters } == [3, nil])
        #expect(days.map(\.entries.count) == [1, 1])
    }

    @Test(arguments: [
        (0, 3.0 as Double?, nil as Double?), (3_600, 2, 1), (7_200, 1, 2), (10_800, nil, 3), (5_400, 1.5, 1.5),
        (20_700, nil, 3),
    ]
    )
    func `is shared by the hours that lie in each day at the place`(offset: Int, before: Double?, after: Double?) {
        let entries = [ForecastEntry.at(utc(2026, 5, 4, 12)), .at(utc(2026, 5, 5), rain: 3), .at(utc(2026, 5, 5, 12))]

        let sut = rain(of: entries, offset: offset)

        #expect(agree(sut[4] ?? nil, before))
        #expect(agree(sut[5] ?? nil, after))
    }

    @Test
    func `is left out where it fell before the first day and together is what was announced otherwise`() {
        let entries = (0..<40)
            .map { ForecastEntry.at(utc(2026, 5, 4, 1).addingTimeInterval(Double($0) * 10_800), rain: 3) }

        let sut = rain(of: entries, offset: 0)

        #expect(agree(sut.values.compactMap(\.self).reduce(0, +), 40 * 3 - 2))
        #expect(sut.count == 5)
        #expect(agree(sut[5] ?? nil, 24))
    }

    @Test(arguments: [(1, 3.0 as Double?, 3.0 as Double?), (2, 4.5, 1.5), (6, 5.5, 0.5), (0, 3, 3), (-5, 3, 3)]
    )
    func `covers as many hours as its amount says and the moment itself where that is none`(
        hours: Int,
        before: Double?,
        after: Double?
    ) {
        let entries = [
            entry(utc(2026, 5, 4, 12), depth: 3, hours: 3), entry(utc(2026, 5, 5, 0, 30), depth: 0, hours: 3),
            entry(utc(2026, 5, 5, 1), depth: 3, hours: hours),
        ]

        let sut = rain(of: entries, offset: 0)

        #expect(agree(sut[4] ?? nil, before))
        #expect(agree(sut[5] ?? nil, after))
    }

    @Test
    func `of a day on its own is the part that fell on it`() throws {
        let offset = try #require(UTCOffset(seconds: 3_600))
        let entries = [ForecastEntry.at(utc(2026, 5, 4), offset: offset, rain: 3)]
        let day = try #require(ForecastDay(day: offset.day(of: utc(2026, 5, 4)), entries: entries, sun: .unknown))

        #expect(agree(day.summary.rain?.millimeters, 1))
    }

    @Test
    func `of the rest of a day is the part that has yet to fall on it`() throws {
        let entries = [12, 15, 18, 21, 24].map { ForecastEntry.at(utc(2026, 5, 4, $0), rain: 3) }
        let sut = try #require(Forecast.of(entries, offsetSeconds: 0).days.first)

        #expect(agree(sut.rest(from: utc(2026, 5, 4, 14))?.rain?.millimeters, 10))
        #expect(agree(sut.rest(from: utc(2026, 5, 4, 21))?.rain?.millimeters, 3))
        #expect(agree(sut.rest(from: utc(2026, 5, 1))?.rain?.millimeters, sut.summary.rain?.millimeters))
    }

    @Test(arguments: [
        (0, 60.0 as Double?, 30.0 as Double?), (3_600, 60, 60), (10_800, 20, 60),
    ]
    )
    func `is as likely as in the hours of the day`(offset: Int, before: Double?, after: Double?) {
        let chances = [(18, 10.0), (21, 20), (24, 60), (27, 30), (30, 20)]
        let entries = chances.map { hour, chance in
            var entry = ForecastEntry.at(utc(2026, 5, 4, hour))
            entry.chanceOfPrecipitation = Percentage(percent: chance)
            return entry
        }

        let days = Forecast.of(entries, offsetSeconds: offset).days

        #expect(days.map { $0.summary.chanceOfPrecipitation?.percent } == [before, after])
    }

    @Test
    func `is as likely as the step of three hours behind the hours says that begins before midnight`() {
        let midnight = utc(2026, 5, 3, 23)
        let hours = (0...22).map { ForecastEntry.at(midnight + Double($0) * 3_600, chance: 0) }
        let wet = ForecastEntry.at(midnight + 25 * 3_600, chance: 90, rain: 3)
        let steps = (1..<8).map { ForecastEntry.at(wet.date + Double($0) * 10_800, chance: 0) }

        let sut = Forecast.of(hours + [wet] + steps, offsetSeconds: 3_600).days

        #expect(sut.map { $0.summary.chanceOfPrecipitation?.percent } == [90, 90])
        #expect(agree(sut.first?.summary.rain?.millimeters, 2))
        #expect(sut.map(\.isPart) == [false, false])
    }

    @Test
    func `has no chance on a last day of which the midnight alone is known`() {
        let chances = [(18, 10.0), (21, 20), (24, 60)]
        let entries = chances.map { ForecastEntry.at(utc(2026, 5, 4, $0), chance: $1) }

        let days = Forecast.of(entries, offsetSeconds: 0).days

        #expect(days.map { $0.summary.chanceOfPrecipitation?.percent } == [60, nil])
    }
}
