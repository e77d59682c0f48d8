import OpenWeatherCore

/// A count that only increases and that tasks can wait for.
package final class Counter: Sendable {
    private struct Waiter: Sendable {
        let target: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State: Sendable {
        var count = 0
        var nextID = 0
        var waiters: [Int: Waiter] = [:]
        var cancelled: Set<Int> = []
    }

    private let state = Locked(State())

    /// Creates a counter at zero.
    package init() {}

    /// The current count.
    package var count: Int { state.withLock { $0.count } }

    /// Adds one and resumes the tasks that waited for the new count.
    package func increment() {
        let reached = state.withLock { state in
            state.count += 1
            let count = state.count
            let reached = state.waiters.filter { $0.value.target <= count }
            for id in reached.keys { state.waiters[id] = nil }
            return Array(reached.values)
        }
        for waiter in reached { waiter.continuation.resume() }
    }

    /// Suspends until the count is at least `target`, or the task is cancelled.
    package func wait(for target: Int) async {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    if state.cancelled.remove(id) != nil || state.count >= target { return true }
                    state.waiters[id] = Waiter(target: target, continuation: continuation)
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            let waiter = state.withLock { state in
                let waiter = state.waiters.removeValue(forKey: id)
                if waiter == nil { state.cancelled.insert(id) }
                return waiter
            }
            waiter?.continuation.resume()
        }
    }
}
