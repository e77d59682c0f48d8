/// Work in progress by key, shared by all callers that request the same thing at the same time.
///
/// A cancelled caller returns at once; the work is cancelled together with its last caller. Work that has ended or was
/// abandoned never affects work that began later under the same key.
package final class InFlightTasks<Key: Hashable & Sendable, Value: Sendable, Failure: Error>: Sendable {
    /// The result that every caller receives.
    package typealias Outcome = Result<Value, Failure>

    private let inFlight = InFlightWork<Key, CheckedContinuation<Outcome, Never>, Never>()
    private let cancelled: Failure

    /// Creates an object without work; `cancelled` is the failure that a cancelled caller receives.
    package init(cancelled: Failure) {
        self.cancelled = cancelled
    }

    /// Returns the outcome of the work in flight under `key`, or of `work` when there is none.
    ///
    /// - Parameters:
    ///   - key: The identity of the work.
    ///   - isShort: Whether the work takes less time than a task to begin. The first caller then performs it, and does not
    ///     leave before its end.
    ///   - onJoin: A closure that is called when the work was already in flight.
    ///   - work: The work, which runs in a task of its own unless it is short.
    /// - Returns: The outcome, or the failure for cancellation when the calling task is cancelled.
    package func outcome(
        for key: Key,
        isShort: Bool = false,
        onJoin: @Sendable () -> Void = {},
        of work: @escaping @Sendable () async throws(Failure) -> Value
    ) async -> Outcome {
        if isShort, let id = inFlight.begin(key) {
            let outcome = await finish(id, key, with: work)
            return Task.isCancelled ? .failure(cancelled) : outcome
        }
        let subscriber = inFlight.makeNumber()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isJoined = inFlight.join(key, as: subscriber, continuation) { id in
                    _ = await self.finish(id, key, with: work)
                }
                if isJoined { onJoin() }
                // The handler may have run before the caller was subscribed.
                if Task.isCancelled { unsubscribe(key, as: subscriber) }
            }
        } onCancel: {
            unsubscribe(key, as: subscriber)
        }
    }

    /// Returns the number of callers that wait under `key`.
    package func subscriberCount(for key: Key) -> Int { inFlight.waiterCount(for: key) }

    /// Performs work, and passes its outcome to those that wait.
    private func finish(
        _ id: Int,
        _ key: Key,
        with work: @Sendable () async throws(Failure) -> Value
    ) async -> Outcome {
        let outcome: Outcome
        do throws(Failure) {
            outcome = .success(try await work())
        } catch {
            outcome = .failure(error)
        }
        for subscriber in inFlight.finish(id, key) { subscriber.resume(returning: outcome) }
        return outcome
    }

    private func unsubscribe(_ key: Key, as subscriber: Int) {
        inFlight.leave(key, subscriber)?.resume(returning: .failure(cancelled))
    }
}
