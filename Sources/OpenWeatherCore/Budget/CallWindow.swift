public import Foundation

/// A span of time in which the service counts calls.
///
/// Windows follow UTC. The days of the service end between 00:00 and 00:05, so a day here lasts until 00:05 of the next
/// one: a call in these five minutes counts for both days.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum CallWindow: String, CaseIterable, Hashable, Sendable {
    /// A minute of the clock.
    case minute
    /// A day in UTC, until 00:05 of the next one.
    case day
    /// A calendar month in UTC.
    case month

    /// The number of seconds after midnight for which the day before is still open.
    static let overlap = 300.0

    /// Returns the number of the window that `date` begins to count in; windows are numbered in order.
    func index(at date: Date) -> Int {
        switch self {
        case .minute: Self.whole(date.timeIntervalSince1970 / 60)
        case .day: Self.day(of: date).daysSince1970
        case .month: Self.month(of: Self.day(of: date))
        }
    }

    /// Returns the moment at which a window ends.
    func end(of index: Int) -> Date {
        switch self {
        case .minute: Date(timeIntervalSince1970: (Double(index) + 1) * 60)
        case .day: Date(timeIntervalSince1970: (Double(index) + 1) * 86_400 + Self.overlap)
        case .month:
            LocalDay(year: (index + 1) / 12, month: (index + 1) % 12 + 1, day: 1)?.start(at: .utc) ?? .distantFuture
        }
    }

    /// Returns the moment at which the window ends that `date` counts in.
    ///
    /// For a day it is 00:05 UTC of the next day, also in the first five minutes of a day.
    public func end(at date: Date) -> Date { end(of: index(at: date)) }

    private static func day(of date: Date) -> LocalDay {
        LocalDay(nearestTo: (date.timeIntervalSince1970 / 86_400).rounded(.down))
    }

    /// Returns a number rounded down, within bounds that are safe to calculate with.
    private static func whole(_ number: Double) -> Int {
        number.isNaN ? 0 : Int(number.rounded(.down).clamped(to: -1e9...1e9))
    }

    private static func month(of day: LocalDay) -> Int { max(0, day.year) * 12 + day.month - 1 }
}
