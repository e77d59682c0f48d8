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

/// A non-blocking descriptor of a socket or a pipe, which its one owner has to close.
package struct LoopbackSocket: Sendable {
    /// The result of a read.
    package enum Input: Sendable {
        /// Bytes that have arrived.
        case bytes([UInt8])
        /// No bytes at the moment.
        case nothing
        /// The end: the other side has closed the connection, or reading failed.
        case end
    }

    /// The number of the descriptor.
    package let descriptor: Int32

    /// Creates a socket from an open descriptor, made non-blocking and closed in child processes.
    init(descriptor: Int32) {
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    /// Returns a socket that listens on 127.0.0.1 at `port`, or at a free port when it is 0.
    ///
    /// - Throws: ``LoopbackFailure`` when the port is in use or no descriptor is left.
    package static func listening(at port: UInt16) throws(LoopbackFailure) -> LoopbackSocket {
        #if canImport(Glibc)
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        guard descriptor >= 0 else { throw LoopbackFailure(operation: "socket", code: errno) }
        let listener = LoopbackSocket(descriptor: descriptor)
        listener.set(SO_REUSEADDR, at: SOL_SOCKET)
        #if canImport(Darwin)
        // Accepted sockets inherit the option. Setting it on one fails when its client has already disconnected.
        listener.set(SO_NOSIGPIPE, at: SOL_SOCKET)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr = in_addr(s_addr: UInt32(0x7f00_0001).bigEndian)
        let isBound = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isBound, listen(descriptor, 1_024) == 0 else {
            let failure = LoopbackFailure(operation: isBound ? "listen" : "bind", code: errno)
            listener.close()
            throw failure
        }
        return listener
    }

    /// Returns the two ends of a new pipe.
    ///
    /// - Throws: ``LoopbackFailure`` when no descriptor is left.
    package static func pipe() throws(LoopbackFailure) -> (reading: LoopbackSocket, writing: LoopbackSocket) {
        var ends: [Int32] = [-1, -1]
        guard openPipe(&ends) == 0 else { throw LoopbackFailure(operation: "pipe", code: errno) }
        return (LoopbackSocket(descriptor: ends[0]), LoopbackSocket(descriptor: ends[1]))
    }

    /// The port that the socket is bound to.
    package var port: UInt16 {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
        }
        return UInt16(bigEndian: address.sin_port)
    }

    /// Accepts and returns the next waiting connection, or `nil` when there is none.
    package func accept() -> LoopbackSocket? {
        let accepted = acceptConnection(descriptor)
        guard accepted >= 0 else { return nil }
        let connection = LoopbackSocket(descriptor: accepted)
        connection.set(TCP_NODELAY, at: Int32(IPPROTO_TCP))
        return connection
    }

    /// Reads the bytes that have arrived, at most 16 KiB.
    package func receive() -> Input {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let count = read(descriptor, &buffer, buffer.count)
        if count > 0 { return .bytes(Array(buffer[..<count])) }
        return count < 0 && (errno == EAGAIN || errno == EINTR) ? .nothing : .end
    }

    /// Sends the bytes that fit now and returns their number, or `nil` when the other side has closed the connection.
    package func transmit(_ bytes: ArraySlice<UInt8>) -> Int? {
        #if canImport(Darwin)
        let flags: Int32 = 0  // The listener's SO_NOSIGPIPE does the same.
        #else
        let flags = Int32(MSG_NOSIGNAL)  // Otherwise a client that has disconnected would end this process.
        #endif
        let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
        if count >= 0 { return count }
        return errno == EAGAIN || errno == EINTR ? 0 : nil
    }

    /// Writes one byte to a pipe, which wakes the thread that polls the other end.
    package func signal() {
        var byte: UInt8 = 1
        _ = write(descriptor, &byte, 1)
    }

    /// Closes the descriptor.
    package func close() {
        closeDescriptor(descriptor)
    }

    private func set(_ option: Int32, at level: Int32) {
        var on: Int32 = 1
        _ = setsockopt(descriptor, level, option, &on, socklen_t(MemoryLayout<Int32>.size))
    }
}

// Methods of the socket have the names of these system calls, which only code outside of it can call unqualified.

private func openPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }

private func acceptConnection(_ listener: Int32) -> Int32 { accept(listener, nil, nil) }

private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
