import Foundation
import OpenWeatherCore

extension NoticeRules {
    /// Returns the next check, see ``RuleNoticePlanner``.
    func nextCheck(
        after report: OneCallReport,
        _ record: NoticeRecord,
        lastRain: Date?,
        _ clock: NoticeClock,
        at now: Date
    ) -> NoticePlan.Check? {
        guard !parts.isEmpty else { return nil }
        let hours = report.freshHours(at: now)
        let carried = parts.intersection([.minutes, .alerts])
        if report.minutes == nil, isRainNear(now, hours) { return NoticePlan.Check(date: now, parts: carried) }

        var date = now + NoticeRecord.hoursAge
        if parts.contains(.hours), let hoursDate = record.hoursDate {
            date = min(date, hoursDate + NoticeRecord.hoursAge)
        }
        var isWatching = false
        if let rain {
            // The minutes know the next hour: rain at its end is new when the time to re-arm is over by then.
            isWatching = hours.isEmpty || lastRain.map { $0 + rain.rearm / .seconds(1) > now + 3_600 } ?? false
            let risk = hours.first { $0.date > now && $0.isAtRisk }.map { rain.check(before: $0) }
            date = min(date, isWatching ? now : risk ?? date)
        }
        let lineCheck = morning.flatMap { checkOfLine(at: $0, after: hours, clock, at: now) }
        if let lineCheck { date = min(date, lineCheck) }
        date = max(date, now + 3_600)
        // In time for the notices of the morning, with what is known then.
        let end = clock.awake(date)
        if end > date { date = max(now + 3_600, end - 300) }

        var needed: Set<OneCallPart> = []
        let areHoursDue = record.hoursDate.map { $0 + NoticeRecord.hoursAge <= date } ?? true
        // The check after this one is an hour later at least.
        let isLineNear = lineCheck.map { $0 < date + 3_600 } ?? false
        if parts.contains(.hours), areHoursDue || isLineNear { needed.insert(.hours) }
        let areAlertsDue = alerts != nil && record.alertsDate.map { $0 + 12 * 3_600 <= date } ?? true
        // One Call 4.0 names the alerts with the minutes, for one call.
        if isWatching || areAlertsDue || isRainNear(date, hours) { needed.formUnion(carried) }
        if needed.isEmpty { needed = parts.contains(.hours) ? [.hours] : parts }
        return NoticePlan.Check(date: date, parts: needed)
    }

    /// Returns the date of a check for the next line of the morning; `nil` when the hours are known for long enough.
    private func checkOfLine(
        at time: Int,
        after hours: [HourlyForecast],
        _ clock: NoticeClock,
        at now: Date
    ) -> Date? {
        let morning = clock.next(time, from: now)
        let end = Self.end(ofLineFrom: morning, clock)
        return hours.last.map { $0.date + 3_600 >= end } ?? false ? nil : morning - 300
    }

    /// Returns whether rain may begin before a check an hour after a date would be in time for its notice.
    private func isRainNear(_ date: Date, _ hours: [HourlyForecast]) -> Bool {
        guard let rain else { return false }
        return hours.contains { $0.isAtRisk && $0.date + 3_600 > date && rain.check(before: $0) < date + 3_600 }
    }
}

extension NoticeRules.Rain {
    /// Returns the date of a check for rain in an hour, whose minutes replace the notice that the hour alone leads to.
    fileprivate func check(before hour: HourlyForecast) -> Date { hour.date - lead / .seconds(1) - 300 }
}

extension NoticeRecord {
    /// The longest time for which hours are planned with.
    static let hoursAge: TimeInterval = 8 * 3_600

    /// Notes the hours and the alerts of a report, and returns it with the last hours when it has none.
    mutating func remember(_ report: OneCallReport, at now: Date) -> OneCallReport {
        if report.alerts.value(at: now) != nil { alertsDate = now }
        let fresh = report.freshHours(at: now)
        guard fresh.isEmpty else {
            (hours, hoursDate) = (fresh, now)
            return report
        }
        guard let hoursDate, now < hoursDate + Self.hoursAge else { return report }
        var report = report
        report.hours = .success(Fetched(hours, at: hoursDate, from: .cache, source: .openWeather))
        return report
    }
}
