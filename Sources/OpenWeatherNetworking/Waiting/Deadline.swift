import Foundation
import OpenWeatherCore

/// The deadline of an operation, which does not run while the operation waits in line.
///
/// Thousands of requests at once wait for a few connections. Each one's time begins when its turn has come, or those at
/// the end of the line would fail although nothing is wrong.
final class Deadline: Sendable {
    /// The deadline of the operation that the current task is part of; `nil` outside of one.
    @TaskLocal static var current: Deadline?

    private struct State: Sendable {
        /// The time that was left at ``startedAt``, or is left during a pause.
        var remaining: Duration
        /// The time from which the rest runs; `nil` during a pause.
        var startedAt: Duration?
        var id: Int?
        var isOver = false
        var expire: (@Sendable () -> Void)?

        func remaining(at now: Duration) -> Duration {
            startedAt.map { remaining - (now - $0) } ?? remaining
        }
    }

    private let timer: DeadlineTimer
    private let state: Locked<State>

    /// Creates a deadline, whose time begins at once.
    init(after timeout: Duration, on timer: DeadlineTimer) {
        self.timer = timer
        state = Locked(State(remaining: timeout, startedAt: timer.elapsed))
    }

    /// The time until the deadline; zero or less when it is reached.
    var remaining: Duration {
        let now = timer.elapsed
        return state.withLock { $0.remaining(at: now) }
    }

    /// Begins to watch the deadline; `expire` is called when it is reached before ``end()``.
    func start(expire: @escaping @Sendable () -> Void) {
        state.withLock { state in
            guard !state.isOver else { return }
            state.expire = expire
        }
        run()
    }

    /// Ends the deadline and returns whether the operation was in time.
    func end() -> Bool {
        let (wasInTime, id) = state.withLock { state in
            defer { (state.isOver, state.expire, state.id) = (true, nil, nil) }
            return (!state.isOver, state.id)
        }
        if let id { timer.remove(id) }
        return wasInTime
    }

    /// Stops the time until ``resume()``.
    func pause() {
        let now = timer.elapsed
        let id = state.withLock { state -> Int? in
            state.remaining = state.remaining(at: now)
            defer { (state.startedAt, state.id) = (nil, nil) }
            return state.id
        }
        if let id { timer.remove(id) }
    }

    /// Lets the rest of the time run on.
    func resume() {
        let now = timer.elapsed
        state.withLock { state in
            if state.startedAt == nil { state.startedAt = now }
        }
        run()
    }

    private func run() {
        state.withLock { state in
            guard state.startedAt != nil, state.id == nil, !state.isOver, state.expire != nil else { return }
            state.id = timer.add(after: state.remaining(at: timer.elapsed)) { self.reach() }
        }
    }

    private func reach() {
        let expire = state.withLock { state -> (@Sendable () -> Void)? in
            guard state.startedAt != nil, !state.isOver else { return nil }
            defer { (state.isOver, state.expire, state.id) = (true, nil, nil) }
            return state.expire
        }
        expire?()
    }
}

extension DeadlineTimer {
    /// Returns the value of `operation`, which is cancelled after `timeout`.
    ///
    /// It has to end soon after its task is cancelled. The time for which it waits in line, see ``Deadline``, does not
    /// count.
    ///
    /// - Throws: The error of `operation`, or ``NetworkError/transport(_:)`` with `URLError.timedOut`.
    package func limit<Value: Sendable>(
        to timeout: Duration,
        operation: @escaping @Sendable () async throws(NetworkError) -> Value
    ) async throws(NetworkError) -> Value {
        guard !Task.isCancelled else { throw .cancelled }
        let deadline = Deadline(after: timeout, on: self)
        let task = Task.startingNow {
            await Deadline.$current.withValue(deadline) { () async -> Result<Value, NetworkError> in
                let result: Result<Value, NetworkError>
                do throws(NetworkError) {
                    result = .success(try await operation())
                } catch {
                    result = .failure(error)
                }
                return deadline.end() ? result : .failure(.transport(URLError(.timedOut)))
            }
        }
        deadline.start { task.cancel() }
        let result = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        return try result.get()
    }
}
