/// The connection of one client: the bytes received and the steps of the response that is being delivered.
///
/// It is used on the server's thread only.
struct LoopbackConnection {
    /// The connection's socket.
    let socket: LoopbackSocket
    /// The received bytes that are not a whole request yet.
    var reader = LoopbackRequestReader()
    /// A Boolean value that indicates whether a response is being created or delivered; the next request has to wait.
    var isResponding = false
    /// A Boolean value that indicates whether the connection is closed.
    private(set) var isClosed = false
    /// The time at which the next step is due; `nil` when no step waits.
    private(set) var resumption: ContinuousClock.Instant?
    /// The task that creates the response; `nil` once it is delivered.
    var responseTask: Task<Void, Never>?

    private var steps: ArraySlice<LoopbackResponse.Step> = []
    private var output: ArraySlice<UInt8> = []

    /// Creates a connection from an accepted socket.
    init(socket: LoopbackSocket) {
        self.socket = socket
    }

    /// A Boolean value that indicates whether there are bytes that the socket has not accepted yet.
    var hasOutput: Bool { !output.isEmpty }

    /// Starts to deliver `response`.
    mutating func deliver(_ response: LoopbackResponse, method: String) {
        steps = response.steps(method: method)[...]
        responseTask = nil
    }

    /// Performs every step that is possible at `now`.
    mutating func advance(at now: ContinuousClock.Instant) {
        guard !isClosed, isResponding, responseTask == nil else { return }
        if let due = resumption {
            guard due <= now else { return }
            resumption = nil
        }
        while resumption == nil, flush(), let step = steps.first {
            switch step {
            case .send(let bytes): output = bytes[...]
            case .pause(let duration): resumption = now.advanced(by: duration)
            case .close: close()
            case .hang: return
            }
            steps.removeFirst()
        }
        if steps.isEmpty, output.isEmpty, resumption == nil { isResponding = false }
    }

    /// Cancels the response and closes the socket; a second call does nothing.
    mutating func close() {
        guard !isClosed else { return }
        isClosed = true
        responseTask?.cancel()
        socket.close()
    }

    /// Sends the remaining bytes and returns whether all of them are sent.
    private mutating func flush() -> Bool {
        while !isClosed, !output.isEmpty {
            guard let count = socket.transmit(output) else {
                close()
                return false
            }
            guard count > 0 else { return false }
            output = output.dropFirst(count)
        }
        return !isClosed
    }
}
