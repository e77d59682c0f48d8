public import Foundation

/// The difference between a place's clocks and UTC at the time of a response.
///
/// An offset is not a time zone: it does not know when clocks change, so a date in another season may be an hour off.
///
/// Source: `timezone`, in seconds.
///
/// ```swift
/// let moment = Date(timeIntervalSince1970: 1_779_989_400)  // 2026-05-28 17:30 UTC
/// let tokyo = UTCOffset(seconds: 9 * 3_600)
/// let day = tokyo?.day(of: moment)  // 2026-05-29
/// ```
public struct UTCOffset: Hashable, Sendable {
    /// The number of seconds east of UTC, within 18 hours in either direction.
    public let seconds: Int

    /// Creates an offset from a number of seconds east of UTC, or `nil` beyond 18 hours in either direction.
    public init?(seconds: Int) {
        guard (-18 * 3600...18 * 3600).contains(seconds) else { return nil }
        self.seconds = seconds
    }

    private init() {
        seconds = 0
    }

    /// Coordinated Universal Time, an offset of 0 seconds.
    public static let utc = UTCOffset()

    /// A fixed time zone with this offset, for use with formatters.
    public var timeZone: TimeZone {
        TimeZone(secondsFromGMT: seconds) ?? .gmt
    }

    /// Returns the calendar day on which `date` falls at this offset.
    ///
    /// The day is computed arithmetically in the proleptic Gregorian calendar, without a calendar object.
    public func day(of date: Date) -> LocalDay {
        let local = (date.timeIntervalSince1970 + Double(seconds)) / 86_400
        return LocalDay(nearestTo: local.rounded(.down))
    }

    /// Returns the local time of day of `date` in seconds after midnight, in `0..<86_400`; 0 for a date that is not
    /// finite.
    public func secondOfDay(of date: Date) -> Int {
        let local = (date.timeIntervalSince1970 + Double(seconds)).rounded(.down)
        guard local.isFinite else { return 0 }
        // Folded before it becomes an integer, which holds only 32 bits on some watches.
        let second = Int(local.truncatingRemainder(dividingBy: 86_400))
        return second < 0 ? second + 86_400 : second
    }
}

extension UTCOffset: CustomStringConvertible {
    /// A textual representation for logs in ISO 8601 form, for example `+05:45`.
    public var description: String {
        let (hours, rest) = abs(seconds).quotientAndRemainder(dividingBy: 3600)
        let (minutes, second) = rest.quotientAndRemainder(dividingBy: 60)
        let parts = second == 0 ? [hours, minutes] : [hours, minutes, second]
        return (seconds < 0 ? "-" : "+") + parts.map { $0.padded(to: 2) }.joined(separator: ":")
    }
}

extension UTCOffset: Codable {
    /// Creates an offset by decoding its number of seconds.
    ///
    /// - Throws: A decoding error, also for an offset beyond 18 hours.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let offset = UTCOffset(seconds: try container.decode(Int.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "No place has this offset.")
        }
        self = offset
    }

    /// Encodes the offset as its number of seconds.
    ///
    /// - Throws: An encoding error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(seconds)
    }
}

extension Int {
    /// Returns the number in decimal digits, padded with zeros on the left to at least `width` characters.
    func padded(to width: Int) -> String {
        let digits = "\(self)"
        return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}
