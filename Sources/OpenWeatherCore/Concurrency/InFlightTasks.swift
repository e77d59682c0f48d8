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
    ///   - onJoin: A closure that is called when the work was already in flight.
    ///   - work: The work, which runs in a task of its own.
    /// - Returns: The outcome, or the failure for cancellation when the calling task is cancelled.
    package func outcome(
        for key: Key,
        onJoin: @Sendable () -> Void = {},
        of work: @escaping @Sendable () async throws(Failure) -> Value
    ) async -> Outcome {
        let subscriber = inFlight.makeNumber()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isJoined = inFlight.join(key, as: subscriber, continuation) { [inFlight] id in
                    let outcome: Outcome
                    do throws(Failure) {
                        outcome = .success(try await work())
                    } catch {
                        outcome = .failure(error)
                    }
                    for subscriber in inFlight.finish(id, key) { subscriber.resume(returning: outcome) }
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

    private func unsubscribe(_ key: Key, as subscriber: Int) {
        inFlight.leave(key, subscriber)?.resume(returning: .failure(cancelled))
    }
}
