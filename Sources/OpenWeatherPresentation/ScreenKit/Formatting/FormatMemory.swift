import Foundation
package import OpenWeatherCore

/// The texts of one locale that formatters would otherwise get from ICU again and again.
///
/// A screen shows a few hundred numbers and times, most of them several times, and renews them every minute. Each text is
/// the one that Foundation's format style returns, or is put together from parts of such a text.
///
/// A memory belongs to one locale. A locale that follows the user's settings needs a new one when they change.
final class FormatMemory: Sendable {
    /// The locale of the texts.
    let locale: Locale

    /// The spelling of texts in English: that of the region.
    let english: EnglishVariant

    private struct Contents {
        /// The digits; `nil` before they are needed, and `.some(nil)` when Foundation must write every number.
        var numerals: Numerals??
        /// Times of day by the minute.
        var times: [Int: String] = [:]
        /// The full hours; `.some(nil)` for those that are written as a number alone.
        var hours: [Int: String?] = [:]
        var dates: [LocalDay: String] = [:]
        var weekdays: [LocalDay: String] = [:]
    }

    private let contents = Locked(Contents())

    /// The number of days to remember; a forecast has six.
    private static let mostDays = 64

    /// Creates an empty memory, which costs next to nothing until it is used.
    init(_ locale: Locale) {
        self.locale = locale
        english = EnglishVariant(locale: locale)
    }

    /// Fills the memory with a text of each kind, which loads the rules of the locale.
    func prepare() {
        _ = number(0, fractionDigits: 0)
        _ = "a".uppercased(with: locale)
        _ = time(minute: 0)
        let day = LocalDay(daysSince1970: 0)
        _ = date(day)
        _ = weekday(day)
    }

    // MARK: - Numbers

    /// Returns a finite number with exactly `fractionDigits` digits after the decimal point and without grouping.
    ///
    /// `value` has no more digits than these.
    func number(_ value: Double, fractionDigits: Int) -> String {
        numerals?.number(value, fractionDigits: fractionDigits)
            ?? Numerals.formatted(value, fractionDigits: fractionDigits, in: locale)
    }

    /// Returns a percentage; `percent` is a whole number.
    func percent(_ percent: Double) -> String {
        numerals?.percent(percent) ?? Numerals.formatted(percent: percent, in: locale)
    }

    private var numerals: Numerals? {
        contents.withLock { contents in
            if let numerals = contents.numerals { return numerals }
            let numerals = Numerals(locale)
            contents.numerals = .some(numerals)
            return numerals
        }
    }

    // MARK: - Times and days

    /// Returns the style of times and dates on clocks at `offset`.
    func style(at offset: UTCOffset) -> Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: locale.calendar, timeZone: offset.timeZone)
    }

    /// Returns the time of day `minute` minutes after midnight, for example `7:05 AM`.
    func time(minute: Int) -> String {
        contents.withLock { contents in
            if let time = contents.times[minute] { return time }
            let date = Date(timeIntervalSince1970: Double(minute) * 60)
            let time = date.formatted(style(at: .utc).hour().minute())
            contents.times[minute] = time
            return time
        }
    }

    /// Returns a full hour without a leading zero, for example `4 PM` or `2 Uhr`; `nil` where the locale writes a number
    /// alone.
    func hour(_ hour: Int) -> String? {
        contents.withLock { contents in
            if let text = contents.hours[hour] { return text }
            let date = Date(timeIntervalSince1970: Double(hour) * 3600)
            let text = date.formatted(style(at: .utc).hour())
            let digits = text.prefix { $0.isNumber }
            let isPadded = digits.count == 2 && digits.first?.wholeNumberValue == 0
            let hourText = digits.count == text.count ? nil : isPadded ? String(text.dropFirst()) : text
            contents.hours[hour] = .some(hourText)
            return hourText
        }
    }

    /// Returns the weekday and date, for example `Wednesday, May 27`.
    func date(_ day: LocalDay) -> String {
        remembered(day, in: \.dates) { $0.weekday(.wide).day().month(.abbreviated) }
    }

    /// Returns the abbreviated weekday, for example `Wed`.
    func weekday(_ day: LocalDay) -> String {
        remembered(day, in: \.weekdays) { $0.weekday(.abbreviated) }
    }

    /// In UTC for every place, because a local day has no time zone.
    private func remembered(
        _ day: LocalDay,
        in texts: any WritableKeyPath<Contents, [LocalDay: String]> & Sendable,
        _ style: (Date.FormatStyle) -> Date.FormatStyle
    ) -> String {
        contents.withLock { contents in
            if let text = contents[keyPath: texts][day] { return text }
            let text = day.start(at: .utc).formatted(style(self.style(at: .utc)))
            if contents[keyPath: texts].count >= Self.mostDays { contents[keyPath: texts] = [:] }
            contents[keyPath: texts][day] = text
            return text
        }
    }
}

/// A formatter for calendar days, which needs no time zone.
package struct LocalDayFormat: Sendable {
    /// The texts of the locale.
    let memory: FormatMemory

    /// Returns the weekday and date within a sentence, for example `mercredi 27 mai`.
    package func callAsFunction(_ day: LocalDay) -> String { memory.date(day) }

    /// Returns the abbreviated weekday, for example `Wed`.
    package func weekday(_ day: LocalDay) -> String { memory.weekday(day) }
}
