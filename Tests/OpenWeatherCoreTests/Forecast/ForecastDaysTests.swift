import Foundation
import OpenWeatherCore
import OpenWeatherTestSupport
import Testing

@Suite("Forecast days")
struct ForecastDaysTests {
    /// Entries every three hours from `start`.
    private func entries(from start: Date, count: Int, offset: Int? = nil) -> [ForecastEntry] {
        (0..<count).map { .at(start.addingTimeInterval(Double($0) * 10_800), .clearSky, celsius: Double($0)) }
    }

    private func names(of days: [ForecastDay]) -> [String] {
        days.map { "\($0.day.year)-\($0.day.month)-\($0.day.day)×\($0.entries.count)" }
    }

    @Test(arguments: [
        ("UTC", 0, ["2026-5-4×8", "2026-5-5×8"]),
        ("Kiritimati, +14", 50_400, ["2026-5-4×4", "2026-5-5×8", "2026-5-6×4"]),
        ("Baker Island, −12", -43_200, ["2026-5-3×4", "2026-5-4×8", "2026-5-5×4"]),
        ("India, +5:30", 19_800, ["2026-5-4×7", "2026-5-5×8", "2026-5-6×1"]),
        ("Nepal, +5:45", 20_700, ["2026-5-4×7", "2026-5-5×8", "2026-5-6×1"]),
        ("Chatham, +12:45", 45_900, ["2026-5-4×4", "2026-5-5×8", "2026-5-6×4"]),
        ("Newfoundland, −2:30", -9_000, ["2026-5-3×1", "2026-5-4×8", "2026-5-5×7"]),
        ("Honolulu, −10", -36_000, ["2026-5-3×4", "2026-5-4×8", "2026-5-5×4"]),
        ("one second before midnight", -1, ["2026-5-3×1", "2026-5-4×8", "2026-5-5×7"]),
    ]
    )
    func `begins days at midnight of the city's clocks`(place: String, offset: Int, expected: [String]) {
        let sut = Forecast.of(entries(from: utc(2026, 5, 4), count: 16), offsetSeconds: offset)

        #expect(names(of: sut.days) == expected, "\(place)")
    }

    @Test
    func `counts days in UTC where the service gives no offset`() {
        let sut = Forecast.of(entries(from: utc(2026, 5, 4, 21), count: 3), offsetSeconds: nil)

        #expect(names(of: sut.days) == ["2026-5-4×1", "2026-5-5×2"])
    }

    @Test(arguments: [
        (utc(2026, 12, 31, 12), ["2026-12-31×4", "2027-1-1×4"]),
        (utc(2028, 2, 28, 12), ["2028-2-28×4", "2028-2-29×4"]),
        (utc(2027, 2, 28, 12), ["2027-2-28×4", "2027-3-1×4"]),
        (utc(2099, 12, 31, 12), ["2099-12-31×4", "2100-1-1×4"]),
    ]
    )
    func `goes through year ends leap days and the ends of centuries`(start: Date, expected: [String]) {
        #expect(names(of: Forecast.of(entries(from: start, count: 8), offsetSeconds: 0).days) == expected)
    }

    /// London goes to summer time on 2026-03-29 at 01:00 UTC and back on 2026-10-25; the service gives one offset for all
    /// entries, that of the request.
    @Test(arguments: [
        (utc(2026, 3, 28, 0), 0, ["2026-3-28×8", "2026-3-29×8", "2026-3-30×8"]),
        (utc(2026, 3, 29, 3), 3600, ["2026-3-29×7", "2026-3-30×8", "2026-3-31×8", "2026-4-1×1"]),
        (utc(2026, 10, 24, 0), 3600, ["2026-10-24×8", "2026-10-25×8", "2026-10-26×8"]),
        (utc(2026, 10, 25, 3), 0, ["2026-10-25×7", "2026-10-26×8", "2026-10-27×8", "2026-10-28×1"]),
    ]
    )
    func `keeps the offset of the request across a change of clocks`(start: Date, offset: Int, expected: [String]) {
        #expect(names(of: Forecast.of(entries(from: start, count: 24), offsetSeconds: offset).days) == expected)
    }

    @Test
    func `puts entries in any order into days in order of time`() {
        let ordered = entries(from: utc(2026, 5, 4), count: 40)
        let mixed =
            stride(from: 0, to: 40, by: 2).map { ordered[$0] } + stride(from: 39, to: 0, by: -2).map { ordered[$0] }

        #expect(Forecast.of(mixed, offsetSeconds: 0).days == Forecast.of(ordered, offsetSeconds: 0).days)
    }

    @Test
    func `loses no entry and leaves out empty days`() {
        let sparse = [
            ForecastEntry.at(utc(2026, 5, 4)), .at(utc(2026, 5, 7)), .at(utc(2026, 5, 7)), .at(utc(1969, 12, 31, 23)),
        ]
        let sut = Forecast.of(sparse, offsetSeconds: 0).days

        #expect(names(of: sut) == ["1969-12-31×1", "2026-5-4×1", "2026-5-7×2"])
        #expect(Set(sut.map(\.id)).count == 3)
    }

    @Test
    func `has no days without entries`() {
        #expect(Forecast.of([], offsetSeconds: 0).days.isEmpty)
        #expect(ForecastDay(day: LocalDay(daysSince1970: 0), entries: [], sun: .unknown) == nil)
    }

    @Test(arguments: [1, 3, 6])
    func `knows which days are covered in part`(step: Int) {
        // From noon to noon, two days later.
        let dates = stride(from: 0, through: 48, by: step).map { utc(2026, 5, 4, 11) + Double($0 * 3_600) }
        let sut = Forecast.of(dates.map { ForecastEntry.at($0) }, offsetSeconds: 3_600).days

        #expect(sut.map(\.isPart) == [true, false, true])
    }

    /// Hours from `first` to `last` o'clock, and steps of three hours from `next` o'clock on.
    @Test(arguments: [(0, 22, 25, false), (0, 23, 25, false), (0, 23, 26, false), (1, 22, 25, true), (0, 20, 27, true)])
    func `takes a day for whole whose last hours are in a longer step`(first: Int, last: Int, next: Int, isPart: Bool) {
        let hours = Array(first...last) + (0..<8).map { next + 3 * $0 }
        let sut = Forecast.of(hours.map { ForecastEntry.at(utc(2026, 5, 4) + Double($0) * 3_600) }, offsetSeconds: 0)

        #expect(sut.days.first?.isPart == isPart)
    }

    /// Steps of three hours from midnight on, the last of them at `hour` on the second day.
    @Test(arguments: [(8, nil), (9, 0), (12, 9), (15, 18), (16, nil)] as [(Int, Int?)])
    func `has an end where it ends before its last day`(count: Int, hour: Int?) {
        let sut = Forecast.of(entries(from: utc(2026, 5, 4), count: count), offsetSeconds: 0).days

        #expect(sut.last?.end == hour.map { utc(2026, 5, 5, $0) })
        #expect(sut.dropLast().allSatisfy { $0.end == nil })
    }

    @Test
    func `has no end on a day with a gap and on one that another follows`() {
        let whole = entries(from: utc(2026, 5, 4), count: 8)
        let gap = Forecast.of(whole.filter { $0.date != utc(2026, 5, 4, 12) }, offsetSeconds: 0).days
        let rest = Forecast.of(entries(from: utc(2026, 5, 4, 12), count: 12), offsetSeconds: 0).days

        #expect(gap.map(\.isPart) == [true] && gap.map(\.end) == [nil])
        #expect(rest.map(\.isPart) == [true, false] && rest.map(\.end) == [nil, nil])
    }

    @Test(
        arguments: [
            ([0.0, 3, 6], [3.0, 3, 3]), ([0, 1, 2, 5, 8], [1, 1, 1, 3, 3]), ([0, 1, 2, 4, 7], [1, 1, 1, 2, 3]),
            ([0, 3, 12, 21, 24], [3, 3, 3, 3, 3]), ([0, 6, 12], [6, 6, 6]), ([0, 1, 1, 2], [1, 1, 1, 1]), ([5], [3]),
            ([0, 0], [3, 3]), ([], []),
        ] as [([Double], [Double])]
    )
    func `a step is as long as the shorter way to a neighbor, and a gap stays one`(hours: [Double], lengths: [Double]) {
        let entries = hours.map { ForecastEntry.at(utc(2026, 5, 4) + $0 * 3_600) }

        #expect(entries.stepLengths == lengths.map { $0 * 3_600 })
    }

    @Test
    func `takes a day with one entry for a part, and one that the source sums up for whole`() throws {
        var sut = Forecast.of([.at(utc(2026, 5, 4, 12))], offsetSeconds: 0)
        let day = try #require(sut.days.first)
        #expect(day.isPart)

        sut.dailySummaries = [day.day: day.summary]
        #expect(sut.days.map(\.isPart) == [false])
    }

    @Test
    func `survives entries at impossible times`() {
        let sut = Forecast.of(
            [.at(Date(timeIntervalSince1970: 1e300)), .at(Date(timeIntervalSince1970: -1e300))],
            offsetSeconds: 0
        )

        #expect(sut.days.count == 2)
    }

    @Test(
        arguments: [
            (0, 0, 21, 7), (9, 9, 21, 4), (10, 12, 21, 3.666666667), (21, 21, 21, nil), (22, nil, nil, nil),
        ] as [(Int, Double?, Double?, Double?)]
    )
    func `sums up the rest of a day`(hour: Int, low: Double?, high: Double?, rain: Double?) throws {
        let steps = stride(from: 0, through: 21, by: 3)
            .map { ForecastEntry.at(utc(2026, 5, 4, $0), celsius: Double($0), rain: 1) }
        let sut = try #require(Forecast.of(steps, offsetSeconds: 0).days.first).rest(from: utc(2026, 5, 4, hour))

        #expect(sut?.low.celsius == low)
        #expect(sut?.high.celsius == high)
        #expect(agree(sut?.rain?.millimeters, rain))
    }
}
