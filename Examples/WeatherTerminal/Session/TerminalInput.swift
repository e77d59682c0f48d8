import ExampleSupport
import Foundation

/// An input from the terminal.
enum TerminalInput: Sendable {
    /// A key was pressed, or the mouse was used.
    case key(Key)
    /// The size of the window changed, or something else was drawn upon it.
    case resized
    /// The terminal has told the brightness of its background.
    case background(TerminalBackground)

    /// The time to wait for the rest of a sequence after an escape byte, in milliseconds.
    private static let escapeDelay: Int32 = 25

    /// A pipe that signal handlers write to, because a handler may do little else.
    private static let pipe: (reader: Int32, writer: Int32) = {
        var ends: [Int32] = [-1, -1]
        // Polling ignores negative descriptors.
        return Foundation.pipe(&ends) == 0 ? (ends[0], ends[1]) : (-1, -1)
    }()

    /// Returns a stream of all inputs, read by a thread of its own; it ends when the terminal is closed.
    static func stream() -> AsyncStream<TerminalInput> {
        let (stream, continuation) = AsyncStream.makeStream(of: TerminalInput.self)
        let window = pipe.reader
        signal(SIGWINCH) { _ in TerminalInput.requestRedraw() }
        let thread = Thread { read(window, into: continuation) }
        thread.name = "WeatherTerminal.input"
        thread.start()
        return stream
    }

    /// Lets the stream deliver ``resized``; a signal handler may call it.
    static func requestRedraw() {
        var byte: UInt8 = 0
        _ = write(pipe.writer, &byte, 1)
    }

    private static func read(_ window: Int32, into continuation: AsyncStream<TerminalInput>.Continuation) {
        var reader = KeyReader()
        var buffer = [UInt8](repeating: 0, count: 256)
        let ready = Int16(POLLIN | POLLHUP)
        while true {
            var sources = [
                pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
                pollfd(fd: window, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&sources, 2, reader.isPending ? escapeDelay : -1)
            if count < 0, errno != EINTR { break }
            if count == 0 { reader.flush().forEach { continuation.yield(.key($0)) } }
            guard count > 0 else { continue }
            if sources[1].revents & ready != 0, Foundation.read(window, &buffer, buffer.count) > 0 {
                continuation.yield(.resized)
            }
            if sources[0].revents != 0 {
                let length = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
                if length < 0, errno == EINTR || errno == EAGAIN { continue }
                guard length > 0 else { break }
                reader.feed(buffer.prefix(length)).forEach { continuation.yield(.key($0)) }
                reader.takeReplies().compactMap(TerminalBackground.init(reply:))
                    .forEach { continuation.yield(.background($0)) }
            }
        }
        continuation.finish()
    }
}
