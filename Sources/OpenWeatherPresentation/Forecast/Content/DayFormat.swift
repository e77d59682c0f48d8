import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// A formatter for days, relative to the current day at a place.
struct DayFormat: Sendable {
    private let locale: Locale
    private let format: LocalDayFormat
    private let today: LocalDay
    private let texts: ForecastTexts

    /// Creates a formatter for a place where the current day is `today`.
    init(today: LocalDay, texts: ForecastTexts, in environment: ScreenEnvironment) {
        locale = environment.locale
        format = environment.formats.day
        self.today = today
        self.texts = texts
    }

    /// Returns today, tomorrow, or the weekday and date.
    func title(_ day: LocalDay) -> String {
        switch day {
        case today: texts.today
        case today.advanced(by: 1): texts.tomorrow
        default: heading(day)
        }
    }

    /// Returns the weekday and date on their own, for example `Wednesday, May 27`, capitalized in every language.
    func heading(_ day: LocalDay) -> String {
        let date = date(day)
        return date.prefix(1).uppercased(with: locale) + date.dropFirst()
    }

    /// Returns the weekday and date within a sentence, for example `mercredi 27 mai`.
    func date(_ day: LocalDay) -> String {
        format(day)
    }

    /// Returns the abbreviated weekday, for example `Wed`.
    func weekday(_ day: LocalDay) -> String {
        format.weekday(day)
    }
}
