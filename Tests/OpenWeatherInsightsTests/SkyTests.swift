import Foundation
import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Sun and moon of windows", .watched)
struct SkyTests {
    private static func date(_ text: String) throws -> Date {
        try Date(text, strategy: Date.ISO8601FormatStyle())
    }

    private func outlook(
        _ requirement: Requirement,
        at coordinate: Coordinate = .lisbon,
        sun: SunState,
        from now: Date,
        hours: Int
    ) -> ActivityOutlook {
        let weather = FineWeather.weather(hours: FineWeather.steps(hours, from: now), at: coordinate, sun: sun)
        return WindowFinder().outlook(for: .hour(requirement), in: weather, at: now)
    }

    /// Sunrise and sunset of 27 to 29 May 2026 in Lisbon, as timeanddate.com has them: 05:13 or 05:14, and 19:53 or 19:54 UTC.
    @Test
    func `daylight goes from sunrise to sunset on the following days`() throws {
        let sun = SunState.risesAndSets(sunrise: SampleTime.sunrise, sunset: SampleTime.sunset)

        let sut = outlook(.daylight, sun: sun, from: FineWeather.now, hours: 48)

        let intervals = sut.windows.map(\.interval)
        #expect(intervals.first == DateInterval(start: FineWeather.now, end: SampleTime.sunset))
        #expect(intervals.count == 3)
        for (interval, day) in zip(intervals.dropFirst(), 1...) {
            #expect(abs(interval.start.timeIntervalSince(SampleTime.sunrise + 86_400 * Double(day))) <= 90)
            #expect(interval.start.timeIntervalSince1970.truncatingRemainder(dividingBy: 60) == 0)
        }
        #expect(sut.windows.allSatisfy { $0.parts == [.sun] })
    }

    @Test(arguments: [(SunState.polarDay, ActivityOutlook.Answer.windows), (.polarNight, .none), (.unknown, .unknown)])
    func `polar day is daylight and polar night is not`(sun: SunState, answer: ActivityOutlook.Answer) throws {
        let month = sun == .polarNight ? "12" : "06"
        let now = try Self.date("2026-\(month)-20T12:00:00Z")

        let sut = outlook(
            .daylight,
            at: Coordinate(clampingLatitude: 78.2, longitude: 15.6),
            sun: sun,
            from: now,
            hours: 48
        )

        #expect(sut.answer == answer)
        #expect(sut.missing == (sun == .unknown ? [.daylight] : []))
    }

    /// The midnight sun of Tromsø ends in late July.
    @Test
    func `polar day is unknown from the day on that astronomy does not confirm`() throws {
        let now = try Self.date("2026-07-22T12:00:00Z")

        let sut = outlook(
            .daylight,
            at: Coordinate(clampingLatitude: 69.65, longitude: 18.96),
            sun: .polarDay,
            from: now,
            hours: 24 * 12
        )

        #expect(sut.missing == [.daylight])
        let end = try #require(sut.windows.first?.interval.end)
        #expect(try (Self.date("2026-07-24T00:00:00Z")...Self.date("2026-08-02T00:00:00Z")).contains(end))
    }

    /// In Narvik the sun rises for the last time in early December, and sets for the last time in late May.
    @Test(arguments: [
        ("2026-12-02T09:53:00Z", "2026-12-02T11:27:00Z", "2026-12-02T11:00:00Z", "2026-12-06T00:00:00Z", false),
        ("2026-05-19T23:52:00Z", "2026-05-20T21:51:00Z", "2026-05-20T11:00:00Z", "2026-05-24T11:00:00Z", true),
    ])
    func `a polar season that begins within days is daylight or not`(
        sunrise: String,
        sunset: String,
        now: String,
        date: String,
        isUp: Bool
    ) throws {
        let sun = try SunState.risesAndSets(sunrise: Self.date(sunrise), sunset: Self.date(sunset))
        let date = try Self.date(date)

        let sut = outlook(
            .daylight,
            at: Coordinate(clampingLatitude: 68.4385, longitude: 17.4272),
            sun: sun,
            from: try Self.date(now),
            hours: 120
        )

        #expect(sut.answer == .windows)
        #expect(sut.missing.isEmpty)
        #expect(sut.windows.contains { $0.interval.contains(date) } == isUp)
    }

    @Test
    func `a window goes through the change of clocks and a leap day`() throws {
        for start in ["2026-03-28T20:00:00Z", "2028-02-28T20:00:00Z"] {
            let now = try Self.date(start)
            let change = now + 5 * 3_600
            let hours = FineWeather.steps(48, from: now)
                .map { hours in
                    hours.map { hour in
                        var hour = hour
                        hour.utcOffset = UTCOffset(seconds: hour.date < change ? 0 : 3_600)
                        return hour
                    }
                }

            let weather = FineWeather.weather(hours: hours)
            let wind = Requirement.wind(atMost: Speed(metersPerSecond: 5))
            let sut = WindowFinder().outlook(for: .hour(wind), in: weather, at: now)

            #expect(sut.windows.map(\.interval) == [DateInterval(start: now, duration: 48 * 3_600)])
        }
    }

    /// Sunrise in London on 29 February 2028 is at 06:48 UTC.
    @Test
    func `the sun rises on a leap day`() throws {
        let sun = try SunState.risesAndSets(
            sunrise: Self.date("2028-02-28T06:50:00Z"),
            sunset: Self.date("2028-02-28T17:38:00Z")
        )

        let sut = outlook(
            .daylight,
            at: Coordinate(clampingLatitude: 51.5, longitude: 0),
            sun: sun,
            from: try Self.date("2028-02-28T20:00:00Z"),
            hours: 20
        )

        let start = try #require(sut.windows.first?.interval.start)
        #expect(abs(start.timeIntervalSince(try Self.date("2028-02-29T06:48:00Z"))) <= 90)
    }

    /// The astronomical night of London on 20 December 2026 is from 17:58 to 05:59 UTC, by the almanac's rule of 18°.
    @Test
    func `darkness is the astronomical night`() throws {
        let now = try Self.date("2026-12-20T12:00:00Z")

        let sut = outlook(
            .darkness,
            at: Coordinate(clampingLatitude: 51.5, longitude: 0),
            sun: .unknown,
            from: now,
            hours: 24
        )

        let night = try #require(sut.windows.first?.interval)
        #expect(abs(night.start.timeIntervalSince(try Self.date("2026-12-20T17:58:00Z"))) < 300)
        #expect(abs(night.end.timeIntervalSince(try Self.date("2026-12-21T05:59:00Z"))) < 300)
    }

    @Test
    func `a summer night in the north is not dark`() throws {
        let now = try Self.date("2026-06-20T12:00:00Z")

        #expect(
            outlook(
                .darkness,
                at: Coordinate(clampingLatitude: 60.2, longitude: 25),
                sun: .unknown,
                from: now,
                hours: 48
            )
            .answer == .none
        )
    }

    /// New and full moons of 2026, by the tables of the US Naval Observatory.
    @Test(arguments: [("2026-05-16T20:01:00Z", true), ("2026-05-31T08:45:00Z", false), ("2026-11-09T07:02:00Z", true)])
    func `the moon shines when it is full and not when it is new`(date: String, isNew: Bool) throws {
        let dark = Requirement.moonlight(atMost: Percentage(percent: 5))

        let sut = outlook(dark, sun: .unknown, from: try Self.date(date), hours: 2)

        #expect(sut.answer == (isNew ? .windows : .none))
    }
}
