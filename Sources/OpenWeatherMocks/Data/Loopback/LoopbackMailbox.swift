import OpenWeatherCore

/// Messages from other threads to the server's thread, and a pipe that wakes it.
final class LoopbackMailbox: Sendable {
    /// A message to the server's thread.
    enum Message: Sendable {
        /// Deliver a response on a connection.
        case response(LoopbackResponse, method: String, connection: Int)
        /// Stop serving.
        case stop
    }

    private struct State: Sendable {
        var messages: [Message] = []
        var isOpen = true
    }

    /// The end of the pipe that the loop polls.
    let readEnd: LoopbackSocket
    private let writeEnd: LoopbackSocket
    private let state = Locked(State())

    /// Creates an empty mailbox.
    ///
    /// - Throws: ``LoopbackFailure`` when no descriptor is left for the pipe.
    init() throws(LoopbackFailure) {
        (readEnd, writeEnd) = try LoopbackSocket.pipe()
    }

    /// Adds a message and wakes the thread; does nothing after the thread has ended.
    func post(_ message: Message) {
        state.withLock { state in
            guard state.isOpen else { return }
            state.messages.append(message)
            writeEnd.signal()
        }
    }

    /// Removes and returns all messages.
    func take() -> [Message] {
        _ = readEnd.receive()
        return state.withLock { state in
            defer { state.messages = [] }
            return state.messages
        }
    }

    /// Closes the pipe; later messages are dropped.
    func close() {
        state.withLock { state in
            state.isOpen = false
            writeEnd.close()
            readEnd.close()
        }
    }
}

/// The state of the server that its thread publishes to other threads.
package final class LoopbackLog: Sendable {
    private struct State: Sendable {
        var requests: [LoopbackRequest] = []
        var connectionCount = 0
        var hasEnded = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let limit: Int
    private let state = Locked(State())

    /// Creates a log that forgets the older half of its requests beyond a number of them.
    package init(limit: Int = 100_000) {
        self.limit = limit
    }

    /// The latest requests, in order of arrival.
    package var requests: [LoopbackRequest] { state.withLock { $0.requests } }

    /// The number of connected clients.
    var connectionCount: Int { state.withLock { $0.connectionCount } }

    /// Adds a request.
    package func append(_ request: LoopbackRequest) {
        state.withLock { state in
            state.requests.append(request)
            // Half of them at once, as each removal moves all that follow.
            if state.requests.count > limit { state.requests.removeFirst(state.requests.count / 2) }
        }
    }

    /// Sets the number of connected clients.
    func setConnectionCount(_ count: Int) {
        state.withLock { $0.connectionCount = count }
    }

    /// Marks the thread as ended and resumes the tasks that wait for it.
    func end() {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            state.hasEnded = true
            state.connectionCount = 0
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Suspends until the thread has ended.
    func waitForEnd() async {
        await withCheckedContinuation { continuation in
            let hasEnded = state.withLock { state in
                if !state.hasEnded { state.waiting.append(continuation) }
                return state.hasEnded
            }
            if hasEnded { continuation.resume() }
        }
    }
}
