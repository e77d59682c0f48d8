import ExampleSupport
import Foundation
import OpenWeatherCore

/// A server of a few pages, on a thread of its own that waits for all sockets at once.
///
/// It is in real time, because sockets are.
final class ExporterServer: Sendable {
    /// The port that the server listens on.
    let port: UInt16
    private let wake: ServerSocket
    private let end: AsyncStream<Void>

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - address: The address to listen on.
    ///   - limits: The times and the number of clients.
    ///   - reply: Returns the response to a request; called on the server's thread, and quick.
    ///   - accept: Accepts the next client of the listening socket; called on the server's thread.
    /// - Throws: `ExampleFailure` when the address cannot be listened on.
    init(
        on address: ListenAddress,
        limits: Connection.Limits = Connection.Limits(),
        reply: @escaping @Sendable (RequestHead) -> Reply,
        accept: @escaping @Sendable (ServerSocket) -> ServerSocket.Accepted = { $0.accept() }
    ) throws(ExampleFailure) {
        let listener = try ServerSocket.listening(on: address)
        let (reading, writing) = try ServerSocket.pipe()
        let (end, continuation) = AsyncStream.makeStream(of: Void.self)
        (port, wake, self.end) = (listener.port, writing, end)
        let thread = Thread {
            var loop = ServerLoop(listener: listener, wake: reading, limits: limits, reply: reply, accept: accept)
            loop.run()
            continuation.finish()
        }
        thread.name = "owm-exporter.server"
        thread.start()
    }

    /// Closes every connection and returns when the thread has ended; called once.
    func stop() async {
        wake.close()
        for await _ in end {}
    }
}

/// The loop of the server's thread.
struct ServerLoop {
    private let listener: ServerSocket
    private let wake: ServerSocket
    private let limits: Connection.Limits
    private let reply: @Sendable (RequestHead) -> Reply
    private let accept: @Sendable (ServerSocket) -> ServerSocket.Accepted
    private let clock = ContinuousClock()
    private var connections: [Connection] = []
    /// The time until which no client is accepted, as there was no descriptor for one; `nil` when there is one.
    private var acceptsFrom: ContinuousClock.Instant?

    /// The time after which a descriptor is looked for again.
    static let pause = Duration.milliseconds(100)

    /// Creates the loop of a listening socket, which ends when the other end of `wake` is closed.
    init(
        listener: ServerSocket,
        wake: ServerSocket,
        limits: Connection.Limits,
        reply: @escaping @Sendable (RequestHead) -> Reply,
        accept: @escaping @Sendable (ServerSocket) -> ServerSocket.Accepted
    ) {
        self.listener = listener
        self.wake = wake
        self.limits = limits
        self.reply = reply
        self.accept = accept
    }

    /// Serves requests until the end, and then closes every descriptor.
    mutating func run() {
        while true {
            if let start = acceptsFrom, start <= clock.now { acceptsFrom = nil }
            var events = [entry(wake, POLLIN), entry(listener, acceptsFrom == nil ? POLLIN : 0)]
            events += connections.map { entry($0.socket, $0.isSending ? POLLOUT : POLLIN) }
            _ = poll(&events, nfds_t(events.count), timeout)
            if events[0].revents != 0 { break }
            let now = clock.now
            for index in connections.indices where events[index + 2].revents != 0 || connections[index].deadline <= now
            {
                connections[index].serve(now: now, reply)
            }
            connections.removeAll(where: \.isClosed)
            if events[1].revents != 0 { acceptAll(now) }
        }
        for index in connections.indices { connections[index].close() }
        listener.close()
        wake.close()
    }

    private mutating func acceptAll(_ now: ContinuousClock.Instant) {
        while true {
            switch accept(listener) {
            case .nothing: return
            // Without a descriptor the listener stays ready, and the loop would not rest.
            case .noDescriptor:
                guard closeOldest() else {
                    acceptsFrom = clock.now + Self.pause
                    return
                }
            case .connection(let socket):
                var connection = Connection(socket, limits: limits, now: now)
                // A client that waits for nothing makes room; one that receives a response does not.
                if connections.count < limits.connections || closeOldest() {
                    connections.append(connection)
                } else {
                    connection.refuse(.status(503))
                }
            }
        }
    }

    private mutating func closeOldest() -> Bool {
        let waiting = connections.indices.filter { !connections[$0].isSending }
        guard let oldest = waiting.min(by: { connections[$0].since < connections[$1].since }) else { return false }
        connections[oldest].close()
        connections.remove(at: oldest)
        return true
    }

    /// Milliseconds until the next deadline or the end of a pause, rounded up, or -1 without either.
    private var timeout: Int32 {
        guard let next = (connections.map { $0.deadline } + [acceptsFrom].compactMap(\.self)).min() else { return -1 }
        return Int32(clamping: max(0, Int64(clock.now.duration(to: next) / .milliseconds(1)) + 1))
    }

    private func entry(_ socket: ServerSocket, _ events: Int32) -> pollfd {
        pollfd(fd: socket.descriptor, events: Int16(events), revents: 0)
    }
}
