public import Foundation
public import OpenWeatherCore

/// Writes moments on the clocks of a place; on those of UTC, and saying so, where the place's offset is not known.
public struct TimeFormat: Sendable {
    private let locale: Locale
    private let offset: UTCOffset?

    /// Creates a format for a place.
    package init(locale: Locale, offset: UTCOffset?) {
        self.locale = locale
        self.offset = offset
    }

    /// The time of day, for example `7:05 AM`, or `07:05 UTC` where the place's clocks are not known.
    public func callAsFunction(_ date: Date) -> String {
        marked(date.formatted(style.hour().minute()))
    }

    /// Day and time, for example `3 May at 07:05`.
    public func withDay(_ date: Date) -> String {
        marked(date.formatted(style.day().month(.abbreviated).hour().minute()))
    }

    /// The time of day, with the day where it is another one than that of `now`.
    public func callAsFunction(_ date: Date, relativeTo now: Date) -> String {
        let clock = offset ?? .utc
        return clock.day(of: date) == clock.day(of: now) ? self(date) : withDay(date)
    }

    /// The day of the week in full.
    public func weekday(_ date: Date) -> String {
        date.formatted(style.weekday(.wide))
    }

    /// The day of the month, for example `3 May`.
    public func day(_ date: Date) -> String {
        date.formatted(style.day().month(.abbreviated))
    }

    private var style: Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: locale.calendar, timeZone: (offset ?? .utc).timeZone)
    }

    private func marked(_ text: String) -> String {
        offset == nil ? "\(text) UTC" : text
    }
}
