import Foundation
import OpenWeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A session with its delegate, on which exchanges are performed.
struct SessionLane: Sendable {
    private let session: URLSession
    private let delegate: ExchangeDelegate

    /// Creates a session with `configuration` that accepts bodies of at most `maximumBodySize` bytes.
    init(_ configuration: URLSessionConfiguration, maximumBodySize: Int) {
        delegate = ExchangeDelegate(maximumBodySize: maximumBodySize)
        #if canImport(FoundationNetworking)
        let queue = CallbackQueue()
        #else
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        #endif
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
    }

    /// Starts an exchange unless it has ended by then.
    ///
    /// The task is created on the delegate queue: on Linux that waits for the one queue on which all sessions of the
    /// process work, and the caller must not.
    func start(_ exchange: Exchange, _ request: URLRequest) {
        session.enqueue { [session, delegate] in
            guard !exchange.hasEnded else { return exchange.becomeQuiet() }
            delegate.start(session.dataTask(with: request), for: exchange)
        }
    }

    /// Ends an exchange with `error` at once, unless it has ended, and then cancels its task.
    func end(_ exchange: Exchange, with error: NetworkError) {
        guard exchange.end({ _ in .failure(error) }) else { return }
        session.dropCallbacks()
        session.enqueue { [delegate] in delegate.cancel(exchange) }
    }

    /// Prepares the session for the next exchange, and returns whether it is fit for one.
    func prepareForReuse() -> Bool {
        #if canImport(FoundationNetworking)
        (session.delegateQueue as? CallbackQueue)?.reset() ?? true
        #else
        true
        #endif
    }

    /// Ends the session, which keeps itself and its delegate alive until then.
    func close() {
        session.finishTasksAndInvalidate()
    }
}

extension URLSession {
    /// Runs `work` on the delegate queue.
    fileprivate func enqueue(_ work: @escaping @Sendable () -> Void) {
        #if canImport(FoundationNetworking)
        (delegateQueue as? CallbackQueue)?.perform(work)
        #else
        delegateQueue.addOperation(work)
        #endif
    }

    /// Drops the callbacks of an abandoned exchange, where a session has only one.
    func dropCallbacks() {
        #if canImport(FoundationNetworking)
        (delegateQueue as? CallbackQueue)?.abandon()
        #endif
    }
}

/// The sessions of a client.
///
/// On Apple systems it is one for all exchanges. On Linux every exchange has a session to itself while it runs, as
/// nothing else tells whose callbacks arrive, see ``CallbackQueue``. A session is used again after its exchange, with
/// its connection. One whose exchange was abandoned stays in use until the last work for it is done, so that no work is
/// without an owner, and the number of such sessions is limited.
final class SessionPool: Sendable {
    private struct State: Sendable {
        var idle: [SessionLane] = []
        var isClosed = false
    }

    private let makeLane: @Sendable () -> SessionLane
    private let idleLimit: Int
    private let usage: ConnectionGate
    private let state = Locked(State())

    /// Creates a pool for as many exchanges at a time as `maximumConnections`.
    init(maximumConnections: Int, makeLane: @escaping @Sendable () -> SessionLane) {
        idleLimit = max(1, maximumConnections)
        usage = ConnectionGate(limit: idleLimit * 5)
        self.makeLane = makeLane
    }

    /// The number of sessions that an exchange uses or has not left yet.
    var busyCount: Int { usage.passedCount }

    /// Returns a session that no exchange uses, and waits while too many abandoned exchanges have not ended.
    ///
    /// Each must be given back once.
    ///
    /// - Throws: ``NetworkError/transport(_:)`` with `timedOut` after `timeout`, or ``NetworkError/cancelled``.
    func lane(within timeout: Duration, on timer: DeadlineTimer) async throws(NetworkError) -> SessionLane {
        if !usage.enterAtOnce() {
            try await timer.limit(to: timeout) { [usage] () throws(NetworkError) in
                try await usage.enter(pausesDeadline: false)
            }
        }
        return state.withLock { $0.idle.popLast() } ?? makeLane()
    }

    /// Takes a session back, all of whose work is done.
    func giveBack(_ lane: SessionLane) {
        let isFit = lane.prepareForReuse()
        let isKept = state.withLock { state in
            guard isFit, !state.isClosed, state.idle.count < idleLimit else { return false }
            state.idle.append(lane)
            return true
        }
        if !isKept { lane.close() }
        usage.leave()
    }

    /// Ends the sessions that are not in use, and the others when they are given back.
    func close() {
        let lanes = state.withLock { state in
            defer { state.idle = [] }
            state.isClosed = true
            return state.idle
        }
        for lane in lanes { lane.close() }
    }
}
