public import Foundation

extension CallRecord {
    /// The bytes in which a ledger stores the record; their number is the same for every record.
    ///
    /// They have neither a checksum nor the number of a version, which the ledger adds.
    public var bytes: Data {
        var writer = BinaryWriter()
        for count in [minutes, days, months] {
            for number in [count.index, count.calls, count.earlierIndex, count.earlierCalls] {
                writer.write(Double(number))
            }
        }
        let (code, ends) = refusal.map { Self.form(of: $0.limit) } ?? (0, 0)
        writer.write(isIncomplete ? 1.0 : 0.0)
        writer.write(code)
        writer.write(ends)
        writer.write(refusal?.began.timeIntervalSince1970 ?? 0)
        writer.write(refusal?.ends.timeIntervalSince1970 ?? 0)
        return writer.data
    }

    /// Creates the record that was stored in `bytes`; `nil` when they are not a record.
    public init?(_ bytes: Data) {
        var reader = BinaryReader(bytes)
        do {
            minutes = try Self.count(from: &reader)
            days = try Self.count(from: &reader)
            months = try Self.count(from: &reader)
            isIncomplete = try reader.double() != 0
            let (code, limitEnds) = (try reader.double(), try reader.double())
            let (began, ends) = (try reader.double(), try reader.double())
            try reader.finish()
            guard [code, limitEnds, began, ends].allSatisfy({ abs($0) < 1e12 }) else { return nil }
            refusal =
                code == 0
                ? nil
                : Refusal(
                    limit: Self.limit(code, ends: Date(timeIntervalSince1970: limitEnds)),
                    began: Date(timeIntervalSince1970: began),
                    ends: Date(timeIntervalSince1970: ends)
                )
        } catch {
            return nil
        }
    }

    private static func count(from reader: inout BinaryReader) throws(BinaryFailure) -> WindowCount {
        func number() throws(BinaryFailure) -> Int {
            guard let number = Int(exactly: try reader.double()) else { throw .malformed }
            return number
        }
        let count = WindowCount(
            index: try number(),
            calls: try number(),
            earlierIndex: try number(),
            earlierCalls: try number()
        )
        guard let count else { throw .malformed }
        return count
    }

    /// Returns the code of a limit, and the end that it carries as seconds since 1970.
    private static func form(of limit: CallLimit) -> (code: Double, ends: Double) {
        switch limit {
        case .unknown, .contradiction: (1, 0)
        case .minute: (2, 0)
        case .day(let ends): (3, ends.timeIntervalSince1970)
        case .month(let ends): (4, ends.timeIntervalSince1970)
        case .blocked: (5, 0)
        case .uncounted: (6, 0)
        case .budget(.minute): (7, 0)
        case .budget(.day): (8, 0)
        case .budget(.month): (9, 0)
        case .gateway: (10, 0)
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
        default: .unknown
        }
    }
}
