import ExampleSupport

/// A selected row that moves with arrows, Tab, and `j` and `k`.
struct Cursor {
    /// The index of the row; `nil` before the first move.
    private(set) var row: Int?

    /// Clears the selection, for example when other rows are listed.
    mutating func reset() { row = nil }

    /// Selects a row, for example after it was moved or clicked.
    mutating func select(_ row: Int) { self.row = row }

    /// Moves among `count` rows.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - count: The number of rows.
    ///   - usesLetters: Whether `j` and `k` move, too; not beside a field that takes letters.
    /// - Returns: `false` for a key that does not move.
    mutating func move(_ key: Key, among count: Int, usesLetters: Bool = true) -> Bool {
        guard count > 0 else { return false }
        switch key {
        case .down, .tab: row = row.map { ($0 + 1) % count } ?? 0
        case .up, .backTab: row = row.map { ($0 + count - 1) % count } ?? count - 1
        case .character("j") where usesLetters: row = row.map { ($0 + 1) % count } ?? 0
        case .character("k") where usesLetters: row = row.map { ($0 + count - 1) % count } ?? count - 1
        default: return false
        }
        return true
    }
}
