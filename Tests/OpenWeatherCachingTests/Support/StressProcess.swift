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
        let (steps, stepsContinuation) = AsyncStream.makeStream(of: Int.self)
        self.steps = steps
        // On a thread of its own, because a read blocks, and all tests share few threads. A handler that the system calls
        // would read on Linux with libdispatch, which can end the process when the other end of a pipe is closed
        // (swift-corelibs-libdispatch issue 949).
        Thread.detachNewThread {
            while case let bytes = pipe.fileHandleForReading.availableData, !bytes.isEmpty {
                stepsContinuation.yield(bytes.count)
            }
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

    /// Waits for the end of the tool's output and returns the number of steps that it has reported.
    func allSteps() async -> Int {
        await steps.reduce(0, +)
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
