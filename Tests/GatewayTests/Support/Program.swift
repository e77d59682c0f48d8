#if os(Linux)
import Foundation

/// A program that runs beside a test.
struct Program: Sendable {
    /// The identifier of the process.
    let id: Int32
    private let process: Process

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
        try process.run()
        self.process = process
        id = process.processIdentifier
    }

    /// Whether the program has not ended yet.
    ///
    /// `Process` learns of an end by a socket that other programs inherit, so that it may learn of it far too late.
    var isRunning: Bool { process.isRunning && !["Z", "X", ""].contains(fields.first ?? "") }

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
        while isRunning, !Task.isCancelled { await Self.pause() }
        guard process.isRunning else { return process.terminationStatus }
        return fields.last.flatMap { Int32($0) }.map { $0 >> 8 } ?? -1
    }

    /// Lets other programs run for a moment; nothing depends on its length.
    static func pause() async {
        try? await ContinuousClock().sleep(for: .milliseconds(5))
    }

    /// What the system knows about the process, from its state to its exit code.
    private var fields: [String] {
        let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
        return text?.split(separator: ")").last?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    }

    /// Sends a signal.
    func signal(_ number: Int32) {
        kill(id, number)
    }
}
#endif
