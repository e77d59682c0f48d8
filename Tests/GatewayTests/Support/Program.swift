#if os(Linux)
import Foundation
import OpenWeatherTestSupport

/// A program that runs beside a test.
struct Program: Sendable {
    private let process: Subprocess

    /// The identifier of the process.
    var id: Int32 { process.id }

    /// Starts a program; its output goes to a file.
    ///
    /// - Throws: An error of the file system, or the reason why the program could not be started.
    init(_ url: URL, _ arguments: [String] = [], environment: [String: String], output: URL) throws {
        try Data().write(to: output)
        let handle = try FileHandle(forWritingTo: output)
        process = try Subprocess(url, arguments, environment: environment, output: handle, errors: handle)
    }

    /// Whether the program has not ended yet.
    var isRunning: Bool { process.isRunning }

    /// Waits until the program has written its number to a file, as nginx does once it listens; `false` when it has ended,
    /// for example because a port is in use.
    func hasWrittenItsNumber(to file: URL) async -> Bool {
        while isRunning, !Task.isCancelled {
            if let text = try? String(contentsOf: file, encoding: .utf8), Int32(text.dropLast()) == id { return true }
            await Self.pause()
        }
        return false
    }

    /// Waits for the end and returns the exit status.
    func status() async -> Int32 {
        await process.status()
    }

    /// Lets other programs run for a moment; nothing depends on its length.
    static func pause() async {
        try? await ContinuousClock().sleep(for: .milliseconds(5))
    }

    /// Sends a signal.
    func signal(_ number: Int32) {
        process.signal(number)
    }
}
#endif
