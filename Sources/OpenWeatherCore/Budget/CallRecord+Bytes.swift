public import Foundation

extension CallRecord {
    /// The bytes in which a ledger stores the record; their number is the same for every record.
    ///
    /// They have neither a checksum nor the number of a version, which the ledger adds. All are numbers of eight bytes,
    /// among them 16 pairs of a day or a month and its calls for each; pairs without calls come last.
    public var bytes: Data {
        var writer = BinaryWriter(capacity: Self.length)
        writer.write(Double(minutes.index))
        writer.write(Double(minutes.calls))
        for counts in [days, months] {
            writer.write(Double(counts.forgotten))
            for entry in counts.entries {
                writer.write(Double(entry.index))
                writer.write(Double(entry.calls))
            }
            for _ in counts.entries.count..<NamedCounts.capacity {
                writer.write(0.0)
                writer.write(0.0)
            }
        }
        let (code, ends) = refusal.map { Self.form(of: $0.limit) } ?? (0, 0)
        writer.write(isIncomplete ? 1.0 : 0.0)
        writer.write(code)
        writer.write(ends)
        writer.write(refusal?.began.timeIntervalSince1970 ?? 0)
        writer.write(refusal?.ends.timeIntervalSince1970 ?? 0)
        for date in [latest, trusted, asked] {
            writer.write(date == nil ? 0.0 : 1.0)
            writer.write(date?.timeIntervalSince1970 ?? 0)
        }
        return writer.data
    }

    /// Creates the record that was stored in `bytes`; `nil` when they are not a record.
    ///
    /// The bytes of earlier versions, which remember one day before the present one, are records as well.
    public init?(_ bytes: Data) {
        var reader = BinaryReader(bytes)
        do {
            if bytes.count == Self.firstLength {
                minutes = try Self.firstMinutes(from: &reader)
                (days, months) = (try Self.firstCounts(from: &reader), try Self.firstCounts(from: &reader))
                latest = firstLatest
            } else {
                minutes = try Self.minutes(from: &reader)
                (days, months) = (try Self.counts(from: &reader), try Self.counts(from: &reader))
            }
            isIncomplete = try reader.double() != 0
            refusal = try Self.refusal(from: &reader)
            if bytes.count != Self.firstLength {
                latest = try Self.date(from: &reader)
                trusted = try Self.date(from: &reader)
                asked = try Self.date(from: &reader)
            }
            try reader.finish()
        } catch {
            return nil
        }
    }

    private static func number(from reader: inout BinaryReader) throws(BinaryFailure) -> Int {
        guard let number = Int(exactly: try reader.double()), NamedCounts.numbers.contains(number) else {
            throw .malformed
        }
        return number
    }

    private static func minutes(from reader: inout BinaryReader) throws(BinaryFailure) -> MinuteCount {
        guard let minutes = MinuteCount(index: try number(from: &reader), calls: try number(from: &reader)) else {
            throw .malformed
        }
        return minutes
    }

    private static func counts(from reader: inout BinaryReader) throws(BinaryFailure) -> NamedCounts {
        let forgotten = try number(from: &reader)
        var entries: [NamedCounts.Entry] = []
        for _ in 0..<NamedCounts.capacity {
            entries.append(NamedCounts.Entry(index: try number(from: &reader), calls: try number(from: &reader)))
        }
        while entries.last?.calls == 0 { entries.removeLast() }
        guard let counts = NamedCounts(entries: entries, forgotten: forgotten) else { throw .malformed }
        return counts
    }

    private static func date(from reader: inout BinaryReader) throws(BinaryFailure) -> Date? {
        let (isThere, seconds) = (try reader.double() != 0, try reader.double())
        guard abs(seconds) < 1e12 else { throw .malformed }
        return isThere ? Date(timeIntervalSince1970: seconds) : nil
    }

    private static func refusal(from reader: inout BinaryReader) throws(BinaryFailure) -> Refusal? {
        let (code, limitEnds) = (try reader.double(), try reader.double())
        let (began, ends) = (try reader.double(), try reader.double())
        guard [code, limitEnds, began, ends].allSatisfy({ abs($0) < 1e12 }) else { throw .malformed }
        guard code != 0 else { return nil }
        return Refusal(
            limit: Self.limit(code, ends: Date(timeIntervalSince1970: limitEnds)),
            began: Date(timeIntervalSince1970: began),
            ends: Date(timeIntervalSince1970: ends)
        )
    }

    /// Returns the code of a limit, and the end that it carries as seconds since 1970.
    private static func form(of limit: CallLimit) -> (code: Double, ends: Double) {
        switch limit {
        case .unknown, .contradiction, .run: (1, 0)
        case .minute: (2, 0)
        case .day(let ends): (3, ends.timeIntervalSince1970)
        case .month(let ends): (4, ends.timeIntervalSince1970)
        case .blocked: (5, 0)
        case .uncounted: (6, 0)
        case .budget(.minute): (7, 0)
        case .budget(.day): (8, 0)
        case .budget(.month): (9, 0)
        case .gateway: (10, 0)
        case .gatewayDay(let ends): (11, ends.timeIntervalSince1970)
        case .gatewayClient: (12, 0)
        }
    }

    /// Returns the limit of a code; one of a later version is unknown.
    private static func limit(_ code: Double, ends: Date) -> CallLimit {
        switch code {
        case 2: .minute
        case 3: .day(ends: ends)
        case 4: .month(ends: ends)
        case 5: .blocked
        case 6: .uncounted
        case 7: .budget(.minute)
        case 8: .budget(.day)
        case 9: .budget(.month)
        case 10: .gateway
        case 11: .gatewayDay(ends: ends)
        case 12: .gatewayClient
        default: .unknown
        }
    }

    /// The number of bytes of a record.
    private static let length = (15 + 4 * NamedCounts.capacity) * 8
}

// The bytes of the first version, 17 numbers.
extension CallRecord {
    private static let firstLength = 17 * 8

    private static func firstMinutes(from reader: inout BinaryReader) throws(BinaryFailure) -> MinuteCount {
        let minutes = try minutes(from: &reader)
        let (earlier, calls) = (try number(from: &reader), try number(from: &reader))
        guard earlier < minutes.index, calls >= 0 else { throw .malformed }
        return minutes
    }

    /// The latest date that follows from the counts: the start of the minute that has calls, or else of the day.
    private var firstLatest: Date? {
        if minutes.calls > 0 { return Date(timeIntervalSince1970: Double(minutes.index) * 60) }
        return days.entries.last.map { CallWindow.day.end(of: $0.index - 1) }
    }

    /// Returns the counts of the present window and of one before it.
    private static func firstCounts(from reader: inout BinaryReader) throws(BinaryFailure) -> NamedCounts {
        let (index, calls) = (try number(from: &reader), try number(from: &reader))
        let (earlier, earlierCalls) = (try number(from: &reader), try number(from: &reader))
        guard calls >= 0, earlierCalls >= 0, earlier < index else { throw .malformed }
        let entries = [(earlier, earlierCalls), (index, calls)].filter { $0.1 > 0 }
            .map { NamedCounts.Entry(index: $0.0, calls: $0.1) }
        guard let counts = NamedCounts(entries: entries, forgotten: NamedCounts().forgotten) else { throw .malformed }
        return counts
    }
}
