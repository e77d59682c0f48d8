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
/// within the re-arm time; else it is before the first such hour, eight hours ahead at most. None is in quiet hours but the
/// one that prepares the notices of their end. So no day has more than 24 checks, and a day without a chance of rain at
/// most three.
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
        let clock = NoticeClock(rules, report, device: timeZone)
        var record = record.settled(at: now)
        var wanted: [WeatherNotice] = []
        var lastRain: Date?
        if let rule = rules.rain {
            let wet = WetTimes(in: report, from: rule.threshold, at: now)
            wanted += record.rain(in: wet, by: rule, clock, at: now)
            record.remember(wet, at: now)
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
            nextCheck: rules.nextCheck(after: report, lastRain: lastRain, clock, at: now),
            record: record
        )
    }
}

extension WeatherNotice {
    fileprivate func moved(to date: Date) -> WeatherNotice {
        WeatherNotice(id: id, content: content, date: date, expires: expires)
    }
}

extension NoticeRules {
    /// Returns the next check, see ``RuleNoticePlanner``.
    fileprivate func nextCheck(
        after report: OneCallReport,
        lastRain: Date?,
        _ clock: NoticeClock,
        at now: Date
    ) -> NoticePlan.Check? {
        var parts: Set<OneCallPart> = rain == nil && frost == nil && morning == nil ? [] : [.hours]
        if rain != nil { parts.insert(.minutes) }
        if alerts != nil { parts.insert(.alerts) }
        guard !parts.isEmpty else { return nil }

        var date = now + 8 * 3_600
        if let rain {
            let hours = report.freshHours(at: now)
            let isWatching = hours.isEmpty || lastRain.map { $0 + rain.rearm / .seconds(1) > now } ?? false
            let risk = hours.first { $0.date > now && $0.isAtRisk }.map { $0.date - rain.lead / .seconds(1) }
            date = min(date, max(now + 3_600, isWatching ? now : risk ?? date))
        }
        // In time for the notices of the morning, with what is known then.
        let end = clock.awake(date)
        return NoticePlan.Check(date: end > date ? max(now + 3_600, end - 300) : date, parts: parts)
    }
}
