public import Foundation

/// A calendar day at a place, without a zone.
public struct LocalDay: Hashable, Comparable, Codable, Sendable {
    /// Days after 1970-01-01, negative before.
    public let daysSince1970: Int

    /// Creates the day that lies `daysSince1970` days after 1970-01-01.
    public init(daysSince1970: Int) {
        self.daysSince1970 = daysSince1970
    }

    /// The day that lies `days` days later, or earlier when negative.
    public func advanced(by days: Int) -> LocalDay {
        LocalDay(daysSince1970: daysSince1970 + days)
    }

    /// The moment at which the day begins where clocks differ from UTC by `offset`.
    public func start(at offset: UTCOffset) -> Date {
        Date(timeIntervalSince1970: Double(daysSince1970) * 86_400 - Double(offset.seconds))
    }

    /// Orders days from early to late.
    public static func < (lhs: LocalDay, rhs: LocalDay) -> Bool {
        lhs.daysSince1970 < rhs.daysSince1970
    }
}
