import Foundation

/// Returns the value of `operation`, which is cancelled after `timeout`.
///
/// The loser of the race is cancelled and awaited: `operation` has to end soon after its task is cancelled.
///
/// - Throws: The error of `operation`, or ``NetworkError/transport(_:)`` with `URLError.timedOut`.
package func withDeadline<Value: Sendable>(
    after timeout: Duration,
    on clock: any Clock<Duration>,
    operation: @escaping @Sendable () async throws(NetworkError) -> Value
) async throws(NetworkError) -> Value {
    let result = await withTaskGroup(of: Result<Value, NetworkError>?.self) { group in
        group.addTask {
            do throws(NetworkError) {
                return .success(try await operation())
            } catch {
                return .failure(error)
            }
        }
        group.addTask {
            do {
                try await clock.sleep(for: timeout)
                return .failure(.transport(URLError(.timedOut)))
            } catch {
                return nil  // The caller's task was cancelled; the operation is, too, and decides the outcome.
            }
        }
        for await result in group {
            guard let result else { continue }
            group.cancelAll()
            return result
        }
        return .failure(.cancelled)
    }
    return try result.get()
}
