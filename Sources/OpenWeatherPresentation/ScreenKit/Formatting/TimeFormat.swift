public import Foundation
package import OpenWeatherCore

/// A formatter for times and dates on the clocks of a place.
///
/// Where the place's offset from UTC is not known, times are in UTC and end in `UTC`. Patterns, hour cycle, and digits
/// follow the locale.
public struct TimeFormat: Sendable {
    private let memory: FormatMemory
    private let offset: UTCOffset?

    /// Creates a formatter for a place.
    package init(locale: Locale, offset: UTCOffset?) {
        self.init(memory: FormatMemory(locale), offset: offset)
    }

    /// Creates a formatter that shares `memory` with others.
    init(memory: FormatMemory, offset: UTCOffset?) {
        self.memory = memory
        self.offset = offset
    }

    /// Returns the time of day, for example `7:05 AM`, or `07:05 UTC` where the offset is not known.
    public func callAsFunction(_ date: Date) -> String {
        let clock = offset ?? .utc
        // Time zones have no seconds, and neither has a date that is not a number a minute.
        guard clock.seconds.isMultiple(of: 60), date.timeIntervalSince1970.isFinite else {
            return marked(date.formatted(style.hour().minute()))
        }
        return marked(memory.time(minute: clock.secondOfDay(of: date) / 60))
    }

    /// Returns the time of day as short as it is unmistakable, for example `4 PM`, `2 Uhr`, or `02:00`.
    ///
    /// Minutes are left out at a full hour where the locale writes the hour with more than a number.
    public func hour(_ date: Date) -> String {
        let second = (offset ?? .utc).secondOfDay(of: date)
        guard second.isMultiple(of: 3600), let hour = memory.hour(second / 3600) else { return self(date) }
        return marked(hour)
    }

    /// Returns the day and the time, for example `3 May at 07:05`.
    public func withDay(_ date: Date) -> String {
        marked(date.formatted(style.day().month(.abbreviated).hour().minute()))
    }

    /// Returns the time of day, preceded by the day when `now` is on another one at the place.
    public func callAsFunction(_ date: Date, relativeTo now: Date) -> String {
        let clock = offset ?? .utc
        return clock.day(of: date) == clock.day(of: now) ? self(date) : withDay(date)
    }

    /// Returns the full name of the day of the week, for example `Thursday`.
    public func weekday(_ date: Date) -> String {
        date.formatted(style.weekday(.wide))
    }

    /// Returns the day and the month, for example `3 May`.
    public func day(_ date: Date) -> String {
        date.formatted(style.day().month(.abbreviated))
    }

    /// Returns the full name of the month, for example `May`.
    public func month(_ date: Date) -> String {
        date.formatted(style.month(.wide))
    }

    private var style: Date.FormatStyle {
        memory.style(at: offset ?? .utc)
    }

    private func marked(_ text: String) -> String {
        offset == nil ? "\(text) UTC" : text
    }
}

/// A formatter for ages, such as the time since data was fetched.
///
/// The text is out of date a minute later; ``ScreenSettings/followTime(on:)`` lets screens update theirs.
public struct AgeFormat: Sendable {
    private let number: NumberFormat
    private let texts: Texts

    /// Creates a formatter.
    init(number: NumberFormat, texts: Texts) {
        self.number = number
        self.texts = texts
    }

    /// Returns the age in its largest whole unit up to days, for example "2 hours ago".
    ///
    /// An age below a minute, and a negative one from a clock that was set back, is "just now".
    public func callAsFunction(_ age: Duration) -> String {
        switch age.components.seconds {
        case ..<60: texts.ages.justNow
        case let seconds where seconds < 3600: texts.ages.minutesAgo(number(Double(seconds / 60)))
        case let seconds where seconds < 86_400: texts.ages.hoursAgo(number(Double(seconds / 3600)))
        case let seconds: texts.ages.daysAgo(number(Double(seconds / 86_400)))
        }
    }
}
