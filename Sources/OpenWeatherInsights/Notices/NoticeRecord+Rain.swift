package import Foundation
package import OpenWeatherCore

extension NoticeRecord {
    /// Returns the record with the notices whose date has come as shown, and without what is forgotten.
    ///
    /// Of a clock that was set back, only what was shown is remembered.
    func settled(at now: Date) -> NoticeRecord {
        var record = isAhead(of: now) ? NoticeRecord() : self
        record.shown = shown
        record.planned = now
        record.show(scheduled.filter { $0.date <= now })
        record.scheduled = []
        record.shown = record.shown.filter { $0.value > now }
        return record
    }

    /// Returns the record of a place whose notices to come are withdrawn: those that were shown by now.
    ///
    /// It has no rain that was expected, because nobody knows whether it came until the user comes back.
    package func told(at now: Date) -> NoticeRecord {
        let settled = settled(at: now)
        var record = NoticeRecord()
        (record.shown, record.announced, record.planned) = (settled.shown, settled.announced, settled.planned)
        return record
    }

    /// Notes that notices are shown; they are remembered for three days longer than they are good.
    mutating func show(_ notices: [WeatherNotice]) {
        for notice in notices {
            shown[notice.id] = notice.expires + 3 * 86_400
            if case .rain(let start, _, _) = notice.content { announced = max(announced ?? start, start) }
        }
    }

    /// Returns a notice for each rain that begins and is not part of an earlier one.
    func rain(
        in times: WetTimes,
        by rule: NoticeRules.Rain,
        _ clock: NoticeClock,
        at now: Date
    ) -> [WeatherNotice] {
        let rearm = rule.rearm / .seconds(1)
        // Until now, what the last report expected has come, as nothing newer is known about that time.
        var last = (rain(before: now).map(\.end) + [announced].compactMap(\.self)).max()
        var notices: [WeatherNotice] = []
        for (index, interval) in times.intervals.enumerated() {
            let isNew =
                last.map { interval.start >= $0 + rearm || clock.isQuiet(between: $0, and: interval.start) } ?? true
            // A beginning was seen when it is ahead, or when the report before ended with a dry time.
            let isSeen = interval.start > now || knownUntil.map { interval.start <= $0 } ?? false
            if isNew, isSeen, !clock.isQuiet(interval.start) {
                notices.append(
                    WeatherNotice(
                        id: "rain.\(interval.start.timeIntervalSince1970)",
                        content: .rain(
                            start: interval.start,
                            end: times.end(of: index, pause: rearm),
                            isApproximate: !times.isByMinute
                        ),
                        date: interval.start - rule.lead / .seconds(1),
                        expires: interval.start + 300
                    )
                )
            }
            last = max(last ?? interval.end, interval.end)
        }
        return notices
    }

    /// Keeps the times of a report, and of the last rain before it.
    mutating func remember(_ times: WetTimes, at now: Date) {
        wet = rain(before: now).suffix(1) + times.intervals
        knownUntil = times.knownUntil ?? knownUntil
    }

    /// Returns the times of the last report that began before a date, as far as they lie before it.
    private func rain(before now: Date) -> [DateInterval] {
        wet.filter { $0.start < now }.map { DateInterval(start: $0.start, end: min($0.end, now)) }
    }
}
