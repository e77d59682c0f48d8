import Foundation
import OpenWeatherCore
import OpenWeatherTestWatch
import Testing

@Suite("Entries of a diary", .watched)
struct DiaryEntryTests {
    private static let noon = Date(timeIntervalSince1970: 1_780_056_000)

    private static func said(
        _ degrees: Double,
        hoursAhead: Double,
        for length: TimeInterval? = nil,
        at date: Date = noon
    ) -> DiaryEntry {
        DiaryEntry(
            .forecast(lead: .seconds(hoursAhead * 3_600)),
            date: date,
            period: length.map { DateInterval(start: date, duration: $0) },
            temperature: Temperature(celsius: degrees)
        )
    }

    private static func measured(_ degrees: Double, at date: Date = noon) -> DiaryEntry {
        DiaryEntry(.measured, date: date, temperature: Temperature(celsius: degrees))
    }

    @Test(arguments: [(0, 0), (11.9, 0), (12, 1), (24, 1), (35.9, 1), (36, 2), (120, 5)] as [(Double, Int)])
    func `a lead is a rounded number of days`(hours: Double, days: Int) {
        #expect(Self.said(1, hoursAhead: hours).daysAhead == days)
        #expect(Self.measured(1).daysAhead == nil)
    }

    @Test
    func `entries are in order of date, what was measured before what was said`() {
        let later = Self.noon + 3_600
        let entries = [
            Self.said(1, hoursAhead: 48), Self.measured(2, at: later), Self.said(3, hoursAhead: 1), Self.measured(4),
        ]
        #expect(
            DiaryEntry.merged([], entries) == [
                Self.measured(4), Self.said(3, hoursAhead: 1), Self.said(1, hoursAhead: 48),
                Self.measured(2, at: later),
            ]
        )
    }

    @Test(arguments: [
        ("the nearer to whole days", said(1, hoursAhead: 24), said(2, hoursAhead: 30)),
        ("the shorter step", said(1, hoursAhead: 30, for: 3_600), said(2, hoursAhead: 24, for: 10_800)),
        ("a step before none", said(1, hoursAhead: 30, for: 10_800), said(2, hoursAhead: 24)),
    ])
    func `of several forecasts of one day ahead one is kept, whatever their order`(
        why: String,
        kept: DiaryEntry,
        other: DiaryEntry
    ) {
        #expect(DiaryEntry.merged([kept], [other]) == [kept])
        #expect(DiaryEntry.merged([other], [kept]) == [kept])
        #expect(DiaryEntry.merged(DiaryEntry.merged([], [other, kept]), [other]) == [kept])
    }

    @Test
    func `of equal ones the last is kept`() {
        #expect(DiaryEntry.merged([Self.measured(1)], [Self.measured(2)]) == [Self.measured(2)])
        #expect(
            DiaryEntry.merged([Self.said(1, hoursAhead: 24)], [Self.said(2, hoursAhead: 24)])
                == [Self.said(2, hoursAhead: 24)]
        )
    }

    // As seconds, because a date that is none has no description.
    @Test(arguments: [Double.nan, .infinity])
    func `a date that is none is left out, as is a forecast for the past`(seconds: Double) {
        let date = Date(timeIntervalSince1970: seconds)
        #expect(DiaryEntry.merged([], [Self.measured(1, at: date), Self.said(1, hoursAhead: -1)]).isEmpty)
    }

    @Test
    func `the earliest are dropped beyond the limit`() {
        let entries = (0..<10).map { Self.measured(Double($0), at: Self.noon + Double($0) * 600) }
        #expect(DiaryEntry.merged(entries, [], limit: 3) == Array(entries.suffix(3)))
        #expect(DiaryEntry.merged(entries, [], limit: 0).isEmpty)
    }
}
