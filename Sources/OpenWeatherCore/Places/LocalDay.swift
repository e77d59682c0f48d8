public import Foundation

/// A calendar day at a place, without a time zone.
///
/// Days belong to the proleptic Gregorian calendar and are computed arithmetically, without a calendar object, so that
/// grouping a forecast by day is cheap. Use ``UTCOffset/day(of:)`` to find the day of a date, and ``start(at:)`` for
/// the reverse.
public struct LocalDay: Hashable, Comparable, Sendable {
    /// The number of days since 1970-01-01; negative before it.
    public let daysSince1970: Int

    /// Creates the day that is `daysSince1970` days after 1970-01-01.
    ///
    /// Numbers beyond a billion days, which only a damaged file contains, are clamped to that distance.
    public init(daysSince1970: Int) {
        self.daysSince1970 = daysSince1970.clamped(to: -Self.limit...Self.limit)
    }

    /// Creates the day nearest to a number of days, clamped as in ``init(daysSince1970:)``; day 0 for a number that is
    /// not one.
    init(nearestTo days: Double) {
        let limit = Double(Self.limit)
        daysSince1970 = days.isNaN ? 0 : Int(days.clamped(to: -limit...limit))
    }

    /// Returns the day that is `days` days later, or earlier when `days` is negative.
    public func advanced(by days: Int) -> LocalDay {
        let (sum, isTooLarge) = daysSince1970.addingReportingOverflow(days)
        return LocalDay(daysSince1970: isTooLarge ? (days < 0 ? -Self.limit : Self.limit) : sum)
    }

    /// Returns the moment at which the day begins where clocks differ from UTC by `offset`.
    public func start(at offset: UTCOffset) -> Date {
        Date(timeIntervalSince1970: Double(daysSince1970) * 86_400 - Double(offset.seconds))
    }

    /// Returns a Boolean value that indicates whether the first day is before the second.
    public static func < (lhs: LocalDay, rhs: LocalDay) -> Bool {
        lhs.daysSince1970 < rhs.daysSince1970
    }

    /// The largest distance in days: about 2.7 million years, and safe to calculate with in 32 bits.
    private static let limit = 1_000_000_000
}

extension LocalDay: Codable {
    /// Creates a day by decoding its number of days.
    ///
    /// - Throws: A decoding error.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(daysSince1970: try container.decode(Int.self, forKey: .daysSince1970))
    }

    private enum CodingKeys: String, CodingKey {
        case daysSince1970
    }
}

// The Gregorian calendar repeats every 400 years, an era of 146,097 days. Years are counted from March here, so that
// the leap day is a year's last. Source: Howard Hinnant, "chrono-compatible low-level date algorithms",
// <https://howardhinnant.github.io/date_algorithms.html>.
extension LocalDay {
    /// Creates the day of a calendar date, or `nil` when there is no such date, such as 29 February 2023.
    ///
    /// - Parameters:
    ///   - year: The astronomical year, within a million years of 0; the year before 1 is 0.
    ///   - month: The month, in `1...12`.
    ///   - day: The day of the month, from 1.
    public init?(year: Int, month: Int, day: Int) {
        guard (-1_000_000...1_000_000).contains(year), (1...12).contains(month), (1...31).contains(day) else {
            return nil
        }
        let yearFromMarch = month > 2 ? year : year - 1
        let era = (yearFromMarch >= 0 ? yearFromMarch : yearFromMarch - 399) / 400
        let yearOfEra = yearFromMarch - era * 400
        let monthFromMarch = (month + 9) % 12
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        self.init(daysSince1970: era * 146_097 + dayOfEra - 719_468)
        // The thirtieth of February has come out as a day in March.
        guard self.month == month, self.day == day else { return nil }
    }

    /// The astronomical year; the year before 1 is 0.
    public var year: Int { date.year }

    /// The month, in `1...12`.
    public var month: Int { date.month }

    /// The day of the month, in `1...31`.
    public var day: Int { date.day }

    /// The day of the week.
    public var weekday: Weekday {
        // 1970-01-01 was a Thursday.
        let daysAfterMonday = (daysSince1970 % 7 + 7 + 3) % 7
        return Weekday.allCases[daysAfterMonday]
    }

    fileprivate var date: (year: Int, month: Int, day: Int) {
        let days = daysSince1970 + 719_468
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }
}

extension LocalDay: CustomStringConvertible {
    /// A textual representation for logs in ISO 8601 form, for example `2026-11-21`.
    public var description: String { iso8601 }

    /// The day in ISO 8601 form, for example `2026-11-21`.
    package var iso8601: String {
        let (year, month, day) = date
        let parts = [abs(year).padded(to: 4), month.padded(to: 2), day.padded(to: 2)]
        return (year < 0 ? "-" : "") + parts.joined(separator: "-")
    }

    /// Creates the day of a text such as `2026-11-21`, with four digits for the year; `nil` for other texts and for dates
    /// that do not exist.
    package init?(iso8601 text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2],
            parts.joined().utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }
}

/// A day of the week.
///
/// The raw value counts from Monday, as in ISO 8601. The first day of a week on screen depends on the locale and is not
/// decided here. The set of cases is closed.
public enum Weekday: Int, CaseIterable, Codable, Sendable {
    /// Day 1.
    case monday = 1
    /// Day 2.
    case tuesday
    /// Day 3.
    case wednesday
    /// Day 4.
    case thursday
    /// Day 5.
    case friday
    /// Day 6.
    case saturday
    /// Day 7.
    case sunday
}
