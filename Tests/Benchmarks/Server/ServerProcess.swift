#if os(macOS) || os(Linux)
import Foundation

/// A server in a process of its own, so that its work is not measured with that of its clients.
enum ServerProcess {
    /// Starts a server, calls `body` with its address, and stops it.
    ///
    /// - Parameters:
    ///   - delay: The time that the server waits before each response.
    ///   - body: The work that needs the server.
    /// - Returns: The result of `body`.
    /// - Throws: The error of `body`, or the reason why the server could not be started.
    static func withServer<Result: Sendable>(
        delay: Duration = .zero,
        _ body: (URL) async throws -> Result
    ) async throws -> Result {
        let process = try ChildProcess(["--serve", "\(Int(delay / .milliseconds(1)))"])
        defer { process.stop() }
        let port = process.firstLine()
        guard !port.isEmpty, let url = URL(string: "http://127.0.0.1:\(port)") else {
            throw BenchmarkFailure(description: "The server did not start.")
        }
        return try await body(url)
    }

    /// Is that process: serves requests until the process that started it closes the input or ends.
    static func run(delay: Duration) throws {
        let bodies = Bodies()
        let server = try FixedServer(
            responses: ["/weather": bodies.weather, "/forecast": bodies.forecast],
            delay: delay
        )
        server.start()
        // `print` would buffer the line, because standard output is a pipe.
        FileHandle.standardOutput.write(Data("\(server.port)\n".utf8))
        while !FileHandle.standardInput.availableData.isEmpty {}
    }
}
#endif
