import Foundation

/// The lines of a text that arrives in pieces, of which one piece and one line at most are in memory.
struct Lines: Sendable {
    /// A line.
    struct Line: Hashable, Sendable {
        /// The number, from 1.
        let number: Int
        /// The bytes without the line break; `nil` when there are more than ``Lines/longest``.
        let text: Data?
    }

    /// The longest line in bytes that is kept; one of weather has about 500, and 2,000 with names in many languages.
    static let longest = 256 << 10

    /// A Boolean value that indicates whether the text has ended, so that there is no further line.
    private(set) var isAtEnd = false
    private var piece: ArraySlice<UInt8> = []
    private var line: [UInt8] = []
    private var isTooLong = false
    private var number = 0

    /// Adds the next piece; an empty one is the end of the text.
    mutating func add(_ piece: [UInt8]) {
        isAtEnd = piece.isEmpty
        self.piece = piece[...]
    }

    /// Returns the next line that has more than white space; `nil` when it takes another piece, or at the end.
    mutating func next() -> Line? {
        while let end = piece.firstIndex(of: UInt8(ascii: "\n")) {
            let rest = piece[..<end]
            piece = piece[(end + 1)...]
            if let line = finish(rest) { return line }
        }
        let rest = piece
        piece = []
        keep(rest)
        return isAtEnd && !(line.isEmpty && !isTooLong) ? finish([]) : nil
    }

    private mutating func keep(_ part: ArraySlice<UInt8>) {
        isTooLong = isTooLong || line.count + part.count > Self.longest
        if isTooLong { line = [] } else { line += part }
    }

    /// Ends the line with its last part; `nil` when it is empty.
    private mutating func finish(_ part: ArraySlice<UInt8>) -> Line? {
        keep(part)
        number += 1
        defer { (line, isTooLong) = ([], false) }
        guard !isTooLong else { return Line(number: number, text: nil) }
        let isEmpty = line.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }
        return isEmpty ? nil : Line(number: number, text: Data(line))
    }
}
