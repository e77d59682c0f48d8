import ExampleSupport

/// A screen of the app: the lines that it draws and the keys that it handles.
@MainActor
protocol TerminalScreen: AnyObject {
    /// Whether the screen is loading.
    var isLoading: Bool { get }

    /// The keys and their actions, for the bottom of the screen.
    var hints: [String] { get }

    /// Returns the lines of the screen.
    func lines(for terminal: Terminal) -> [String]

    /// Sends the event that the screen appeared, and loads its content.
    func appear() async

    /// Handles a key.
    func press(_ key: Key) -> KeyResponse
}

/// The result of a key.
enum KeyResponse {
    /// The key has no meaning on the screen.
    case ignored
    /// The key is handled.
    case handled
    /// The key starts work that takes time.
    case work(@MainActor () async -> Void)
}

/// A selected row that moves with arrows and Tab.
struct Cursor {
    /// The index of the row; `nil` before the first move.
    private(set) var row: Int?

    /// Clears the selection, for example when other rows are listed.
    mutating func reset() { row = nil }

    /// Selects a row, for example after it was moved.
    mutating func select(_ row: Int) { self.row = row }

    /// Moves among `count` rows and returns `false` for a key that does not move.
    mutating func move(_ key: Key, among count: Int) -> Bool {
        guard count > 0 else { return false }
        switch key {
        case .down, .tab: row = row.map { ($0 + 1) % count } ?? 0
        case .up, .backTab: row = row.map { ($0 + count - 1) % count } ?? count - 1
        default: return false
        }
        return true
    }
}
