/// Lets those who ask for the same thing at the same time share one piece of work.
///
/// A cancelled caller leaves at once; the work is cancelled when its last caller has left. Work that has ended or
/// was left never touches work that began later under the same key.
package final class InFlightTasks<Key: Hashable & Sendable, Value: Sendable, Failure: Error>: Sendable {
    /// What a caller gets.
    package typealias Outcome = Result<Value, Failure>

    private struct Flight: Sendable {
        let id: Int
        var task: Task<Void, Never>?
        var callers: [Int: CheckedContinuation<Outcome, Never>] = [:]
    }

    private struct State: Sendable {
        var lastID = 0
        var flights: [Key: Flight] = [:]

        mutating func makeID() -> Int {
            lastID += 1
            return lastID
        }
    }

    private let state = Locked(State())
    private let cancelled: Failure

    /// Nothing is in flight; `cancelled` is what a caller gets who left.
    package init(cancelled: Failure) {
        self.cancelled = cancelled
    }

    /// The outcome of the work in flight under `key`, or of `work` when nothing is.
    ///
    /// `onJoin` is called when the work was already in flight.
    package func outcome(
        for key: Key,
        onJoin: @Sendable () -> Void = {},
        of work: @escaping @Sendable () async -> Outcome
    ) async -> Outcome {
        let caller = state.withLock { $0.makeID() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if let flight = join(key, as: caller, continuation) {
                    start(flight, for: key, work)
                } else {
                    onJoin()
                }
                // The handler may have run before there was anything to leave.
                if Task.isCancelled { leave(key, as: caller) }
            }
        } onCancel: {
            leave(key, as: caller)
        }
    }

    /// The number of callers who wait under `key`.
    package func callerCount(for key: Key) -> Int {
        state.withLock { $0.flights[key]?.callers.count ?? 0 }
    }

    /// Adds a caller and returns the new flight's identity when there was none to join.
    private func join(_ key: Key, as caller: Int, _ continuation: CheckedContinuation<Outcome, Never>) -> Int? {
        state.withLock { state in
            if state.flights[key] != nil {
                state.flights[key]?.callers[caller] = continuation
                return nil
            }
            let id = state.makeID()
            state.flights[key] = Flight(id: id, callers: [caller: continuation])
            return id
        }
    }

    private func start(_ id: Int, for key: Key, _ work: @escaping @Sendable () async -> Outcome) {
        let task = Task {
            let outcome = await work()
            land(id, for: key, outcome)
        }
        let isWanted = state.withLock { state in
            guard state.flights[key]?.id == id else { return false }
            state.flights[key]?.task = task
            return true
        }
        if !isWanted { task.cancel() }
    }

    private func land(_ id: Int, for key: Key, _ outcome: Outcome) {
        let callers = state.withLock { state in
            guard let flight = state.flights[key], flight.id == id else {
                return [CheckedContinuation<Outcome, Never>]()
            }
            state.flights[key] = nil
            return Array(flight.callers.values)
        }
        for caller in callers { caller.resume(returning: outcome) }
    }

    private func leave(_ key: Key, as caller: Int) {
        let (continuation, task) = state.withLock {
            state -> (CheckedContinuation<Outcome, Never>?, Task<Void, Never>?) in
            guard let continuation = state.flights[key]?.callers.removeValue(forKey: caller) else { return (nil, nil) }
            guard let flight = state.flights[key], flight.callers.isEmpty else { return (continuation, nil) }
            state.flights[key] = nil
            return (continuation, flight.task)
        }
        task?.cancel()
        continuation?.resume(returning: .failure(cancelled))
    }
}
