public import Foundation

/// The difference between a place's clocks and UTC at the time of an answer.
///
/// Source: `timezone`, in seconds. It is an offset, not a zone: it does not know when clocks change.
public struct UTCOffset: Hashable, Sendable {
    /// Seconds east of UTC, within 18 hours either way.
    public let seconds: Int

    /// Creates an offset, or `nil` when no place on Earth has it.
    public init?(seconds: Int) {
        guard (-18 * 3600...18 * 3600).contains(seconds) else { return nil }
        self.seconds = seconds
    }

    private init() {
        seconds = 0
    }

    /// Universal time itself.
    public static let utc = UTCOffset()

    /// A fixed zone with this offset.
    public var timeZone: TimeZone {
        TimeZone(secondsFromGMT: seconds) ?? .gmt
    }

    /// The calendar day that `date` falls on at this offset.
    ///
    /// Computed arithmetically in the proleptic Gregorian calendar, so that it costs no calendar object.
    public func day(of date: Date) -> LocalDay {
        let local = (date.timeIntervalSince1970 + Double(seconds)) / 86_400
        return LocalDay(nearestTo: local.rounded(.down))
    }

    /// The local time of day of `date` in seconds after midnight, in `0..<86_400`; 0 for a date that is no number.
    public func secondOfDay(of date: Date) -> Int {
        let local = (date.timeIntervalSince1970 + Double(seconds)).rounded(.down)
        guard local.isFinite else { return 0 }
        // Folded before it becomes an integer, which holds only 32 bits on some watches.
        let second = Int(local.truncatingRemainder(dividingBy: 86_400))
        return second < 0 ? second + 86_400 : second
    }
}

extension UTCOffset: CustomStringConvertible {
    /// The offset for logs as ISO 8601 writes it, for example `+05:45`.
    public var description: String {
        let (hours, rest) = abs(seconds).quotientAndRemainder(dividingBy: 3600)
        let (minutes, second) = rest.quotientAndRemainder(dividingBy: 60)
        let parts = second == 0 ? [hours, minutes] : [hours, minutes, second]
        return (seconds < 0 ? "-" : "+") + parts.map { $0.padded(to: 2) }.joined(separator: ":")
    }
}

extension UTCOffset: Codable {
    /// Decodes an offset and refuses an impossible one.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let offset = UTCOffset(seconds: try container.decode(Int.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "No place has this offset.")
        }
        self = offset
    }

    /// Encodes the offset as its seconds.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(seconds)
    }
}

extension Int {
    /// The number in decimal digits with zeros before it, at least `width` characters long.
    func padded(to width: Int) -> String {
        let digits = "\(self)"
        return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}
