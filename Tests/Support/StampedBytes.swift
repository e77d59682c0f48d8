public import Foundation

/// Bytes that show whether they are complete, for tests in which writers race or are killed.
public enum StampedBytes: Sendable {
    /// Returns bytes that are determined by `key`, `sequence`, and `size`.
    public static func make(key: String, sequence: Int, size: Int) -> Data {
        var data = Data("\(key)|\(sequence)|\(size)|".utf8)
        var generator = SeededGenerator(seed: UInt64(truncatingIfNeeded: sequence) &+ UInt64(size))
        data.reserveCapacity(data.count + size + 8)
        for _ in 0..<(size + 7) / 8 {
            withUnsafeBytes(of: generator.next()) { data.append(contentsOf: $0) }
        }
        return data
    }

    /// Returns the sequence number of bytes that were made for `key`, or `nil` for any other bytes.
    public static func sequence(of data: Data, key: String) -> Int? {
        let parts = data.prefix(200).split(separator: UInt8(ascii: "|"), maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4 else { return nil }
        let texts = parts.prefix(3).map { String(decoding: $0, as: UTF8.self) }
        guard texts[0] == key, let sequence = Int(texts[1]), let size = Int(texts[2]) else { return nil }
        return data == make(key: key, sequence: sequence, size: size) ? sequence : nil
    }
}
