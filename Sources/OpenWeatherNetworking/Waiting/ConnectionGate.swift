import OpenWeatherCore

/// A gate that lets a limited number of exchanges pass at the same time, in order of arrival.
package final class ConnectionGate: Sendable {
    private typealias Waiter = CheckedContinuation<Bool, Never>

    private struct State: Sendable {
        var free: Int
        var line = WaitingLine<Waiter>()
    }

    private struct Place: Sendable {
        var id: Int?
        var isCancelled = false
    }

    private let state: Locked<State>

    /// Creates a gate for `limit` exchanges, at least one.
    package init(limit: Int) {
        state = Locked(State(free: max(1, limit)))
    }

    /// The number of exchanges that wait for their turn.
    package var waitingCount: Int { state.withLock { $0.line.count } }

    /// Lets an exchange begin if it need not wait, and returns whether it does; then one ``leave()`` must follow.
    private func enterAtOnce() -> Bool {
        state.withLock { state in
            guard state.free > 0 else { return false }
            state.free -= 1
            return true
        }
    }

    /// Returns when an exchange may begin; each must be followed by one ``leave()``.
    ///
    /// The deadline of the current task does not run meanwhile.
    ///
    /// - Throws: ``NetworkError/cancelled`` when the task is cancelled first; then nothing follows.
    package func enter() async throws(NetworkError) {
        guard !Task.isCancelled else { throw .cancelled }
        if enterAtOnce() { return }
        let deadline = Deadline.current
        deadline?.pause()
        defer { deadline?.resume() }
        guard await waitInLine() else { throw .cancelled }
    }

    /// Ends an exchange and lets the next one begin.
    package func leave() {
        let next = state.withLock { state -> Waiter? in
            if let next = state.line.popFirst() { return next }
            state.free += 1
            return nil
        }
        next?.resume(returning: true)
    }

    /// Returns `true` when the turn has come, or `false` when the task is cancelled first.
    private func waitInLine() async -> Bool {
        let place = Locked(Place())
        return await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                let isFree = state.withLock { state -> Bool in
                    guard state.free == 0 else {
                        state.free -= 1
                        return true
                    }
                    let id = state.line.append(waiter)
                    place.withLock { $0.id = id }
                    return false
                }
                if isFree {
                    waiter.resume(returning: true)
                } else if place.withLock({ $0.isCancelled }) {
                    cancel(place)
                }
            }
        } onCancel: {
            place.withLock { $0.isCancelled = true }
            cancel(place)
        }
    }

    private func cancel(_ place: Locked<Place>) {
        let waiter = state.withLock { state in place.withLock { $0.id }.flatMap { state.line.remove($0) } }
        waiter?.resume(returning: false)
    }
}
