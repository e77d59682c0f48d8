import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit

/// A formatter for the dates of the history on the user's own clock.
///
/// Each date is shown on the clock of its day: daylight saving time may have begun or ended since.
struct HistoryDateFormat {
    private let environment: ScreenEnvironment
    private let texts: HistoryTexts
    private let today: LocalDay

    /// Creates a formatter that knows the present day.
    init(_ environment: ScreenEnvironment, _ texts: HistoryTexts) {
        self.environment = environment
        self.texts = texts
        let now = environment.now()
        today = Self.offset(in: environment.timeZone, at: now).day(of: now)
    }

    /// Returns the day of a date on the user's clock.
    func localDay(_ date: Date) -> LocalDay { offset(at: date).day(of: date) }

    /// Returns "Today", "Yesterday", or the date, with the year when it is another one.
    func heading(_ day: LocalDay) -> String {
        switch day {
        case today: return texts.today
        case today.advanced(by: -1): return texts.yesterday
        default:
            let style = Date.FormatStyle(
                locale: environment.locale,
                calendar: environment.locale.calendar,
                timeZone: UTCOffset.utc.timeZone
            )
            let date = day.start(at: .utc)
            let text =
                day.year == today.year
                ? date.formatted(style.weekday(.wide).day().month(.wide))
                : date.formatted(style.day().month(.wide).year())
            return text.prefix(1).uppercased(with: environment.locale) + text.dropFirst()
        }
    }

    /// Returns the time of day, for example `14:05`.
    func time(_ date: Date) -> String { environment.formats.time(at: offset(at: date))(date) }

    /// Returns the day and the time as one text to read aloud, for example "Today, 14:05".
    func spoken(_ date: Date) -> String { texts.moment(heading(localDay(date)), time(date)) }

    private func offset(at date: Date) -> UTCOffset { Self.offset(in: environment.timeZone, at: date) }

    private static func offset(in timeZone: TimeZone, at date: Date) -> UTCOffset {
        UTCOffset(seconds: timeZone.secondsFromGMT(for: date)) ?? .utc
    }
}
