/// A finder of byte patterns, in any case of their ASCII letters.
///
/// It looks at the last byte of a window as long as the shortest pattern and moves on by as much as that byte permits
/// (Horspool's algorithm), so that most bytes of a body without a secret are never looked at.
struct ByteFinder: Sendable {
    /// The patterns in lower case, longest first, so that the longest of several at one place is found.
    private let patterns: [[UInt8]]
    /// The number of bytes from a byte of the text to the end of the earliest window that can match, by the byte.
    private let shifts: [Int]
    /// The length of the shortest pattern.
    private let window: Int

    /// Creates a finder of `patterns`; empty ones are ignored.
    init(_ patterns: [[UInt8]]) {
        let distinct = Set(patterns.map { $0.map(\.asciiLowercased) }.filter { !$0.isEmpty })
        let window = distinct.map(\.count).min() ?? 0
        var shifts = Array(repeating: window, count: 256)
        for pattern in distinct {
            for (index, byte) in pattern.prefix(window).enumerated() {
                for variant in Set([byte, Self.capital(byte)]) {
                    shifts[Int(variant)] = min(shifts[Int(variant)], window - 1 - index)
                }
            }
        }
        self.patterns = distinct.sorted { $0.count > $1.count }
        self.shifts = shifts
        self.window = window
    }

    /// Whether a text of `count` bytes is long enough for any pattern.
    func canOccur(in count: Int) -> Bool {
        window > 0 && count >= window
    }

    /// Returns where the patterns occur, from the first to the last.
    func places(in bytes: [UInt8]) -> [Range<Int>] {
        guard canOccur(in: bytes.count) else { return [] }
        var places: [Range<Int>] = []
        var last = window - 1
        while last < bytes.count {
            let shift = shifts[Int(bytes[last])]
            guard shift == 0 else {
                last += shift
                continue
            }
            let start = last - window + 1
            guard let pattern = patterns.first(where: { Self.matches($0, in: bytes, at: start) }) else {
                last += 1
                continue
            }
            places.append(start..<start + pattern.count)
            last = start + pattern.count + window - 1
        }
        return places
    }

    private static func matches(_ pattern: [UInt8], in bytes: [UInt8], at start: Int) -> Bool {
        guard start + pattern.count <= bytes.count else { return false }
        for offset in pattern.indices where bytes[start + offset].asciiLowercased != pattern[offset] { return false }
        return true
    }

    private static func capital(_ byte: UInt8) -> UInt8 {
        (97...122).contains(byte) ? byte - 32 : byte
    }
}
