/// One client's connection: what it sent, what it is being sent.
///
/// Lives on the server's thread.
struct LoopbackConnection {
    /// The connection's socket.
    let socket: LoopbackSocket
    /// The requests it has sent and that are not read yet.
    var reader = LoopbackRequestReader()
    /// Whether a request is being answered; the next one has to wait.
    var isResponding = false
    /// Whether it is over.
    private(set) var isClosed = false
    /// The moment at which the next step is due.
    private(set) var resumption: ContinuousClock.Instant?
    /// The task that thinks about the answer.
    var thinking: Task<Void, Never>?

    private var steps: ArraySlice<LoopbackResponse.Step> = []
    private var output: ArraySlice<UInt8> = []

    /// Starts with a socket just accepted.
    init(socket: LoopbackSocket) {
        self.socket = socket
    }

    /// Whether there are bytes that the socket did not take yet.
    var hasOutput: Bool { !output.isEmpty }

    /// Begins to deliver an answer.
    mutating func deliver(_ response: LoopbackResponse, method: String) {
        steps = response.steps(method: method)[...]
        thinking = nil
    }

    /// Takes every step that is possible at `now`.
    mutating func advance(at now: ContinuousClock.Instant) {
        guard !isClosed, isResponding, thinking == nil else { return }
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

    /// Gives the socket back, once.
    mutating func close() {
        guard !isClosed else { return }
        isClosed = true
        thinking?.cancel()
        socket.close()
    }

    /// Sends what is left; whether nothing is left.
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
