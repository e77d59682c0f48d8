import Foundation
import OpenWeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One exchange on a session.
///
/// The caller of an exchange that times out or is cancelled has its error at once. On Linux the session may work on a
/// hostile response for seconds after that, with nothing that could stop it.
final class Exchange: Sendable {
    /// The result for the caller.
    typealias Outcome = Result<(Data, HTTPURLResponse), NetworkError>

    /// The parts of an exchange as far as they have arrived.
    struct Progress: Sendable {
        /// The task; `nil` before the start.
        var task: URLSessionDataTask?
        /// The status and the headers; `nil` before they have arrived.
        var head: HTTPURLResponse?
        /// The 401 that asks for credentials; `nil` without one.
        var refusal: HTTPURLResponse?
        /// The reason for which the exchange fails when the task completes; `nil` when the system's own counts.
        var failure: NetworkError?
        /// The number of redirects that were to be followed.
        var redirectCount = 0
        /// The body.
        var body = Data()
    }

    private struct State: Sendable {
        var whenEnded: (@Sendable (Outcome) -> Void)?
        var progress = Progress()
    }

    private let state: Locked<State>

    /// Creates an exchange that has not started; `whenEnded` is called once, with the outcome.
    init(whenEnded: @escaping @Sendable (Outcome) -> Void) {
        state = Locked(State(whenEnded: whenEnded))
    }

    /// A Boolean value that indicates whether the caller has its outcome.
    var hasEnded: Bool { state.withLock { $0.whenEnded == nil } }

    /// The task; `nil` before the start.
    var task: URLSessionDataTask? { state.withLock { $0.progress.task } }

    /// Keeps the task, which is cancelled next when the exchange has ended already.
    func begin(_ task: URLSessionDataTask) {
        state.withLock { $0.progress.task = task }
    }

    /// Changes the progress unless the caller has its outcome, in which case the result is `nil`.
    func update<Value: Sendable>(_ change: @Sendable (inout Progress) -> Value) -> Value? {
        state.withLock { $0.whenEnded == nil ? nil : change(&$0.progress) }
    }

    /// Gives the caller the outcome, if it has none yet, and returns whether it had none.
    @discardableResult
    func end(_ outcome: @Sendable (Progress) -> Outcome) -> Bool {
        let (whenEnded, progress) = state.withLock { state in
            defer {
                state.whenEnded = nil
                state.progress.body = Data()
            }
            return (state.whenEnded, state.progress)
        }
        whenEnded?(outcome(progress))
        return whenEnded != nil
    }
}
