import Foundation
import OpenWeatherCore

/// Writes days of a place relative to the day it is there.
struct DayFormat: Sendable {
    private let locale: Locale
    private let today: LocalDay
    private let texts: ForecastTexts

    /// Creates a format for a place where it is `today`.
    init(locale: Locale, today: LocalDay, texts: ForecastTexts) {
        self.locale = locale
        self.today = today
        self.texts = texts
    }

    /// Today, Tomorrow, or weekday and date.
    func title(_ day: LocalDay) -> String {
        switch day {
        case today: texts.today
        case today.advanced(by: 1): texts.tomorrow
        default: heading(day)
        }
    }

    /// Weekday and date on their own, for example `Wednesday, May 27`, with a capital in every language.
    func heading(_ day: LocalDay) -> String {
        let date = date(day)
        return date.prefix(1).uppercased(with: locale) + date.dropFirst()
    }

    /// Weekday and date within a sentence, for example `mercredi 27 mai`.
    func date(_ day: LocalDay) -> String {
        day.start(at: .utc).formatted(style.weekday(.wide).day().month(.abbreviated))
    }

    /// The weekday in short, for example `Wed`.
    func weekday(_ day: LocalDay) -> String {
        day.start(at: .utc).formatted(style.weekday(.abbreviated))
    }

    /// A day has no zone: it is written as UTC counts it, whatever the place.
    private var style: Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: locale.calendar, timeZone: UTCOffset.utc.timeZone)
    }
}
