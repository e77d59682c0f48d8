import ExampleSupport
import Foundation

/// An address that a server listens on, such as `127.0.0.1:9847` or `[::1]:9847`.
struct ListenAddress: Hashable, Sendable {
    /// The address of the machine's network interface, as a number.
    let host: String
    /// The port; 0 for a free one.
    let port: UInt16

    /// The address without an argument: this machine only.
    static let standard = ListenAddress(host: "127.0.0.1", port: 9_847)

    private init(host: String, port: UInt16) {
        self.host = host
        self.port = port
    }

    /// Creates an address from the argument of `--listen`.
    ///
    /// - Throws: `UsageError` when the text is not an address and a port.
    init(_ text: String) throws(UsageError) {
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
            throw UsageError("--listen", "'\(text)' is not ADDRESS:PORT, such as 127.0.0.1:9847 or [::1]:9847.")
        }
        self.port = port
        host = text[..<colon].trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    }

    /// A Boolean value that indicates whether only this machine can reach the address.
    var isLoopback: Bool { host == "::1" || host.hasPrefix("127.") }
}

/// A non-blocking descriptor of a socket or a pipe, which its one owner has to close.
struct ServerSocket: Sendable {
    /// The result of a read.
    enum Input {
        /// Bytes that have arrived.
        case bytes([UInt8])
        /// No bytes at the moment.
        case nothing
        /// The end of the connection.
        case end
    }

    /// The result of looking for a connection.
    enum Accepted {
        /// The next connection.
        case connection(ServerSocket)
        /// No connection at the moment.
        case nothing
        /// A connection may wait, and the process has no descriptor for it.
        case noDescriptor
    }

    /// The number of the descriptor.
    let descriptor: Int32

    /// Creates a socket from an open descriptor, made non-blocking and closed in child processes.
    init(descriptor: Int32) {
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        #if canImport(Darwin)
        var on: Int32 = 1
        _ = setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    /// Returns a socket that listens on `address`.
    ///
    /// - Throws: `ExampleFailure` when the address is none of this machine, or in use.
    static func listening(on address: ListenAddress) throws(ExampleFailure) -> ServerSocket {
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE
        #if canImport(Glibc)
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
        hints.ai_socktype = SOCK_STREAM
        #endif
        var list: UnsafeMutablePointer<addrinfo>?
        defer { if let list { freeaddrinfo(list) } }
        guard getaddrinfo(address.host, "\(address.port)", &hints, &list) == 0, let found = list?.pointee else {
            throw ExampleFailure("'\(address.host)' is not the number of an address, such as 127.0.0.1 or ::1.")
        }
        let listener = ServerSocket(descriptor: socket(found.ai_family, found.ai_socktype, found.ai_protocol))
        var on: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        _ = setsockopt(listener.descriptor, SOL_SOCKET, SO_REUSEADDR, &on, size)
        guard bind(listener.descriptor, found.ai_addr, found.ai_addrlen) == 0, listen(listener.descriptor, 1_024) == 0
        else {
            let reason = String(cString: strerror(errno)).lowercased()
            listener.close()
            throw ExampleFailure("Port \(address.port) of \(address.host) cannot be listened on: \(reason).")
        }
        return listener
    }

    /// Returns the two ends of a new pipe.
    ///
    /// - Throws: `ExampleFailure` when no descriptor is left.
    static func pipe() throws(ExampleFailure) -> (reading: ServerSocket, writing: ServerSocket) {
        var ends: [Int32] = [-1, -1]
        guard Foundation.pipe(&ends) == 0 else { throw ExampleFailure("Too many files are open.") }
        return (ServerSocket(descriptor: ends[0]), ServerSocket(descriptor: ends[1]))
    }

    /// The port that the socket is bound to.
    var port: UInt16 {
        var address = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutableBytes(of: &address) { bytes in
            guard let start = bytes.baseAddress else { return 0 }
            _ = getsockname(descriptor, start.assumingMemoryBound(to: sockaddr.self), &size)
            // The port follows the family in addresses of both families.
            return UInt16(bytes[2]) << 8 | UInt16(bytes[3])
        }
    }

    /// Accepts and returns the next waiting connection.
    func accept() -> Accepted {
        let accepted = Foundation.accept(descriptor, nil, nil)
        guard accepted < 0 else { return .connection(ServerSocket(descriptor: accepted)) }
        return [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) ? .noDescriptor : .nothing
    }

    /// Reads the bytes that have arrived, at most 4 KiB.
    func receive() -> Input {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        let count = read(descriptor, &buffer, buffer.count)
        if count > 0 { return .bytes(Array(buffer[..<count])) }
        return count < 0 && (errno == EAGAIN || errno == EINTR) ? .nothing : .end
    }

    /// Writes the bytes that fit now and returns their number, or `nil` when the other side has closed the connection.
    func transmit(_ bytes: ArraySlice<UInt8>) -> Int? {
        #if canImport(Darwin)
        let flags: Int32 = 0  // SO_NOSIGPIPE does the same.
        #else
        let flags = Int32(MSG_NOSIGNAL)  // Otherwise a client that has left would end this process.
        #endif
        let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
        if count >= 0 { return count }
        return errno == EAGAIN || errno == EINTR ? 0 : nil
    }

    /// Tells the other side that no more bytes follow.
    func finish() {
        _ = shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Closes the descriptor.
    func close() {
        _ = Foundation.close(descriptor)
    }
}
