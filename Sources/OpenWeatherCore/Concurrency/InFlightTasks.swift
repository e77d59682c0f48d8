/// Work in progress by key, shared by all callers that request the same thing at the same time.
///
/// A cancelled caller returns at once; the work is cancelled together with its last caller. Work that has ended or was
/// abandoned never affects work that began later under the same key.
package final class InFlightTasks<Key: Hashable & Sendable, Value: Sendable, Failure: Error>: Sendable {
    /// The result that every caller receives.
    package typealias Outcome = Result<Value, Failure>

    private struct InFlightTask: Sendable {
        let id: Int
        var task: Task<Void, Never>?
        var subscribers: [Int: CheckedContinuation<Outcome, Never>] = [:]
    }

    private struct State: Sendable {
        var lastID = 0
        var tasks: [Key: InFlightTask] = [:]

        mutating func makeID() -> Int {
            lastID += 1
            return lastID
        }
    }

    private let state = Locked(State())
    private let cancelled: Failure

    /// Creates an object without work; `cancelled` is the failure that a cancelled caller receives.
    package init(cancelled: Failure) {
        self.cancelled = cancelled
    }

    /// Returns the outcome of the work in flight under `key`, or of `work` when there is none.
    ///
    /// - Parameters:
    ///   - key: The identity of the work.
    ///   - onJoin: A closure that is called when the work was already in flight.
    ///   - work: The work, which runs in a task of its own.
    /// - Returns: The outcome, or the failure for cancellation when the calling task is cancelled.
    package func outcome(
        for key: Key,
        onJoin: @Sendable () -> Void = {},
        of work: @escaping @Sendable () async throws(Failure) -> Value
    ) async -> Outcome {
        let subscriber = state.withLock { $0.makeID() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if let running = subscribe(key, as: subscriber, continuation) {
                    start(running, for: key, work)
                } else {
                    onJoin()
                }
                // The handler may have run before the caller was subscribed.
                if Task.isCancelled { unsubscribe(key, as: subscriber) }
            }
        } onCancel: {
            unsubscribe(key, as: subscriber)
        }
    }

    /// Returns the number of callers that wait under `key`.
    package func subscriberCount(for key: Key) -> Int {
        state.withLock { $0.tasks[key]?.subscribers.count ?? 0 }
    }

    /// Adds a caller and returns the identity of new work, or `nil` when there was work to join.
    private func subscribe(_ key: Key, as subscriber: Int, _ continuation: CheckedContinuation<Outcome, Never>) -> Int?
    {
        state.withLock { state in
            if let index = state.tasks.index(forKey: key) {
                state.tasks.values[index].subscribers[subscriber] = continuation
                return nil
            }
            let id = state.makeID()
            state.tasks[key] = InFlightTask(id: id, subscribers: [subscriber: continuation])
            return id
        }
    }

    private func start(
        _ id: Int,
        for key: Key,
        _ work: @escaping @Sendable () async throws(Failure) -> Value
    ) {
        let task = Task.startingNow { [self] in
            do throws(Failure) {
                finish(id, for: key, .success(try await work()))
            } catch {
                finish(id, for: key, .failure(error))
            }
        }
        let isWanted = state.withLock { state in
            guard let index = state.tasks.index(forKey: key), state.tasks.values[index].id == id else { return false }
            state.tasks.values[index].task = task
            return true
        }
        if !isWanted { task.cancel() }
    }

    private func finish(_ id: Int, for key: Key, _ outcome: Outcome) {
        let subscribers = state.withLock { state in
            guard let index = state.tasks.index(forKey: key), state.tasks.values[index].id == id else {
                return [Int: CheckedContinuation<Outcome, Never>]()
            }
            return state.tasks.remove(at: index).value.subscribers
        }
        // In order of arrival: a task group removes its children in linear time when they end in another order.
        for (_, subscriber) in subscribers.sorted(by: { $0.key < $1.key }) { subscriber.resume(returning: outcome) }
    }

    private func unsubscribe(_ key: Key, as subscriber: Int) {
        let (continuation, task) = state.withLock {
            state -> (CheckedContinuation<Outcome, Never>?, Task<Void, Never>?) in
            guard let continuation = state.tasks[key]?.subscribers.removeValue(forKey: subscriber) else {
                return (nil, nil)
            }
            guard let running = state.tasks[key], running.subscribers.isEmpty else { return (continuation, nil) }
            state.tasks[key] = nil
            return (continuation, running.task)
        }
        task?.cancel()
        continuation?.resume(returning: .failure(cancelled))
    }
}
