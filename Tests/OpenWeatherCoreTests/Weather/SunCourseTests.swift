import Foundation
import OpenWeatherCore
import Testing

@Suite("The course of the sun")
struct SunCourseTests {
    private static let lisbon = SunState.risesAndSets(
        sunrise: utc(2026, 5, 28, 5, 13),
        sunset: utc(2026, 5, 28, 19, 53)
    )

    @Test(arguments: [
        (utc(2026, 5, 28, 5, 13), 0.0 as Double?), (utc(2026, 5, 28, 12, 33), 0.5), (utc(2026, 5, 28, 8, 53), 0.25),
        (utc(2026, 5, 28, 5, 12), nil), (utc(2026, 5, 28, 19, 53), nil), (utc(2026, 5, 29, 12, 33), 0.5),
    ]
    )
    func `is the share of daylight that has passed`(date: Date, expected: Double?) {
        let sut = Self.lisbon.daylightFraction(at: date)

        #expect(sut.map { ($0 * 1000).rounded() } == expected.map { $0 * 1000 })
    }

    @Test(arguments: [SunState.polarDay, .polarNight, .unknown])
    func `has no share where the sun does not rise or set`(sut: SunState) {
        #expect(sut.daylightFraction(at: utc(2026, 6, 21, 12)) == nil)
        #expect(sut.crossings(in: utc(2026, 6, 21)...utc(2026, 6, 23), at: .at(78, 15)).isEmpty)
    }

    @Test
    func `knows the day before and the day after within a minute or so`() {
        let span = utc(2026, 5, 27)...utc(2026, 5, 30)

        let sut = Self.lisbon.crossings(in: span, at: .at(38.72, -9.14))

        #expect(sut.map(\.isSunrise) == [true, false, true, false, true, false])
        // An almanac for Lisbon has 5:14 and 19:52, 5:13 and 19:53, 5:13 and 19:53.
        let almanac = [(27, 5, 14), (27, 19, 52), (28, 5, 13), (28, 19, 53), (29, 5, 13), (29, 19, 54)]
        for (crossing, known) in zip(sut, almanac) {
            #expect(abs(crossing.date.timeIntervalSince(utc(2026, 5, known.0, known.1, known.2))) < 150)
        }
        #expect(sut[2].date == utc(2026, 5, 28, 5, 13), "that of its own day is the one that was reported")
    }

    @Test
    func `has no sunset once the sun no longer sets`() {
        let sut = SunState.risesAndSets(sunrise: utc(2026, 5, 16, 23, 10), sunset: utc(2026, 5, 16, 22, 10))

        let crossings = sut.crossings(in: utc(2026, 5, 19)...utc(2026, 5, 23), at: .at(69.65, 18.96))

        #expect(crossings.isEmpty)
    }

    @Test(arguments: [Date.distantPast, .distantFuture])
    func `is not known in other years`(date: Date) {
        #expect(Self.lisbon.crossings(in: date...date, at: .at(38.72, -9.14)).isEmpty)
    }
}
