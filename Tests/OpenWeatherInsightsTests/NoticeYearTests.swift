import Foundation
import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherMocks
import OpenWeatherTestSupport
import Testing

/// A planner that is followed for a year of random rain; `OPENWEATHER_SEED` repeats a run.
@Suite("Notices of a simulated year")
struct NoticeYearTests {
    /// The parts that a check receives.
    private enum Source {
        /// All, for one call, as from One Call 3.0.
        case whole
        /// Those that it needs, as from One Call 4.0: twenty hours for one call, and minutes with alerts for another.
        case parts
    }

    /// The notices and the checks of a year.
    private struct Diary {
        var notices: [WeatherNotice] = []
        /// The checks that received minutes.
        var checks: [Int] = []
        /// The number of calls of each day.
        var calls: [Int: Int] = [:]
        /// The days on which a check knew a chance of rain.
        var risky: Set<Int> = []
        /// The minute of the first check that received an alert, by its identity.
        var alerts: [String: Int] = [:]
    }

    /// Follows the plans for a year; a scheduled notice is shown unless the next plan comes before.
    private func follow(_ year: inout SimulatedYear, _ rules: NoticeRules, _ source: Source) -> Diary {
        let sut = RuleNoticePlanner(timeZone: .gmt)
        var diary = Diary()
        var record = NoticeRecord()
        var (minute, parts) = (0, rules.parts)
        while minute < SimulatedYear.minutes - 60 {
            let now = year.date(minute)
            var (whole, isRisky) = year.report(at: minute)
            if source == .parts { whole.hours = whole.hours?.map { $0.map { Array($0.prefix(20)) } } }
            var report = source == .whole ? whole : whole.limited(to: parts)
            var plan = sut.plan(for: report, rules: rules, record: record, at: now)
            if let check = plan.nextCheck, check.date <= now {
                report = report.completed(by: whole.limited(to: check.parts))
                plan = sut.plan(for: report, rules: rules, record: record, at: now)
            }
            if report.minutes != nil { diary.checks.append(minute) }
            diary.calls[minute / 1_440, default: 0] += source == .whole ? 1 : Self.calls(of: report)
            for alert in (try? report.alerts?.get().value.alerts) ?? [] where diary.alerts[alert.id] == nil {
                diary.alerts[alert.id] = minute
            }
            if isRisky { diary.risky.formUnion([minute / 1_440, (minute + 1_440) / 1_440]) }
            guard let check = plan.nextCheck, check.date > now else {
                Issue.record("no check follows minute \(minute)")
                break
            }
            diary.notices += plan.now + plan.scheduled.filter { $0.date <= check.date }
            (record, minute, parts) = (plan.record, year.minute(of: check.date), check.parts)
        }
        return diary
    }

    private static func calls(of report: OneCallReport) -> Int {
        (report.hours == nil ? 0 : 1) + (report.minutes == nil && report.alerts == nil ? 0 : 1)
    }

    private static func isQuiet(_ minute: Int, _ rules: NoticeRules) -> Bool {
        guard rules.quietHours != nil else { return false }
        return !(7 * 60..<22 * 60).contains(minute % 1_440)
    }

    // Without quiet hours, 24 checks for minutes and three for hours are one call more than the two together allow.
    @Test(arguments: [
        (true, Source.whole, 3, 24), (false, .whole, 3, 24), (true, .parts, 3, 24), (false, .parts, 5, 27),
    ])
    private func `every rain that was seen ahead is told of once and never at night`(
        hasQuietHours: Bool,
        source: Source,
        dryCalls: Int,
        calls: Int
    ) {
        var year = SimulatedYear(seed: Seed.make("notices"))
        let rules = NoticeRules(quietHours: hasQuietHours ? .init() : nil)
        var diary = follow(&year, rules, source)
        diary.notices.removeAll { $0.id.hasPrefix("alert") }
        let isWet = year.rates.map { $0 >= 0.5 }
        let told = Set(
            diary.notices.map { if case .rain(let start, _, _) = $0.content { year.minute(of: start) } else { -1 } }
        )

        #expect(diary.notices.allSatisfy { !Self.isQuiet(year.minute(of: $0.date), rules) })
        #expect(diary.notices.allSatisfy { $0.date < $0.expires })
        #expect(told.count == diary.notices.count)

        // Each beginning of rain after two dry hours, by the minutes alone.
        var (events, seen, missed, lastWet, first) = (0, 0, 0, -1_000, 0)
        var seenAhead: Set<Int> = []
        for check in diary.checks { seenAhead.formUnion((check + 1)...(check + 60)) }
        for minute in isWet.indices where isWet[minute] {
            let isEvent = minute - lastWet > 120
            lastWet = minute
            if isEvent { first = minute }
            guard isEvent, !Self.isQuiet(minute, rules), minute > 120 else {
                if told.contains(minute) {
                    // Told of after quiet hours, or as the rain before it was not seen.
                    let night = ((minute - 120)...minute).contains { Self.isQuiet($0, rules) }
                    let isFirst = !(first..<minute).contains { told.contains($0) }
                    #expect(night || isFirst, "minute \(minute) is part of a rain that was told of")
                }
                continue
            }
            events += 1
            if seenAhead.contains(minute) {
                seen += 1
                #expect(told.contains(minute), "minute \(minute) was seen and not told of")
            } else {
                missed += 1
            }
        }
        #expect(told.allSatisfy { isWet[$0] && !isWet[max(0, $0 - 1)] })

        let perDay = diary.calls
        let rainy = Set(year.rates.indices.filter { year.rates[$0] > 0 }.map { $0 / 1_440 })
        let dry = (1..<364).filter { !rainy.contains($0) && !rainy.contains($0 - 1) && !diary.risky.contains($0) }
        #expect(perDay.values.max() ?? 0 <= calls)
        #expect(dry.allSatisfy { perDay[$0, default: 0] <= dryCalls })
        print(
            """
            a year of \(source) \(hasQuietHours ? "with" : "without") quiet hours: \(events) rains by day, \(seen) seen ahead, \
            \(missed) begun between checks; \(diary.notices.count) notices; \(perDay.values.reduce(0, +)) calls, \
            at most \(perDay.values.max() ?? 0) a day, \(dry.map { perDay[$0, default: 0] }.max() ?? 0) on \(dry.count) dry days
            """
        )
        #expect(seen > 50 && dry.count > 10)
    }
    @Test(arguments: [Source.whole, .parts])
    private func `alerts, frost and the line of the morning come once and by day`(source: Source) {
        var year = SimulatedYear(seed: Seed.make("notices"))
        let rules = NoticeRules(rain: nil, frost: .init(), morning: 7 * 60 + 30)
        let diary = follow(&year, rules, source)
        let ids = diary.notices.map(\.id)
        let coldEvenings = (1..<363)
            .filter { day in
                let evening = SimulatedYear.celsius(day * 24 + 18)
                return evening > 0 && (17...33).contains { SimulatedYear.celsius(day * 24 + $0) <= 0 }
            }
        let byDay = year.alerts.map(\.alert)
            .filter { alert in
                guard let seen = diary.alerts[alert.id] else { return false }
                return (seen..<year.minute(of: alert.end)).contains { !Self.isQuiet($0, rules) }
            }

        #expect(Set(ids).count == ids.count)
        #expect(diary.notices.allSatisfy { !Self.isQuiet(year.minute(of: $0.date), rules) && $0.date < $0.expires })
        #expect(byDay.allSatisfy { ids.contains("alert.\($0.id)") })
        #expect(byDay.count > 20)
        let frost = Set(ids.filter { $0.hasPrefix("frost") })
        let days = coldEvenings.map { "frost.\(UTCOffset.utc.day(of: year.date($0 * 1_440)))" }
        #expect(days.count > 10 && frost.isSuperset(of: days))
        #expect((362...365).contains(ids.filter { $0.hasPrefix("morning") }.count))
        print(
            """
            a year of \(source): \(diary.alerts.count) of \(year.alerts.count) alerts, \(frost.count) nights of frost; at most \
            \(diary.calls.values.max() ?? 0) calls a day
            """
        )
    }
}
