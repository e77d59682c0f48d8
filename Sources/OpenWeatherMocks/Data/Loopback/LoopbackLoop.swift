#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
#error("The loopback server needs a C library with sockets; add its module here.")
#endif

/// The loop of the server's thread: one `poll` over all sockets, with the time to the next step as its timeout.
///
/// It waits in real time instead of on an injected clock because sockets do not work on another clock either.
struct LoopbackLoop {
    private let listener: LoopbackSocket
    private let mailbox: LoopbackMailbox
    private let log: LoopbackLog
    private let respond: @Sendable (LoopbackRequest) async -> LoopbackResponse
    private let clock = ContinuousClock()
    private var connections: [Int: LoopbackConnection] = [:]
    private var nextID = 0

    /// Creates the loop of a listening socket, which it closes at the end.
    init(
        listener: LoopbackSocket,
        mailbox: LoopbackMailbox,
        log: LoopbackLog,
        respond: @escaping @Sendable (LoopbackRequest) async -> LoopbackResponse
    ) {
        self.listener = listener
        self.mailbox = mailbox
        self.log = log
        self.respond = respond
    }

    /// Serves requests until a message says to stop, and then closes every descriptor.
    mutating func run() {
        while handleMessages() {
            let ids = Array(connections.keys)
            var events = [entry(mailbox.readEnd), entry(listener)]
            events += ids.compactMap { connections[$0] }.map { entry($0.socket, alsoWriting: $0.hasOutput) }
            _ = poll(&events, nfds_t(events.count), timeout)
            if events[1].revents != 0 { acceptAll() }
            for (id, event) in zip(ids, events.dropFirst(2)) {
                serve(id, isReadable: event.revents & ~Int16(POLLOUT) != 0)
            }
        }
        for id in Array(connections.keys) { connections[id]?.close() }
        listener.close()
        mailbox.close()
        log.end()
    }

    private mutating func handleMessages() -> Bool {
        for message in mailbox.take() {
            switch message {
            case .stop: return false
            case .response(let response, let method, let id):
                connections[id]?.deliver(response, method: method)
                serve(id, isReadable: false)
            }
        }
        return true
    }

    private mutating func acceptAll() {
        while let socket = listener.accept() {
            connections[nextID] = LoopbackConnection(socket: socket)
            nextID += 1
        }
        log.setConnectionCount(connections.count)
    }

    private mutating func serve(_ id: Int, isReadable: Bool) {
        guard var connection = connections.removeValue(forKey: id) else { return }
        if isReadable { read(from: &connection) }
        connection.advance(at: clock.now)
        if !connection.isClosed, !connection.isResponding { startNext(on: &connection, id: id) }
        if connection.isClosed {
            log.setConnectionCount(connections.count)
        } else {
            connections[id] = connection
        }
    }

    private func read(from connection: inout LoopbackConnection) {
        switch connection.socket.receive() {
        case .bytes(let bytes): connection.reader.append(bytes)
        case .nothing: break
        case .end: connection.close()
        }
    }

    private func startNext(on connection: inout LoopbackConnection, id: Int) {
        switch connection.reader.next() {
        case .incomplete: break
        case .malformed: connection.close()
        case .request(let request):
            log.append(request)
            connection.isResponding = true
            // A client has a timeout; the other work of a busy test process has none.
            connection.responseTask = Task(priority: .userInitiated) { [respond, mailbox] in
                let response = await respond(request)
                mailbox.post(.response(response, method: request.method, connection: id))
            }
        }
    }

    /// Milliseconds until the next step is due, rounded up, or -1 for no limit.
    private var timeout: Int32 {
        guard let next = connections.values.compactMap(\.resumption).min() else { return -1 }
        let (seconds, attoseconds) = clock.now.duration(to: next).components
        return Int32(clamping: max(0, seconds * 1_000 + attoseconds / 1_000_000_000_000_000 + 1))
    }

    private func entry(_ socket: LoopbackSocket, alsoWriting: Bool = false) -> pollfd {
        pollfd(fd: socket.descriptor, events: Int16(alsoWriting ? POLLIN | POLLOUT : POLLIN), revents: 0)
    }
}
