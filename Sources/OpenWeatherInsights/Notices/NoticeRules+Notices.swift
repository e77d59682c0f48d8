import Foundation
import OpenWeatherCore

extension NoticeRules.Alerts {
    /// Returns a notice for each alert that has not ended and has one of the tags.
    func notices(in report: OneCallReport, at now: Date) -> [WeatherNotice] {
        let ahead = report.alerts.value(at: now)?.ahead(at: now) ?? []
        let wanted = ahead.filter { alert in tags.map { !$0.isDisjoint(with: alert.tags) } ?? true }
        return wanted.map { WeatherNotice(id: "alert.\($0.id)", content: .alert($0), date: now, expires: $0.end) }
    }
}

extension NoticeRules.Frost {
    /// Returns a notice for the coming evening, when it is warmer than frost then and colder in the night.
    func notices(in report: OneCallReport, _ clock: NoticeClock, at now: Date) -> [WeatherNotice] {
        let hours = report.freshHours(at: now)
        let today = clock.day(of: now)
        return [today, today.advanced(by: 1)]
            .compactMap { day in
                let evening = clock.date(time, on: day)
                let night = hours.filter { $0.date + 3_600 > evening && $0.date <= evening + 15 * 3_600 }
                guard let first = night.first, first.date <= evening, first.temperature > temperature,
                    let frost = night.first(where: { $0.temperature <= temperature }),
                    let lowest = night.map(\.temperature).min()
                else { return nil }
                return WeatherNotice(
                    id: "frost.\(day)",
                    content: .frost(start: frost.date, lowest: lowest),
                    date: evening,
                    expires: frost.date
                )
            }
    }
}

extension NoticeRules {
    /// Returns a line about today and about tomorrow, each from its time on, where the hours are known for long enough.
    ///
    /// Of a day that is known until noon, nobody can say that it stays dry, or how warm it becomes.
    static func morning(
        at time: Int,
        in report: OneCallReport,
        _ clock: NoticeClock,
        now: Date
    ) -> [WeatherNotice] {
        let hours = report.freshHours(at: now)
        let today = clock.day(of: now)
        return [today, today.advanced(by: 1)]
            .compactMap { day in
                let morning = clock.date(time, on: day)
                let start = max(morning, now)
                let rest = hours.filter { $0.date + 3_600 > start && clock.day(of: $0.date) == day }
                guard let first = rest.first, first.date <= start, let last = rest.last,
                    last.date + 3_600 >= end(ofLineFrom: start, clock),
                    let low = rest.coldest(), let high = rest.warmest()
                else { return nil }
                let content = WeatherNotice.Content.morning(
                    low: low.temperature,
                    high: high.temperature,
                    rain: rest.first { $0.elements.isWet == true }?.date
                )
                return WeatherNotice(id: "morning.\(day)", content: content, date: morning, expires: morning + 7_200)
            }
    }

    /// Returns the date until which the hours have to be known for a line about a day: midnight, or 18 hours later, which a
    /// page of twenty hours covers.
    static func end(ofLineFrom start: Date, _ clock: NoticeClock) -> Date {
        min(clock.date(0, on: clock.day(of: start).advanced(by: 1)), start + 18 * 3_600)
    }
}
