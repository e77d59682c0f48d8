public import Foundation

/// A calendar day at a place, without a zone.
///
/// Days are those of the proleptic Gregorian calendar, computed arithmetically, so that they cost no calendar object.
public struct LocalDay: Hashable, Comparable, Sendable {
    /// Days after 1970-01-01, negative before.
    public let daysSince1970: Int

    /// Creates the day that lies `daysSince1970` days after 1970-01-01.
    ///
    /// Days more than a thousand million days away, which only a damaged file holds, count as that far away.
    public init(daysSince1970: Int) {
        self.daysSince1970 = min(max(daysSince1970, -Self.limit), Self.limit)
    }

    /// Creates the day that lies nearest to a number of days, whatever the number is.
    init(nearestTo days: Double) {
        let limit = Double(Self.limit)
        daysSince1970 = days.isNaN ? 0 : Int(min(max(days, -limit), limit))
    }

    /// The day that lies `days` days later, or earlier when negative.
    public func advanced(by days: Int) -> LocalDay {
        let (sum, isTooLarge) = daysSince1970.addingReportingOverflow(days)
        return LocalDay(daysSince1970: isTooLarge ? (days < 0 ? -Self.limit : Self.limit) : sum)
    }

    /// The moment at which the day begins where clocks differ from UTC by `offset`.
    public func start(at offset: UTCOffset) -> Date {
        Date(timeIntervalSince1970: Double(daysSince1970) * 86_400 - Double(offset.seconds))
    }

    /// Orders days from early to late.
    public static func < (lhs: LocalDay, rhs: LocalDay) -> Bool {
        lhs.daysSince1970 < rhs.daysSince1970
    }

    /// About 2.7 million years: far from anything real, and safe to calculate with in 32 bits.
    private static let limit = 1_000_000_000
}

extension LocalDay: Codable {
    /// Decodes a day from its number of days.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(daysSince1970: try container.decode(Int.self, forKey: .daysSince1970))
    }

    private enum CodingKeys: String, CodingKey {
        case daysSince1970
    }
}
