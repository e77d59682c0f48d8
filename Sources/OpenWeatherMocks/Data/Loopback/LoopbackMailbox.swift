import OpenWeatherCore

/// The way to the server's thread for everyone else: messages, and a pipe that wakes it.
final class LoopbackMailbox: Sendable {
    /// Something for the server's thread to do.
    enum Message: Sendable {
        /// Deliver an answer on a connection.
        case response(LoopbackResponse, method: String, connection: Int)
        /// End.
        case stop
    }

    private struct State: Sendable {
        var messages: [Message] = []
        var isOpen = true
    }

    /// The end of the pipe to poll.
    let readEnd: LoopbackSocket
    private let writeEnd: LoopbackSocket
    private let state = Locked(State())

    /// Opens the pipe.
    init() throws(LoopbackFailure) {
        (readEnd, writeEnd) = try LoopbackSocket.pipe()
    }

    /// Leaves a message and wakes the thread; nothing happens after it has ended.
    func post(_ message: Message) {
        state.withLock { state in
            guard state.isOpen else { return }
            state.messages.append(message)
            writeEnd.signal()
        }
    }

    /// Takes the messages.
    func take() -> [Message] {
        _ = readEnd.receive()
        return state.withLock { state in
            defer { state.messages = [] }
            return state.messages
        }
    }

    /// Closes the pipe.
    func close() {
        state.withLock { state in
            state.isOpen = false
            writeEnd.close()
            readEnd.close()
        }
    }
}

/// What the server's thread tells the outside.
final class LoopbackLog: Sendable {
    private struct State: Sendable {
        var requests: [LoopbackRequest] = []
        var connectionCount = 0
        var hasEnded = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Locked(State())

    /// Every request in order of arrival.
    var requests: [LoopbackRequest] { state.withLock { $0.requests } }

    /// The number of clients connected.
    var connectionCount: Int { state.withLock { $0.connectionCount } }

    /// Adds a request.
    func append(_ request: LoopbackRequest) {
        state.withLock { $0.requests.append(request) }
    }

    /// Notes how many clients are connected.
    func setConnectionCount(_ count: Int) {
        state.withLock { $0.connectionCount = count }
    }

    /// Notes that the thread has ended and wakes those who wait for it.
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
