#if os(Linux)
import Foundation

/// The example app WeatherTerminal over made-up weather, on a pseudo-terminal of 120 columns and 40 rows.
final class TerminalProcess: Sendable {
    /// The number of cells of the terminal.
    static let cells = 120 * 40

    /// `TIOCSPTLCK` and `TIOCGPTN`, which Swift does not import.
    private static let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)

    private let process = Process()
    private let terminal: Int32

    /// Starts the app, which keeps its files in `directory`.
    ///
    /// - Throws: The reason why the app could not be started.
    init(directory: URL) throws {
        terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var (locked, number) = (Int32(0), Int32(-1))
        guard ioctl(terminal, Self.setLock, &locked) == 0, ioctl(terminal, Self.getNumber, &number) == 0 else {
            throw BenchmarkFailure(description: "There is no pseudo-terminal.")
        }
        var size = winsize(ws_row: 40, ws_col: 120, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
        let device = FileHandle(fileDescriptor: open("/dev/pts/\(number)", O_RDWR | O_NOCTTY), closeOnDealloc: true)
        let home = directory.path(percentEncoded: false)
        let programs = Bundle.main.executableURL?.deletingLastPathComponent()
        process.executableURL = programs?.appending(path: "WeatherTerminal")
        process.arguments = ["--city", "Lisbon", "--lang", "en", "--no-cache"]
        process.environment = ["TERM": "xterm-256color", "COLORTERM": "truecolor", "HOME": home]
        process.standardInput = device
        process.standardOutput = device
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
        close(terminal)
    }

    /// Presses a key and returns the number of bytes that are written until there were none for a time.
    func press(_ key: String, quiet: Duration = .milliseconds(30)) -> Int {
        _ = key.utf8.withContiguousStorageIfAvailable { write(terminal, $0.baseAddress, $0.count) }
        return read(until: quiet)
    }

    /// Returns the number of bytes that are written until there were none for a time.
    func read(until quiet: Duration) -> Int {
        var (count, buffer) = (0, [UInt8](repeating: 0, count: 65_536))
        var source = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
        while poll(&source, 1, Int32(quiet / .milliseconds(1))) > 0 {
            let length = Foundation.read(terminal, &buffer, buffer.count)
            guard length > 0 else { break }
            count += length
        }
        return count
    }

    /// Returns the number of bytes that are written in a time.
    func read(for time: Duration) -> Int {
        let end = ContinuousClock.now + time
        var count = 0
        while ContinuousClock.now < end { count += read(until: min(.milliseconds(100), time)) }
        return count
    }

    /// The processor time that the app has used.
    var processorTime: Duration {
        var (clock, time) = (clockid_t(), timespec())
        clock_getcpuclockid(process.processIdentifier, &clock)
        clock_gettime(clock, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
#endif
