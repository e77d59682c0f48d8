import Foundation
import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherMocks
import OpenWeatherTestSupport
import Testing

/// A planner that is followed for a year of random rain; `OPENWEATHER_SEED` repeats a run.
@Suite("Notices of a simulated year")
struct NoticeYearTests {
    /// The notices and the checks of a year.
    private struct Diary {
        var notices: [WeatherNotice] = []
        var checks: [Int] = []
        /// The days on which a check knew a chance of rain.
        var risky: Set<Int> = []
    }

    /// Follows the plans for a year; a scheduled notice is shown unless the next plan comes before.
    private func follow(_ year: inout SimulatedYear, _ rules: NoticeRules) -> Diary {
        let sut = RuleNoticePlanner(timeZone: .gmt)
        var diary = Diary()
        var record = NoticeRecord()
        var minute = 0
        while minute < SimulatedYear.minutes - 60 {
            let now = year.date(minute)
            let (report, isRisky) = year.report(at: minute)
            let plan = sut.plan(for: report, rules: rules, record: record, at: now)
            diary.checks.append(minute)
            if isRisky { diary.risky.formUnion([minute / 1_440, (minute + 1_440) / 1_440]) }
            guard let check = plan.nextCheck else { break }
            diary.notices += plan.now + plan.scheduled.filter { $0.date <= check.date }
            (record, minute) = (plan.record, year.minute(of: check.date))
        }
        return diary
    }

    private static func isQuiet(_ minute: Int, _ rules: NoticeRules) -> Bool {
        guard rules.quietHours != nil else { return false }
        return !(7 * 60..<22 * 60).contains(minute % 1_440)
    }

    @Test(arguments: [true, false])
    func `every rain that was seen ahead is told of once and never at night`(hasQuietHours: Bool) {
        var year = SimulatedYear(seed: Seed.make("notices"))
        let rules = NoticeRules(quietHours: hasQuietHours ? .init() : nil)
        let diary = follow(&year, rules)
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

        let perDay = Dictionary(grouping: diary.checks) { $0 / 1_440 }.mapValues(\.count)
        let rainy = Set(year.rates.indices.filter { year.rates[$0] > 0 }.map { $0 / 1_440 })
        let dry = (1..<364).filter { !rainy.contains($0) && !rainy.contains($0 - 1) && !diary.risky.contains($0) }
        #expect(perDay.values.max() ?? 0 <= 24)
        #expect(dry.allSatisfy { perDay[$0, default: 0] <= 3 })
        print(
            """
            a year \(hasQuietHours ? "with" : "without") quiet hours: \(events) rains by day, \(seen) seen ahead, \
            \(missed) begun between checks; \(diary.notices.count) notices; \(diary.checks.count) checks, \
            at most \(perDay.values.max() ?? 0) a day, \(dry.map { perDay[$0, default: 0] }.max() ?? 0) on \(dry.count) dry days
            """
        )
        #expect(seen > 50 && dry.count > 10)
    }
}
