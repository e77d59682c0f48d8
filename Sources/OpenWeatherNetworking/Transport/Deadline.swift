import Foundation

/// Runs `operation` and gives it up after `timeout`, so that no wait is without an end.
///
/// The loser of the race is cancelled and waited for: `operation` has to end soon after its task is cancelled.
///
/// - Throws: What `operation` throws, or ``NetworkError/transport(_:)`` with `URLError.timedOut`.
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
                return nil  // The caller's task was cancelled; the operation notices too and has the last word.
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
