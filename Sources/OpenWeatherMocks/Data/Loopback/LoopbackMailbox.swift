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
