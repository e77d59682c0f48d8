#if os(macOS) || os(Linux)
import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport

/// A server on 127.0.0.1 that treats every connection as a row of the table says, until it is healed.
///
/// Its threads, one for each connection, end when it is stopped; the last one closes what they share.
final class HostileServer: Sendable {
    private struct State: Sendable {
        var threads = 1
        var isHealed = false
        var silent = 0
        var requests: [LoopbackRequest] = []
    }

    /// The port.
    let port: UInt16

    private let row: HostileRow
    private let seed: UInt64
    private let listener: LoopbackSocket
    private let bell: (reading: LoopbackSocket, writing: LoopbackSocket)
    private let state = Locked(State())

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - row: The row of the table.
    ///   - seed: The places at which what is sent is divided; undivided when it is 0.
    /// - Throws: ``LoopbackFailure`` when no descriptor is left.
    init(_ row: HostileRow, seed: UInt64) throws(LoopbackFailure) {
        ProxyBypass.arrange()
        self.row = row
        self.seed = seed
        bell = try LoopbackSocket.pipe()
        listener = try LoopbackSocket.listening(at: 0)
        port = listener.port
        Thread.detachNewThread { self.acceptAll() }
    }

    /// Every request so far.
    var requests: [LoopbackRequest] { state.withLock { $0.requests } }

    /// Whether a client waits for something that does not come.
    var isSilent: Bool { state.withLock { $0.silent > 0 } }

    /// Responds soundly from now on.
    func heal() {
        state.withLock { $0.isHealed = true }
    }

    /// Ends every connection and the server.
    func stop() {
        bell.writing.signal()
    }

    private func acceptAll() {
        while HostileConnection.wait(for: listener, Int16(POLLIN), or: bell.reading) {
            while let socket = listener.accept() {
                state.withLock { $0.threads += 1 }
                Thread.detachNewThread { self.serve(socket) }
            }
        }
        listener.close()
        leave()
    }

    private func serve(_ socket: LoopbackSocket) {
        var connection = HostileConnection(socket: socket, bell: bell.reading, seed: seed) { [state] count in
            state.withLock { $0.silent += count }
        }
        var reader = LoopbackRequestReader()
        var isOpen = state.withLock { $0.isHealed } || connection.perform(row.greeting)
        while isOpen {
            switch reader.next() {
            case .malformed: isOpen = false
            case .incomplete:
                switch connection.read() {
                case .bytes(let bytes): reader.append(bytes)
                case .nothing: break
                case .end: isOpen = false
                }
            case .request(let request):
                let isHealed = state.withLock { state in
                    state.requests.append(request)
                    return state.isHealed
                }
                isOpen = connection.perform(isHealed ? [.text(request.sound)] : row.respond(request))
            }
        }
        socket.close()
        leave()
    }

    /// Closes what the threads share after the last one.
    private func leave() {
        let rest = state.withLock { state in
            state.threads -= 1
            return state.threads
        }
        guard rest == 0 else { return }
        bell.reading.close()
        bell.writing.close()
    }
}

/// A connection of a hostile server, on a thread of its own.
struct HostileConnection {
    private let socket: LoopbackSocket
    private let bell: LoopbackSocket
    private let countSilence: @Sendable (Int) -> Void
    private let isDivided: Bool
    private var random: SeededGenerator

    /// Creates a connection.
    ///
    /// - Parameters:
    ///   - socket: The socket.
    ///   - bell: A pipe that has a byte when the server is stopped.
    ///   - seed: The places at which what is sent is divided; undivided when it is 0.
    ///   - countSilence: A closure that receives 1 when the client waits in vain, and -1 at the end of that.
    init(
        socket: LoopbackSocket,
        bell: LoopbackSocket,
        seed: UInt64,
        countSilence: @escaping @Sendable (Int) -> Void
    ) {
        self.socket = socket
        self.bell = bell
        self.countSilence = countSilence
        isDivided = seed != 0
        random = SeededGenerator(seed: seed)
    }

    /// Waits until a socket is ready, at most `timeout` milliseconds unless it is -1, and returns `false` when the server
    /// is stopped first.
    static func wait(
        for socket: LoopbackSocket,
        _ events: Int16,
        or bell: LoopbackSocket,
        timeout: Int32 = -1
    ) -> Bool {
        var entries = [
            pollfd(fd: bell.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: socket.descriptor, events: events, revents: 0),
        ]
        _ = poll(&entries, 2, timeout)
        return entries[0].revents == 0
    }

    /// Waits for bytes and returns them.
    func read() -> LoopbackSocket.Input {
        Self.wait(for: socket, Int16(POLLIN), or: bell) ? socket.receive() : .end
    }

    /// Performs the steps, and returns whether the connection is still open.
    mutating func perform(_ steps: [HostileStep]) -> Bool {
        steps.allSatisfy { perform($0) }
    }

    private mutating func perform(_ step: HostileStep) -> Bool {
        switch step {
        case .send(let bytes): return isDivided ? divide(bytes).allSatisfy { send($0) } : send(bytes[...])
        case .drip(let bytes): return bytes.indices.allSatisfy { send(bytes[$0...$0]) }
        case .flood(let bytes, let limit): return flood(bytes, limit)
        case .trickle(let byte): return inSilence { trickle(byte) }
        case .hang: return inSilence { waitForEnd() }
        case .finish:
            shutdown(socket.descriptor, Int32(SHUT_WR))
            return waitForEnd()
        case .close: return false
        case .reset:
            var option = linger(l_onoff: 1, l_linger: 0)
            let size = socklen_t(MemoryLayout<linger>.size)
            setsockopt(socket.descriptor, SOL_SOCKET, SO_LINGER, &option, size)
            return false
        }
    }

    private mutating func divide(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var places = (0..<3).map { _ in Int.random(in: 0...min(bytes.count, 2_000), using: &random) }
        places = ([0, bytes.count] + places).sorted()
        return zip(places, places.dropFirst()).map { bytes[$0..<$1] }
    }

    private func send(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            guard let count = socket.transmit(rest) else { return false }
            rest = rest.dropFirst(count)
            if count == 0, !Self.wait(for: socket, Int16(POLLOUT), or: bell) { return false }
        }
        return true
    }

    private func flood(_ bytes: [UInt8], _ limit: Int) -> Bool {
        var sent = 0
        while sent < limit {
            guard send(bytes[...]) else { return false }
            sent += bytes.count
        }
        return inSilence { waitForEnd() }
    }

    private func trickle(_ byte: UInt8) {
        while send([byte]), Self.wait(for: socket, Int16(POLLIN), or: bell, timeout: 5) {
            if case .end = socket.receive() { return }
        }
    }

    private func inSilence(_ body: () -> Void) -> Bool {
        countSilence(1)
        body()
        countSilence(-1)
        return false
    }

    @discardableResult
    private func waitForEnd() -> Bool {
        while true {
            if case .end = read() { return false }
        }
    }
}
#endif
