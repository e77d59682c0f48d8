#if os(macOS) || os(Linux)
import Foundation

/// A run of the stress tool in a process of its own, on systems where a program may start others.
final class StressProcess: Sendable {
    private let process: Process
    private let steps: AsyncStream<Int>
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
        // Not read in the task of a test: a read that blocks would hold one of the few threads that all tests share.
        let (steps, stepsContinuation) = AsyncStream.makeStream(of: Int.self)
        self.steps = steps
        pipe.fileHandleForReading.readabilityHandler = { handle in
            let bytes = handle.availableData
            guard bytes.isEmpty else { return _ = stepsContinuation.yield(bytes.count) }
            handle.readabilityHandler = nil
            stepsContinuation.finish()
        }
    }

    /// Waits until the tool has reported `count` steps or has ended.
    func waitForSteps(_ count: Int) async {
        var rest = count
        for await new in steps {
            rest -= new
            if rest <= 0 { return }
        }
    }

    /// Kills the tool, wherever it is, and waits for its end.
    func killNow() async {
        _ = kill(process.processIdentifier, SIGKILL)
        for await _ in end {}
    }

    /// Waits for the end of the tool and returns its exit status.
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
#endif
