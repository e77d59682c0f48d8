public import Foundation
public import OpenWeatherCore

/// A planner of notices by rules, from the values of a report alone.
///
/// | notice | told once for | shown | void |
/// | --- | --- | --- | --- |
/// | rain | rain until it was dry for ``/OpenWeatherCore/NoticeRules/Rain/rearm``, or quiet hours came | at most the lead before it | five minutes after its beginning |
/// | alert | each identity | at once | at its end |
/// | frost | each night | at the time of the rule | when the frost begins |
/// | morning | each day | at the time of the rule | two hours later |
///
/// Nothing is shown in quiet hours: a notice waits for their end, unless it is void by then. Rain is told of when its
/// beginning was seen ahead of it; rain that falls already is not news.
///
/// The next check is an hour ahead, the time that minutes cover, while an hour with a chance of rain is near or it rained
/// within the re-arm time; else it is five minutes before the notice of the first such hour, or before the next line of the
/// morning when the hours end too early for it, eight hours after the last hours were received at most. None is in quiet hours but the one that prepares the notices of their end. So no day has more than
/// 24 checks, and a day without a chance of rain at most three.
///
/// A check needs hours when the last ones are eight hours old or end too early for the next line of the morning, minutes when
/// rain may be near, and alerts with the minutes or after twelve hours.
public struct RuleNoticePlanner: NoticePlanner, Hashable {
    /// The time zone of the device.
    private let timeZone: TimeZone

    /// Creates a planner.
    ///
    /// - Parameter timeZone: The time zone of the device, for rules that follow its clocks.
    public init(timeZone: TimeZone) {
        self.timeZone = timeZone
    }

    /// Returns the notices that follow from `report` at `now`.
    public func plan(
        for report: OneCallReport,
        rules: NoticeRules,
        record: NoticeRecord,
        at now: Date
    ) -> NoticePlan {
        var record = record.settled(at: now)
        let report = record.remember(report, at: now)
        let clock = NoticeClock(rules, report, device: timeZone)
        var wanted: [WeatherNotice] = []
        var lastRain: Date?
        if let rule = rules.rain {
            let wet = WetTimes(in: report, from: rule.threshold, at: now)
            wanted += record.rain(in: wet, by: rule, clock, at: now)
            // Hours alone do not say when a rain has begun or ended.
            if report.minutes != nil { record.remember(wet, at: now) }
            lastRain = record.wet.map(\.end).max()
        }
        if let rule = rules.alerts { wanted += rule.notices(in: report, at: now) }
        if let rule = rules.frost { wanted += rule.notices(in: report, clock, at: now) }
        if let time = rules.morning { wanted += NoticeRules.morning(at: time, in: report, clock, now: now) }

        let dated = wanted.filter { record.shown[$0.id] == nil }
            .map { $0.moved(to: clock.awake(max($0.date, now))) }
            .filter { $0.date < $0.expires }
        let due = dated.filter { $0.date <= now }
        record.show(due)
        record.scheduled = dated.filter { $0.date > now }.sorted(on: \.date)
        return NoticePlan(
            now: due,
            scheduled: record.scheduled,
            nextCheck: rules.nextCheck(after: report, record, lastRain: lastRain, clock, at: now),
            record: record
        )
    }
}

extension WeatherNotice {
    fileprivate func moved(to date: Date) -> WeatherNotice {
        WeatherNotice(id: id, content: content, date: date, expires: expires)
    }
}
