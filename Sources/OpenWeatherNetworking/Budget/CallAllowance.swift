package import OpenWeatherCore

/// The calls that the request for one place of a run may still send: one of its own, and those that no place has.
///
/// A run sets one aside for each place, so that a place whose request is repeated takes none from another.
package struct CallAllowance: Sendable {
    /// The allowance of the request that the current task is part of; `nil` outside of a run.
    @TaskLocal package static var current: CallAllowance?

    private let own = Locked(1)
    private let spare: Locked<Int>

    /// Creates the allowance of a place; `spare` has the calls that no place of the run has.
    package init(spare: Locked<Int>) {
        self.spare = spare
    }

    /// Sets a call aside for another attempt, and returns whether there is one.
    func claimAnother() -> Bool {
        if own.withLock({ $0 > 0 }) { return true }
        guard Self.take(from: spare) else { return false }
        giveBack()
        return true
    }

    /// Takes a call that is about to be sent, and returns whether there was one.
    func take() -> Bool { Self.take(from: own) || Self.take(from: spare) }

    /// Gives back a call that was not sent after all.
    func giveBack() { own.withLock { $0 += 1 } }

    private static func take(from calls: Locked<Int>) -> Bool {
        calls.withLock { calls in
            guard calls > 0 else { return false }
            calls -= 1
            return true
        }
    }
}
