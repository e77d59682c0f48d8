import ExampleSupport

/// A screen of the app, as the keyboard and the terminal know it.
@MainActor
protocol TerminalScreen: AnyObject {
    /// Whether something is being loaded.
    var isLoading: Bool { get }

    /// The keys with what they do.
    var hints: [String] { get }

    /// What is shown.
    func lines(for terminal: Terminal) -> [String]

    /// Loads what is shown.
    func appear() async

    /// Does what a key asks for.
    func press(_ key: Key) -> KeyResponse
}

/// What came of a key.
enum KeyResponse {
    /// The key means nothing here.
    case ignored
    /// It is done.
    case handled
    /// It is begun and takes time.
    case work(@MainActor () async -> Void)
}

/// A selection that moves with arrows and Tab.
struct Cursor {
    /// The number of the row; `nil` before the first move.
    private(set) var row: Int?

    /// Forgets the row, as when other rows are listed.
    mutating func reset() { row = nil }

    /// Moves among `count` rows; `false` when the key does not move.
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
