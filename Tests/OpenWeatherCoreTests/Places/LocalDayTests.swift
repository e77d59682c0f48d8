import Foundation
import OpenWeatherCore
import Testing

@Suite("LocalDay")
struct LocalDayTests {
    @Test(arguments: [
        (0, 1970, 1, 1, Weekday.thursday), (-1, 1969, 12, 31, .wednesday), (10_957, 2000, 1, 1, .saturday),
        (11_016, 2000, 2, 29, .tuesday), (19_782, 2024, 2, 29, .thursday), (19_783, 2024, 3, 1, .friday),
        (47_540, 2100, 2, 28, .sunday), (47_541, 2100, 3, 1, .monday), (20_577, 2026, 5, 4, .monday),
        (-25_509, 1900, 2, 28, .wednesday), (-25_508, 1900, 3, 1, .thursday), (-719_528, 0, 1, 1, .saturday),
        (-719_529, -1, 12, 31, .friday), (2_932_896, 9999, 12, 31, .friday),
    ]
    )
    func `knows the calendar`(days: Int, year: Int, month: Int, day: Int, weekday: Weekday) {
        let sut = LocalDay(daysSince1970: days)

        #expect((sut.year, sut.month, sut.day) == (year, month, day))
        #expect(sut.weekday == weekday)
        #expect(LocalDay(year: year, month: month, day: day) == sut)
    }

    @Test
    func `agrees with foundations calendar on every day from 1890 to 2110`() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt

        for days in stride(from: -29_220, through: 51_135, by: 1) {
            let sut = LocalDay(daysSince1970: days)
            let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: sut.start(at: .utc))
            let isEqual =
                [parts.year, parts.month, parts.day] == [sut.year, sut.month, sut.day]
                // Foundation counts from Sunday as 1.
                && parts.weekday == sut.weekday.rawValue % 7 + 1
                && LocalDay(year: sut.year, month: sut.month, day: sut.day) == sut
            #expect(isEqual, "day \(days)")
        }
    }

    @Test(arguments: [
        (2023, 2, 29), (2100, 2, 29), (1900, 2, 29), (2024, 2, 30), (2024, 4, 31), (2024, 0, 1), (2024, 13, 1),
        (2024, 1, 0), (2024, 1, 32), (2024, -1, 5), (2024, 5, -1), (1_000_001, 1, 1), (Int.max, 1, 1),
        (Int.min, 1, 1),
        (2024, Int.max, 1), (2024, 1, Int.min),
    ]
    )
    func `refuses dates that do not exist`(year: Int, month: Int, day: Int) {
        #expect(LocalDay(year: year, month: month, day: day) == nil)
    }

    @Test(arguments: [
        (2023, 12, 31, 2024, 1, 1), (2024, 2, 28, 2024, 2, 29), (2024, 2, 29, 2024, 3, 1),
        (2023, 2, 28, 2023, 3, 1),
    ]
    )
    func `goes through year ends and leap days`(
        year: Int,
        month: Int,
        day: Int,
        nextYear: Int,
        nextMonth: Int,
        nextDay: Int
    )
        throws
    {
        let sut = try #require(LocalDay(year: year, month: month, day: day))
        let next = try #require(LocalDay(year: nextYear, month: nextMonth, day: nextDay))

        #expect(sut.advanced(by: 1) == next)
        #expect(next.advanced(by: -1) == sut)
        #expect(sut < next)
    }

    @Test(arguments: [Int.min, Int.max, -1_000_000_001, 1_000_000_001])
    func `survives every number of days`(days: Int) throws {
        let sut = LocalDay(daysSince1970: days)

        #expect(abs(sut.daysSince1970) == 1_000_000_000)
        #expect(sut.advanced(by: days) == sut)
        #expect(sut.advanced(by: -sut.daysSince1970).daysSince1970 == 0)
        #expect((1...12).contains(sut.month) && (1...31).contains(sut.day))
        #expect(Weekday.allCases.contains(sut.weekday))
        #expect(sut.advanced(by: days / 2) == sut)
    }

    @Test(arguments: ["1970-01-01", "2024-02-29", "0001-12-31", "9999-12-31"])
    func `reads back from its text`(text: String) throws {
        let sut = try #require(LocalDay(iso8601: text))

        #expect(sut.iso8601 == text)
    }

    @Test(arguments: [
        "", "2026", "2026-11", "2026-11-21-1", "2026-11-", "26-11-21", "2026-1-21", "2026-11-2", "2023-02-29",
        "2026-13-01", "2026-00-10", "+026-11-21", "-026-11-21", "2026-11-+1", "2026 11 21", "٢٠٢٦-١١-٢١", "２０-11-21",
        "2026-11-21T00",
    ]
    )
    func `is not made of any other text`(text: String) {
        #expect(LocalDay(iso8601: text) == nil)
    }

    @Test
    func `begins at midnight of the places own clocks`() throws {
        let sut = try #require(LocalDay(year: 2026, month: 3, day: 1))
        let kathmandu = try #require(UTCOffset(seconds: 20_700))

        #expect(sut.start(at: .utc) == utc(2026, 3, 1))
        #expect(sut.start(at: kathmandu) == utc(2026, 2, 28, 18, 15))
    }

    @Test
    func `reads back from JSON also a number that no day has`() throws {
        #expect(try roundTrip(LocalDay(daysSince1970: -3)) == LocalDay(daysSince1970: -3))
        #expect(
            try decoded(LocalDay.self, from: #"{"daysSince1970":9223372036854775807}"#).daysSince1970 == 1_000_000_000
        )
        #expect(throws: DecodingError.self) { try decoded(LocalDay.self, from: #"{"daysSince1970":"1"}"#) }
    }
}
