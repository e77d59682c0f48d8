/// The connection of a client, used on the server's thread only.
struct Connection {
    /// The times that a client has.
    struct Limits: Sendable {
        /// The time for the head of a request.
        var head = Duration.seconds(10)
        /// The time without a request.
        var idle = Duration.seconds(75)
        /// The time for the body of a response.
        var body = Duration.seconds(30)
        /// The time for a client to close the connection after the last response.
        var drain = Duration.seconds(2)
        /// The greatest number of connections; beyond it, the one that has waited longest is closed.
        var connections = 512
    }

    /// The socket.
    let socket: ServerSocket
    /// The time of the last response, or of the connection.
    private(set) var since: ContinuousClock.Instant
    /// The time at which the connection is closed.
    private(set) var deadline: ContinuousClock.Instant
    /// A Boolean value that indicates whether the connection is closed.
    private(set) var isClosed = false

    private let limits: Limits
    private var input: [UInt8] = []
    private var output: ArraySlice<UInt8> = []
    private var isLast = false
    private var isDraining = false

    /// Creates a connection from an accepted socket.
    init(_ socket: ServerSocket, limits: Limits, now: ContinuousClock.Instant) {
        self.socket = socket
        self.limits = limits
        since = now
        deadline = now + limits.head
    }

    /// A Boolean value that indicates whether a response is being sent.
    var isSending: Bool { !output.isEmpty }

    /// Reads what has arrived, replies to the requests in it, and sends what fits.
    mutating func serve(now: ContinuousClock.Instant, _ reply: (RequestHead) -> Reply) {
        guard deadline > now else { return close() }
        flush(now)
        // What arrives during a response waits in the socket.
        guard !isClosed, !isSending else { return }
        read(now)
        while !isClosed, !isSending, !isLast, let bytes = next(reply) {
            output = bytes[...]
            deadline = now + limits.body
            flush(now)
        }
    }

    /// Replies with `reply` and closes the connection, sending what fits at once.
    mutating func refuse(_ reply: Reply) {
        _ = socket.transmit(reply.bytes(hasBody: true, keepsConnection: false)[...])
        close()
    }

    /// Closes the connection.
    mutating func close() {
        guard !isClosed else { return }
        isClosed = true
        socket.close()
    }

    private mutating func read(_ now: ContinuousClock.Instant) {
        switch socket.receive() {
        case .nothing: break
        case .end: close()
        case .bytes where isDraining: break
        case .bytes(let bytes):
            if input.isEmpty { deadline = now + limits.head }
            input += bytes
        }
    }

    /// Removes the next request and returns the bytes of its response; `nil` while it is incomplete.
    private mutating func next(_ reply: (RequestHead) -> Reply) -> [UInt8]? {
        switch RequestHead.read(input) {
        case .incomplete: return nil
        case .refused(let status):
            isLast = true
            return Reply.status(status).bytes(hasBody: true, keepsConnection: false)
        case .head(let head, let length):
            input.removeFirst(length)
            isLast = !head.keepsConnection
            return reply(head).bytes(hasBody: head.method != "HEAD", keepsConnection: !isLast)
        }
    }

    private mutating func flush(_ now: ContinuousClock.Instant) {
        guard isSending else { return }
        while isSending {
            guard let count = socket.transmit(output) else { return close() }
            guard count > 0 else { return }
            output = output.dropFirst(count)
        }
        since = now
        deadline = now + (input.isEmpty ? limits.idle : limits.head)
        guard isLast else { return }
        // Closing with bytes unread would reset the connection, and the response with it.
        isDraining = true
        deadline = now + limits.drain
        socket.finish()
    }
}
