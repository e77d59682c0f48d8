#if os(macOS) || os(Linux)
import Foundation

/// Another process, usually of this program, which ends together with this one.
final class ChildProcess: Sendable {
    private let process: Process
    private let input = Pipe()
    private let lines = Pipe()
    private let end: AsyncStream<Never>

    /// Starts `program` with `arguments`.
    ///
    /// - Throws: The reason why the program could not be started.
    init(_ program: URL, _ arguments: [String]) throws {
        process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = lines
        let (end, continuation) = AsyncStream.makeStream(of: Never.self)
        process.terminationHandler = { _ in continuation.finish() }
        self.end = end
        try process.run()
    }

    /// Starts this program with `arguments`.
    convenience init(_ arguments: [String]) throws {
        guard let program = Bundle.main.executableURL else {
            throw BenchmarkFailure(description: "The program does not know its own file.")
        }
        try self.init(program, arguments)
    }

    /// Waits for the first line that the process prints and returns it.
    func firstLine() -> String {
        var text = ""
        while !text.contains("\n") {
            let bytes = lines.fileHandleForReading.availableData
            guard !bytes.isEmpty else { break }
            text += String(decoding: bytes, as: UTF8.self)
        }
        return String(text.prefix { $0 != "\n" })
    }

    /// Waits for the end of the process and returns what it printed, which has to fit into a pipe.
    func output() async -> String {
        for await _ in end {}
        return String(decoding: lines.fileHandleForReading.availableData, as: UTF8.self)
    }

    /// Ends the process.
    func stop() {
        process.terminate()
    }
}
#endif
