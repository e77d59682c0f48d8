#if os(macOS) || os(Linux)
import Foundation

/// A terminal that a program writes to and a test reads.
final class PseudoTerminal: Sendable {
    /// The program's end.
    let device: FileHandle
    private let descriptor: Int32

    /// Opens a terminal that controls no process.
    ///
    /// - Throws: An error when the system has no free terminal.
    init() throws {
        var ends: (own: Int32, program: Int32) = (-1, -1)
        guard openpty(&ends.own, &ends.program, nil, nil, nil) == 0, fcntl(ends.own, F_SETFL, O_NONBLOCK) == 0 else {
            throw CocoaError(.fileReadUnknown)
        }
        descriptor = ends.own
        device = FileHandle(fileDescriptor: ends.program, closeOnDealloc: true)
    }

    deinit { close(descriptor) }

    /// Returns the text that was written and not yet read, at most a few kilobytes.
    func text() -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while case let count = read(descriptor, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }
}
#endif
