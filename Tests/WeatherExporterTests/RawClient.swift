#if os(macOS) || os(Linux)
import Foundation

/// A connection to a port of this machine, over which a test sends bytes.
final class RawClient: Sendable {
    private let descriptor: Int32

    /// Connects to a port of 127.0.0.1; a read that takes a minute ends the connection.
    init(_ port: UInt16) {
        #if canImport(Glibc)
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var wait = timeval(tv_sec: 60, tv_usec: 0)
        _ = setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr = in_addr(s_addr: UInt32(0x7f00_0001).bigEndian)
        _ = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    deinit { close(descriptor) }

    /// Sends a text.
    func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(descriptor, bytes, bytes.count)
    }

    /// Returns the text up to and including `end`, or all of it when the server closes the connection before.
    func text(to end: String? = nil) -> String {
        var text: [UInt8] = []
        var byte: UInt8 = 0
        while read(descriptor, &byte, 1) == 1 {
            text.append(byte)
            if let end, text.suffix(end.utf8.count).elementsEqual(end.utf8) { break }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the response to a request that closes its connection.
    static func response(_ port: UInt16, _ line: String, _ fields: String = "") -> String {
        let client = RawClient(port)
        client.send("\(line) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\(fields)\r\n")
        return client.text()
    }
}
#endif
