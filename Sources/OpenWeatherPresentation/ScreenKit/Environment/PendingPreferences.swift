package import OpenWeatherCore

/// Stored preferences together with the changes to them that are shown but not stored yet.
///
/// A change begins, which shows it at once, and ends by a commit or a revert. Several changes may overlap and end in
/// any order. Preferences that are read meanwhile replace what is stored and never undo a change under way.
package struct PendingPreferences: Sendable {
    /// A change of preferences, for example of the units.
    package typealias Change = @Sendable (inout Preferences) -> Void

    /// The identity of a change that has begun.
    package struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    /// The preferences without the changes under way, as last read or saved.
    package var stored: Preferences

    /// The identity of the change that began last, also when it has ended; `nil` before the first one.
    package private(set) var latest: ID?

    private var changes: [(id: ID, change: Change)] = []

    /// Creates a value without changes under way.
    package init(stored: Preferences) {
        self.stored = stored
    }

    /// The preferences to show: those stored, with the changes under way applied in the order in which they began.
    package var shown: Preferences {
        changes.reduce(into: stored) { shown, pending in pending.change(&shown) }
    }

    /// Begins a change.
    ///
    /// - Returns: The identity to commit or revert; `nil` when `change` alters nothing that is shown.
    package mutating func begin(_ change: @escaping Change) -> ID? {
        let before = shown
        var after = before
        change(&after)
        guard after != before else { return nil }
        let id = ID(number: (latest?.number ?? 0) + 1)
        latest = id
        changes.append((id, change))
        return id
    }

    /// Ends a change that was saved; `stored` is what the store returned.
    package mutating func commit(_ id: ID, stored: Preferences) {
        changes.removeAll { $0.id == id }
        self.stored = stored
    }

    /// Ends a change that could not be saved, which is no longer shown.
    package mutating func revert(_ id: ID) {
        changes.removeAll { $0.id == id }
    }
}
