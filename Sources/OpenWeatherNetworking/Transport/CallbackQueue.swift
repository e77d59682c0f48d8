#if canImport(FoundationNetworking)
import Dispatch
import Foundation
import OpenWeatherCore

/// The serial queue of a session's callbacks on Linux, of which only a few wait at any time.
///
/// There, libcurl unpacks a compressed body as fast as it can and puts every piece into this queue: a body of 1 MB
/// becomes a gigabyte of waiting pieces before the first one is counted. This queue lets libcurl wait until a piece is
/// handled. Once the exchange is abandoned, only the last callbacks, which end the task, are kept: libcurl cannot be stopped
/// before it has unpacked everything that it has read, but the result is not stored.
///
/// A session performs one exchange at a time, so that all callbacks belong to it.
final class CallbackQueue: OperationQueue, @unchecked Sendable {  // Restated; the superclass is.
    private struct State: Sendable {
        var waiting: [@Sendable () -> Void] = []
        var isAbandoned = false
        var hasDropped = false
    }

    /// The number of callbacks that wait before libcurl does; pieces of a body have up to 16 kB.
    private static let capacity = 64
    /// The number of callbacks that are kept of an abandoned exchange: its completion, and a few to spare.
    private static let kept = 4

    private let queue = DispatchQueue(label: "OpenWeatherNetworking.URLSessionHTTPClient")
    private let room = DispatchSemaphore(value: capacity)
    private let state = Locked(State())

    /// The number of callbacks that wait.
    var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// Adds a callback of the session, which waits for room.
    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        room.wait()
        let count = state.withLock { state in
            state.waiting.append(block)
            return Self.dropSurplus(&state)
        }
        if count > 0 { room.signal() } else { queue.async { self.performNext() } }
    }

    /// Adds work of the client, which is never dropped and never waits for room.
    func perform(_ work: @escaping @Sendable () -> Void) {
        queue.async(execute: work)
    }

    /// Drops the callbacks of the exchange but the last few, until ``reset()``.
    func abandon() {
        let count = state.withLock { state in
            state.isAbandoned = true
            return Self.dropSurplus(&state)
        }
        for _ in 0..<count { room.signal() }
    }

    /// Prepares the queue for the next exchange, and returns whether no callback was dropped.
    func reset() -> Bool {
        state.withLock { state in
            defer { (state.isAbandoned, state.hasDropped) = (false, false) }
            return !state.hasDropped
        }
    }

    private func performNext() {
        let block = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
        guard let block else { return }
        room.signal()
        block()
    }

    /// Drops the first callbacks of an abandoned exchange, if there are too many, and returns their number.
    private static func dropSurplus(_ state: inout State) -> Int {
        guard state.isAbandoned, state.waiting.count > kept else { return 0 }
        let count = state.waiting.count - kept
        state.waiting.removeFirst(count)
        state.hasDropped = true
        return count
    }
}
#endif
