import Foundation
import OpenWeatherCore

/// The clocks that the times of rules are of, with their quiet hours.
struct NoticeClock: Sendable {
    private let offset: @Sendable (Date) -> UTCOffset
    private let quiet: NoticeRules.QuietHours?

    /// Creates the clocks of rules: those of a device, or those at the place of a report as its hours know them.
    ///
    /// A report that does not know the place's offset leaves those of the device.
    init(_ rules: NoticeRules, _ report: OneCallReport, device: TimeZone) {
        let hours = (try? report.hours?.get().value)?.filter { $0.utcOffset != nil }.sorted(on: \.date) ?? []
        let current = try? report.current?.get().utcOffset
        quiet = rules.quietHours
        offset = { date in
            let place = hours.last { $0.date <= date }?.utcOffset ?? hours.first?.utcOffset ?? current
            if rules.clock == .place, let place { return place }
            return UTCOffset(seconds: device.secondsFromGMT(for: date)) ?? .utc
        }
    }

    /// Returns the calendar day of a date.
    func day(of date: Date) -> LocalDay { offset(date).day(of: date) }

    /// Returns the date at which the clocks show a time on a day.
    func date(_ minute: Int, on day: LocalDay) -> Date {
        let guess = day.start(at: offset(day.start(at: .utc))) + Double(minute) * 60
        // Once more with the offset then, as clocks may have changed in between.
        return day.start(at: offset(guess)) + Double(minute) * 60
    }

    /// Returns the first date, not before `date`, at which the clocks show a time.
    func next(_ minute: Int, from date: Date) -> Date {
        let today = day(of: date)
        let dates = (0...1).map { self.date(minute, on: today.advanced(by: $0)) }
        return dates.first { $0 >= date } ?? self.date(minute, on: today.advanced(by: 2))
    }

    /// Returns whether a date is in quiet hours.
    func isQuiet(_ date: Date) -> Bool {
        guard let quiet else { return false }
        let minute = offset(date).secondOfDay(of: date) / 60
        return quiet.start <= quiet.end
            ? quiet.start <= minute && minute < quiet.end : quiet.start <= minute || minute < quiet.end
    }

    /// Returns the date itself, or the end of the quiet hours that it is in.
    func awake(_ date: Date) -> Date {
        guard let quiet, isQuiet(date) else { return date }
        return next(quiet.end, from: date)
    }

    /// Returns whether quiet hours lie between two dates.
    func isQuiet(between first: Date, and last: Date) -> Bool {
        guard let quiet, quiet.start != quiet.end else { return false }
        return isQuiet(first) || next(quiet.start, from: first) < last
    }
}
