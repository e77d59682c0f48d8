#if os(macOS) || os(Linux)
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
import Foundation

/// A server that does as little as possible: a thread for each connection, and a fixed response for each endpoint.
struct FixedServer: Sendable {
    /// The port on 127.0.0.1.
    let port: UInt16

    private let listener: Int32
    private let responses: [(ending: [UInt8], bytes: [UInt8])]
    private let delay: Duration

    /// Creates a server that listens at a free port.
    ///
    /// - Parameters:
    ///   - responses: The bodies by the endings of their paths.
    ///   - delay: The time that passes before each response.
    /// - Throws: A failure when it cannot listen.
    init(responses: [String: Data], delay: Duration) throws {
        #if canImport(Glibc)
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        listener = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr = in_addr(s_addr: UInt32(0x7f00_0001).bigEndian)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let socket = listener
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, size) == 0 && listen(socket, 1_024) == 0 && getsockname(socket, $0, &size) == 0
            }
        }
        guard isListening else { throw BenchmarkFailure(description: "The server cannot listen.") }
        port = UInt16(bigEndian: address.sin_port)
        self.responses = responses.map { path, body in (Array(path.utf8), Self.head(of: body) + body) }
        self.delay = delay
    }

    /// Accepts connections from now on, in a thread of its own.
    func start() {
        signal(SIGPIPE, SIG_IGN)  // A client that has disconnected must not end the server.
        Thread.detachNewThread {
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                var on: Int32 = 1
                let size = socklen_t(MemoryLayout<Int32>.size)
                _ = setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &on, size)
                Thread.detachNewThread { serve(connection) }
            }
        }
    }

    /// Responds to the requests of a connection until the other side closes it; none has a body.
    private func serve(_ connection: Int32) {
        defer { close(connection) }
        var request: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = read(connection, &buffer, buffer.count)
            guard count > 0 else { return }
            request += buffer[..<count]
            guard request.suffix(4).elementsEqual("\r\n\r\n".utf8) else { continue }
            let path = request.drop { $0 != UInt8(ascii: " ") }.dropFirst()
                .prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: " ") }
            guard let response = responses.first(where: { path.suffix($0.ending.count).elementsEqual($0.ending) })
            else { return }
            if delay > .zero { Thread.sleep(forTimeInterval: delay / .seconds(1)) }
            guard write(response.bytes, to: connection) else { return }
            request.removeAll(keepingCapacity: true)
        }
    }

    private func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private static func head(of body: Data) -> [UInt8] {
        Array(
            """
            HTTP/1.1 200 OK\r
            Content-Type: application/json; charset=utf-8\r
            Content-Length: \(body.count)\r
            \r

            """
            .utf8
        )
    }
}
#endif
