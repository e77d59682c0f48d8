import OpenWeatherCore

/// The changes that are shown already and still being saved, oldest first.
struct PendingChanges: Sendable {
    private struct Pending: Sendable {
        let number: Int
        let change: SettingsChange
        var undo: SettingsChange
    }

    private var pending: [Pending] = []

    /// The number of the last change, pending or not.
    private(set) var last = 0

    /// Adds a change to what is shown and returns its number; `nil` when it would change nothing.
    mutating func add(_ change: SettingsChange, to shown: Preferences) -> Int? {
        let undo = change.undo(to: shown)
        guard undo != change else { return nil }
        last += 1
        pending.append(Pending(number: last, change: change, undo: undo))
        return last
    }

    /// Takes a change off the list, as it was saved.
    mutating func saved(_ number: Int) {
        pending.removeAll { $0.number == number }
    }

    /// Takes a change off the list, as it could not be saved, and returns `shown` without it.
    mutating func failed(_ number: Int, in shown: Preferences) -> Preferences {
        guard let index = pending.firstIndex(where: { $0.number == number }) else { return shown }
        let failed = pending.remove(at: index)
        // A later change of the same thing stands, and would lead back to before this one.
        if let later = pending[index...].firstIndex(where: { $0.change.concerns(failed.change) }) {
            pending[later].undo = failed.undo
            return shown
        }
        var result = shown
        failed.undo.apply(to: &result)
        return result
    }

    /// What to show when this is stored: the pending changes on top of it.
    func applied(to stored: Preferences) -> Preferences {
        var shown = stored
        for pending in pending { pending.change.apply(to: &shown) }
        return shown
    }
}
