#if os(Linux)
import Foundation

/// A program that runs beside a test.
struct Program: Sendable {
    /// The identifier of the process.
    let id: Int32
    private let process: Process
    private let end: AsyncStream<Never>

    /// Starts a program; its output goes to a file.
    ///
    /// - Throws: An error of the file system, or the reason why the program could not be started.
    init(_ url: URL, _ arguments: [String] = [], environment: [String: String], output: URL) throws {
        try Data().write(to: output)
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let handle = try FileHandle(forWritingTo: output)
        process.standardOutput = handle
        process.standardError = handle
        let (end, continuation) = AsyncStream.makeStream(of: Never.self)
        process.terminationHandler = { _ in continuation.finish() }
        try process.run()
        self.end = end
        self.process = process
        id = process.processIdentifier
    }

    /// Whether the program has not ended yet.
    var isRunning: Bool { process.isRunning }

    /// Waits for the end and returns the exit status.
    func status() async -> Int32 {
        for await _ in end {}
        return process.isRunning ? -1 : process.terminationStatus
    }

    /// Sends a signal.
    func signal(_ number: Int32) {
        kill(id, number)
    }
}
#endif
