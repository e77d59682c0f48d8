/// A line of a drawing: its text with escape sequences, and the places in it that can be clicked.
public struct DrawnLine: Hashable, Sendable {
    /// A range of columns that can be clicked.
    public struct Spot: Hashable, Sendable {
        /// The columns, counted from the start of the line.
        public var columns: Range<Int>
        /// The meaning of a click.
        public let target: ClickTarget

        /// Creates a spot.
        public init(columns: Range<Int>, target: ClickTarget) {
            self.columns = columns
            self.target = target
        }
    }

    /// The text with escape sequences.
    public let text: String
    /// The number of columns.
    public let width: Int
    /// The places that can be clicked, from the left.
    public let spots: [Spot]

    /// Creates a line from a text and its number of columns.
    public init(_ text: String, width: Int, spots: [Spot] = []) {
        self.text = text
        self.width = width
        self.spots = spots
    }

    /// An empty line.
    public static let empty = DrawnLine("", width: 0)

    /// Returns two lines side by side, with spaces up to column `column` between them.
    public func followed(by other: DrawnLine, at column: Int) -> DrawnLine {
        let space = max(0, column - width)
        let start = width + space
        let moved = other.spots.map { spot in
            Spot(columns: spot.columns.lowerBound + start..<spot.columns.upperBound + start, target: spot.target)
        }
        return DrawnLine(
            text + String(repeating: " ", count: space) + other.text,
            width: start + other.width,
            spots: spots + moved
        )
    }

    /// Returns the meaning of a click on a column; `nil` when it has none.
    public func target(at column: Int) -> ClickTarget? {
        spots.first { $0.columns.contains(column) }?.target
    }
}

extension [DrawnLine] {
    /// The lines as one text.
    public var text: String { map(\.text).joined(separator: "\n") }
}

/// The meaning of a click.
public enum ClickTarget: Hashable, Sendable {
    /// The item at this index of those that the keys select.
    case item(Int)
    /// A key: the click does what the key does.
    case key(Key)
}
