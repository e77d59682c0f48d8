import OpenWeatherCore

/// A gate that a test opens and that counts the tasks which arrive at it.
final class Gate: Sendable {
    private struct State: Sendable {
        var isOpen = false
        var arrivals = 0
        var waiters: [AsyncStream<Void>.Continuation] = []
        var watchers: [(count: Int, continuation: AsyncStream<Void>.Continuation)] = []
    }

    private let state = Locked(State())

    /// Suspends until the gate is open or the task is cancelled.
    func pass() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        state.withLock { state in
            state.arrivals += 1
            for watcher in state.watchers where watcher.count <= state.arrivals { watcher.continuation.finish() }
            if state.isOpen { continuation.finish() } else { state.waiters.append(continuation) }
        }
        for await _ in stream {}
    }

    /// Suspends until `count` tasks have arrived at the gate or the calling task is cancelled.
    func waitForArrivals(_ count: Int = 1) async {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        state.withLock { state in
            if state.arrivals >= count {
                continuation.finish()
            } else {
                state.watchers.append((count, continuation))
            }
        }
        for await _ in stream {}
    }

    /// Resumes all waiting tasks, and lets later ones pass.
    func open() {
        state.withLock { state in
            state.isOpen = true
            for waiter in state.waiters { waiter.finish() }
            state.waiters = []
        }
    }
}
