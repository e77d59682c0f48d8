import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An address of a name, in the form in which the system connects to it.
struct SocketAddress: Sendable {
    let family: Int32
    let kind: Int32
    let number: Int32
    let bytes: [UInt8]

    /// Returns the addresses of a name in the order in which to try them; none when none is found within `timeout`.
    ///
    /// They are looked up on a thread of its own, which the system may block for longer than `timeout`.
    static func all(of host: String, port: UInt16, within timeout: Duration) async -> [SocketAddress] {
        let (results, continuation) = AsyncStream.makeStream(of: [SocketAddress].self)
        Thread.detachNewThread {
            continuation.yield(lookUp(host, port))
            continuation.finish()
        }
        let timer = Task {
            try? await Task.sleep(for: timeout)
            continuation.finish()
        }
        defer { timer.cancel() }
        // In a task of its own, as a cancelled caller waits for the timeout at most, like for a reply.
        return await Task { await results.first { _ in true } ?? [] }.value
    }

    private static func lookUp(_ host: String, _ port: UInt16) -> [SocketAddress] {
        var hints = addrinfo()
        #if canImport(Glibc)
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
        hints.ai_socktype = SOCK_STREAM
        #endif
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &found) == 0, let first = found else { return [] }
        defer { freeaddrinfo(first) }
        return sequence(first: first) { $0.pointee.ai_next }
            .map { entry in
                let info = entry.pointee
                let bytes = UnsafeRawBufferPointer(start: UnsafeRawPointer(info.ai_addr), count: Int(info.ai_addrlen))
                return SocketAddress(
                    family: info.ai_family,
                    kind: info.ai_socktype,
                    number: info.ai_protocol,
                    bytes: Array(bytes)
                )
            }
    }
}
