import Foundation
import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Notices by rules", .watched)
struct RuleNoticePlannerTests {
    private static let now = SampleTime.measured  // noon in UTC
    private let sut = RuleNoticePlanner(timeZone: .gmt)

    /// Returns a report with rain in the minutes of a range, and dry hours of a temperature.
    private static func report(
        wet: Range<Int> = 0..<0,
        rate: Double = 1,
        at now: Date = now,
        alerts: [WeatherAlert] = [],
        celsius: (Int) -> Double = { _ in 12 },
        chance: (Int) -> Double = { _ in 0 }
    ) -> OneCallReport {
        let minutes = (0..<60)
            .map {
                MinutePrecipitation(
                    date: now + 60 * Double($0),
                    hourlyRate: Precipitation(millimeters: wet.contains($0) ? rate : 0)
                )
            }
        let hours = (0..<48)
            .map { hour in
                HourlyForecast(
                    date: now + 3_600 * Double(hour),
                    utcOffset: .utc,
                    elements: WeatherElements(
                        conditions: [.sample(.clearSky)],
                        temperature: Temperature(celsius: celsius(hour)),
                        chanceOfPrecipitation: Percentage(percent: chance(hour))
                    )
                )
            }
        return OneCallReport(
            minutes: .success(.sample(minutes)),
            hours: .success(.sample(hours)),
            alerts: .success(.sample(WeatherAlerts(alerts)))
        )
    }

    private func plan(
        _ report: OneCallReport,
        _ rules: NoticeRules = NoticeRules(),
        _ record: NoticeRecord = NoticeRecord(),
        at now: Date = now
    ) -> NoticePlan {
        sut.plan(for: report, rules: rules, record: record, at: now)
    }

    @Test
    func `rain is told of when the clock was set back since the last rain`() {
        let ahead = Self.now + 7 * 86_400
        let first = plan(Self.report(wet: 12..<30, at: ahead), at: ahead)

        let second = plan(Self.report(wet: 12..<30), NoticeRules(), first.record)

        #expect(first.now.count == 1)
        #expect(second.now.count == 1)
    }

    @Test
    func `rain is told of at most the lead before it and until it ends`() {
        let near = plan(Self.report(wet: 12..<30))
        let far = plan(Self.report(wet: 42..<48))

        #expect(near.now.map(\.content) == [.rain(start: Self.now + 720, end: Self.now + 1_800, isApproximate: false)])
        #expect(near.scheduled.isEmpty)
        #expect(far.now.isEmpty)
        #expect(far.scheduled.map(\.date) == [Self.now + 720])
        #expect(far.scheduled.map(\.expires) == [Self.now + 42 * 60 + 300])
    }

    /// The service's first minute is the one that begins next, at most 60 seconds ahead.
    @Test(arguments: [(1.0, true), (36, true), (60, true), (61, false)])
    func `minutes that begin with the next one are those of now`(seconds: Double, isByMinute: Bool) {
        let first = Self.now + seconds
        let rain = WeatherNotice.Content.rain(start: first + 720, end: first + 1_800, isApproximate: false)
        var report = Self.report()

        report.minutes = Self.report(wet: 12..<30, at: first).minutes
        #expect(plan(report).now.map(\.content) == (isByMinute ? [rain] : []))
        // Rain in the first minute falls already.
        report.minutes = Self.report(wet: 0..<30, at: first).minutes
        #expect(plan(report).now.isEmpty)
    }

    @Test(arguments: [(0.49, 0), (0.5, 1)])
    func `rain below the threshold is not told of`(rate: Double, count: Int) {
        #expect(plan(Self.report(wet: 12..<30, rate: rate)).now.count == count)
    }

    @Test(arguments: [(10.0, 0), (119, 0), (120, 1)])
    func `rain is told of again after the time to re-arm`(minutes: Double, count: Int) {
        let first = plan(Self.report(wet: 0..<20))
        let later = Self.now + 1_200 + minutes * 60 - 600

        let second = plan(Self.report(wet: 10..<20, at: later), NoticeRules(), first.record, at: later)

        #expect(first.now.isEmpty)
        #expect(second.now.count == count)
    }

    @Test
    func `a scheduled notice counts as shown when its date has come`() {
        let first = plan(Self.report(wet: 42..<48))
        let later = Self.now + 30 * 60

        #expect(plan(Self.report(wet: 14..<20, at: later), NoticeRules(), first.record, at: later).now.isEmpty)
        let before = Self.now + 5 * 60
        #expect(
            plan(Self.report(wet: 40..<45, at: before), NoticeRules(), first.record, at: before).scheduled.count == 1
        )
        #expect(plan(Self.report(at: before), NoticeRules(), first.record, at: before).scheduled.isEmpty)
    }

    @Test
    func `outdated minutes and hours lead to no notice`() throws {
        var report = Self.report(wet: 12..<30)
        report.minutes = try report.minutes.map { .success(try $0.get().fresh(until: Self.now, returnedAt: Self.now)) }

        #expect(plan(report).now.isEmpty)
    }

    @Test
    func `an alert is told of once by its tag and after quiet hours`() {
        let alert = WeatherAlert(id: "a", start: Self.now, end: Self.now + 86_400, tags: ["Wind"])
        let rules = NoticeRules(alerts: .init(tags: ["Wind", "Flood"]))
        let first = plan(Self.report(alerts: [alert]), rules)
        let night = Self.now + 11 * 3_600

        #expect(first.now.map(\.content) == [.alert(alert)])
        #expect(plan(Self.report(alerts: [alert]), rules, first.record, at: Self.now + 60).now.isEmpty)
        #expect(plan(Self.report(alerts: [alert]), NoticeRules(alerts: .init(tags: ["Heat"]))).now.isEmpty)
        let quiet = plan(Self.report(at: night, alerts: [alert]), rules, at: night)
        #expect(quiet.now.isEmpty)
        #expect(quiet.scheduled.map(\.date) == [Self.now + 19 * 3_600])
    }

    @Test(arguments: [(12, 0.0, 1), (12, 0.1, 0), (3, 0, 0)])
    func `frost is told of in a warmer evening`(hour: Int, celsius: Double, count: Int) {
        let rules = NoticeRules(rain: nil, alerts: nil, frost: .init())
        let sut = plan(Self.report { $0 == hour || $0 == 6 && hour == 3 ? celsius : 5 }, rules)

        #expect(sut.scheduled.map(\.date) == Array(repeating: Self.now + 6 * 3_600, count: count))
        #expect(sut.scheduled.map(\.expires) == Array(repeating: Self.now + 12 * 3_600, count: count))
    }

    @Test
    func `a morning has a line about its day`() {
        let rules = NoticeRules(rain: nil, alerts: nil, morning: 7 * 60)
        let sut = plan(Self.report { Double($0) }, rules)

        #expect(sut.now.isEmpty)
        #expect(sut.scheduled.map(\.date) == [Self.now + 19 * 3_600])
        #expect(
            sut.scheduled.map(\.content) == [
                .morning(low: Temperature(celsius: 19), high: Temperature(celsius: 35), rain: nil)
            ]
        )
    }

    @Test
    func `a morning has no line about a day that is known in part and a check for more of it`() {
        let rules = NoticeRules(rain: nil, alerts: nil, morning: 9 * 60, quietHours: nil)
        let morning = Self.now + 21 * 3_600
        func plan(_ now: Date, hoursFrom start: Date, _ record: NoticeRecord = NoticeRecord()) -> NoticePlan {
            var report = Self.report(at: start)
            report.hours = report.hours?.map { $0.map { Array($0.prefix(20)) } }
            return sut.plan(for: report, rules: rules, record: record, at: now)
        }

        // At one o'clock, twenty hours end three hours before the day.
        let night = plan(morning - 8 * 3_600, hoursFrom: morning - 8 * 3_600)
        #expect(night.now.isEmpty && night.scheduled.isEmpty)
        #expect(night.nextCheck == NoticePlan.Check(date: morning - 300, parts: [.hours]))

        let second = plan(morning - 300, hoursFrom: morning - 3_600, night.record)
        #expect(second.scheduled.map(\.date) == [morning])
    }

    @Test
    func `the next check follows from the chance of rain`() {
        #expect(plan(Self.report()).nextCheck?.date == Self.now + 8 * 3_600)
        #expect(plan(Self.report { $0 == 5 ? 20 : 19 }).nextCheck?.date == Self.now + 8 * 3_600)
        #expect(plan(Self.report(chance: { $0 == 5 ? 20 : 19 })).nextCheck?.date == Self.now + 4.5 * 3_600 - 300)
        #expect(plan(Self.report(wet: 1..<2)).nextCheck?.date == Self.now + 3_600)
        #expect(plan(OneCallReport()).nextCheck?.date == Self.now + 3_600)
        let evening = Self.now + 6 * 3_600
        #expect(plan(Self.report(at: evening), at: evening).nextCheck?.date == Self.now + 19 * 3_600 - 300)
        #expect(plan(Self.report(), NoticeRules(rain: nil, alerts: nil)).nextCheck == nil)
        #expect(plan(Self.report()).nextCheck?.cost(in: .v3).total == 1)
        #expect(plan(Self.report()).nextCheck?.cost(in: .v4).total == 3)
    }

    @Test
    func `a check needs what is old or may be near`() throws {
        let all: Set<OneCallPart> = [.minutes, .hours, .alerts]

        #expect(NoticeRules().parts == all)
        #expect(plan(OneCallReport()).nextCheck?.parts == all)
        #expect(plan(Self.report()).nextCheck?.parts == [.hours])
        #expect(plan(Self.report(), NoticeRules(quietHours: nil)).nextCheck?.parts == [.hours])
        #expect(plan(Self.report(wet: 1..<2)).nextCheck?.parts == [.minutes, .alerts])
        #expect(plan(Self.report(chance: { $0 == 5 ? 20 : 0 })).nextCheck?.parts == [.minutes, .alerts])
        let evening = Self.now + 10 * 3_600
        #expect(plan(Self.report(at: evening), at: evening).nextCheck?.parts == [.hours])
        let first = plan(Self.report(at: Self.now)).record
        let later = Self.now + 5 * 3_600
        var hours = Self.report(at: later)
        (hours.minutes, hours.alerts) = (nil, nil)
        #expect(plan(hours, NoticeRules(), first, at: later).nextCheck?.parts == all)
        #expect(plan(Self.report(), NoticeRules(rain: nil, frost: .init())).nextCheck?.parts == [.hours])
        #expect(plan(Self.report(), NoticeRules(rain: nil)).nextCheck?.parts == [.alerts])
    }

    @Test
    func `hours without minutes are completed at once when rain may be near`() {
        var hours = Self.report(wet: 12..<30, chance: { $0 == 1 ? 60 : 0 })
        let minutes = OneCallReport(minutes: hours.minutes)
        (hours.minutes, hours.alerts) = (nil, nil)
        let first = plan(hours)
        let second = plan(hours.completed(by: minutes))

        #expect(first.nextCheck == NoticePlan.Check(date: Self.now, parts: [.minutes, .alerts]))
        #expect(second.now.count == 1)
        #expect(second.nextCheck?.date == Self.now + 3_600)
        let refused = hours.completed(by: OneCallReport([.minutes], failure: .timedOut))
        #expect(plan(refused).nextCheck?.date == Self.now + 3_600)
    }

    @Test(arguments: [true, false])
    func `what matters at once is requested once, also when the response lacks it`(isThere: Bool) async {
        var hours = Self.report(wet: 12..<30, chance: { $0 == 1 ? 60 : 0 })
        let minutes = isThere ? OneCallReport(minutes: hours.minutes) : OneCallReport()
        (hours.minutes, hours.alerts) = (nil, nil)
        var requested: [Set<OneCallPart>] = []

        let plan = await RuleNoticePlanner(timeZone: .gmt)
            .plan(for: hours, rules: NoticeRules(), record: NoticeRecord(), at: Self.now) { parts in
                requested.append(parts)
                return minutes
            }

        #expect(requested == [[.minutes, .alerts]])
        #expect(plan.now.count == (isThere ? 1 : 0))
        #expect(plan.nextCheck?.date == Self.now + 3_600)
    }

    @Test(arguments: [(6.5, 8.0), (8.1, 9.1)])
    func `the last hours are planned with for eight hours`(age: Double, next: Double) {
        let first = plan(Self.report(chance: { $0 == 20 ? 60 : 0 }), NoticeRules(quietHours: nil))
        let later = Self.now + age * 3_600
        var minutes = Self.report(at: later)
        minutes.hours = nil

        let second = plan(minutes, NoticeRules(quietHours: nil), first.record, at: later)

        let date = max(Self.now + next * 3_600, later + 3_600)
        #expect(abs(second.nextCheck?.date.timeIntervalSince(date) ?? .infinity) < 1)
        #expect(second.nextCheck?.parts.contains(.hours) == true)
    }

    @Test
    func `quiet hours are those of the place or of the device`() throws {
        let offset = try #require(UTCOffset(seconds: -3 * 3_600))
        var report = Self.report(wet: 12..<30)
        report.hours = try report.hours.map { part in
            .success(
                try part.get()
                    .map { hours in
                        hours.map { HourlyForecast(date: $0.date, utcOffset: offset, elements: $0.elements) }
                    }
            )
        }
        let quiet = NoticeRules.QuietHours(start: 11 * 60, end: 13 * 60)

        #expect(plan(report, NoticeRules(quietHours: quiet)).now.count == 1)
        #expect(plan(report, NoticeRules(quietHours: quiet, clock: .device)).now.isEmpty)
    }

    @Test
    func `rules and records survive being stored`() throws {
        let rules = NoticeRules(frost: .init(), morning: 400, clock: .device)
        let record = plan(Self.report(wet: 12..<30)).record

        #expect(try JSONDecoder().decode(NoticeRules.self, from: JSONEncoder().encode(rules)) == rules)
        #expect(try JSONDecoder().decode(NoticeRecord.self, from: JSONEncoder().encode(record)) == record)
    }
}
