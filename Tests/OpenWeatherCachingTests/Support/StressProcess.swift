import Foundation

/// A run of the stress tool in a process of its own.
final class StressProcess: Sendable {
    private let process: Process
    private let output: FileHandle
    private let end: AsyncStream<Never>

    /// Starts the tool.
    init(_ words: String...) throws {
        let process = Process()
        let pipe = Pipe()
        let (end, continuation) = AsyncStream.makeStream(of: Never.self)
        process.executableURL = Self.tool
        process.arguments = words
        process.standardOutput = pipe
        process.terminationHandler = { _ in continuation.finish() }
        try process.run()
        self.process = process
        self.end = end
        output = pipe.fileHandleForReading
    }

    /// Reads until the tool has told of `count` steps, or has ended.
    func waitForSteps(_ count: Int) {
        var rest = count
        while rest > 0, let bytes = try? output.read(upToCount: rest), !bytes.isEmpty { rest -= bytes.count }
    }

    /// Ends the tool at once, wherever it is.
    func strikeDead() async {
        _ = kill(process.processIdentifier, SIGKILL)
        for await _ in end {}
    }

    /// Waits for the tool's own end and returns its exit status.
    func status() async -> Int32 {
        for await _ in end {}
        return process.terminationStatus
    }

    /// Whether the tool was built beside the tests.
    static var isAvailable: Bool {
        FileManager.default.isExecutableFile(atPath: tool.path(percentEncoded: false))
    }

    private static var tool: URL {
        let tests =
            Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.executableURL
        return (tests ?? Bundle.main.bundleURL).deletingLastPathComponent().appending(path: "CacheStressTool")
    }
}
