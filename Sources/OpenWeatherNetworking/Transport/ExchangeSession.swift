import Foundation
import OpenWeatherCore

#if canImport(FoundationNetworking)
import Dispatch
import FoundationNetworking
#endif

/// The session of a client with its delegate, on which all of the client's exchanges are performed.
///
/// It is created with the first exchange, as it needs descriptors.
struct ExchangeSession: Sendable {
    private let configuration: URLSessionConfiguration
    private let delegate: ExchangeDelegate
    private let queue: OperationQueue
    private let session = Locked<URLSession?>(nil)

    /// Creates a session with `configuration` that accepts bodies of at most `maximumBodySize` bytes.
    init(_ configuration: URLSessionConfiguration, maximumBodySize: Int) {
        self.configuration = configuration
        delegate = ExchangeDelegate(maximumBodySize: maximumBodySize)
        #if canImport(FoundationNetworking)
        queue = ImmediateQueue()
        #else
        queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        #endif
    }

    /// The number of exchanges that the session works on, those included whose callers have left.
    var count: Int { delegate.count }

    /// Starts an exchange unless it has ended by then, or there are too few descriptors.
    func start(_ exchange: Exchange, _ request: URLRequest) {
        queue.enqueue { [self] in
            guard !exchange.hasEnded else { return }
            if let failure = OpenFiles.begin() {
                exchange.end { _ in .failure(.system(failure)) }
            } else {
                delegate.start(opened().dataTask(with: request), for: exchange)
            }
        }
    }

    /// Ends an exchange with `error` at once, unless it has ended, and then cancels its task.
    func end(_ exchange: Exchange, with error: NetworkError) {
        guard exchange.end({ _ in .failure(error) }) else { return }
        queue.enqueue { [delegate] in delegate.cancel(exchange) }
    }

    /// Ends the session, which keeps itself and its delegate alive until then, after the exchanges so far.
    func close() {
        queue.enqueue { [session] in session.withLock { $0 }?.finishTasksAndInvalidate() }
    }

    private func opened() -> URLSession {
        session.withLock { session in
            let opened = session ?? URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
            session = opened
            return opened
        }
    }
}

extension OperationQueue {
    /// Runs `work`, which may start and cancel tasks of a session with this queue, after that of all earlier calls.
    ///
    /// On Linux, starting and cancelling a task waits for the one queue on which all sessions of the process work. A queue
    /// for each client would be a waiting thread for each, and Dispatch has 255 threads: with 258 waiting, none is left
    /// for the work that they wait for. So there is one queue for all.
    func enqueue(_ work: @escaping @Sendable () -> Void) {
        #if canImport(FoundationNetworking)
        Self.control.async(execute: work)
        #else
        addOperation(work)
        #endif
    }

    #if canImport(FoundationNetworking)
    private static let control = DispatchQueue(label: "OpenWeatherNetworking.URLSessionHTTPClient")
    #endif
}

#if canImport(FoundationNetworking)
/// The queue of a session's callbacks on Linux, which performs each at once, on the queue where the session works.
///
/// There, libcurl unpacks a compressed body as fast as it can: on a queue that runs beside it, a body of 1 MB becomes a
/// gigabyte of waiting pieces before the first one is counted. Here each piece is counted and released before the next.
/// A callback must not wait for the session, as `enqueue(_:)` may.
final class ImmediateQueue: OperationQueue, @unchecked Sendable {  // Restated; the superclass is.
    /// Performs a callback of the session.
    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        block()
    }
}
#endif
