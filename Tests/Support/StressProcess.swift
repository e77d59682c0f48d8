#if os(macOS) || os(Linux)
import Foundation
import OpenWeatherCore

/// A run of a program of the package in a process of its own that reports its progress, on systems where a program may
/// start others.
///
/// The program writes a byte to its standard output for each step that it has done.
public final class StressProcess: Sendable {
    private static let tool = "CacheStressTool"

    /// The moment at which the program is killed.
    private struct Moment {
        /// The number of steps that it has reported by then, at least.
        let steps: Int
        /// A directory that has a file by then, if it comes to that; `nil` for any moment.
        let staging: String?
        /// The turns of a loop after that.
        let spins: Int

        /// Waits for the moment after the steps, and kills the program.
        func kill(_ process: Subprocess) {
            if let staging {
                var looks = 5_000
                while looks > 0, (try? FileManager.default.contentsOfDirectory(atPath: staging))?.isEmpty ?? true {
                    looks -= 1
                }
            } else {
                // A step is reported at its end; spinning reaches a random point of the next ones.
                var spins = spins
                while spins > 0 { spins -= 1 }
            }
            process.signal(SIGKILL)
        }
    }

    /// What the program has reported, and when it is killed.
    private struct Progress {
        var steps = 0
        var end: Moment?

        /// Removes the moment and returns it when its steps are done.
        mutating func takeDue() -> Moment? {
            guard let end, steps >= end.steps else { return nil }
            self.end = nil
            return end
        }
    }

    private let process: Subprocess
    private let total: AsyncStream<Int>
    private let progress = Locked(Progress())

    /// Starts a program of the package.
    ///
    /// - Parameters:
    ///   - words: The arguments of the program.
    ///   - program: The name of the program.
    ///   - date: The date that its clock shows at the start, such as `2026-05-28 12:00:00` in UTC; `nil` for the system's.
    ///     It needs ``movesClocks``.
    /// - Throws: ``Subprocess/Failure``.
    public init(_ words: [String], program: String, date: String? = nil) throws {
        let pipe = Pipe()
        let (total, continuation) = AsyncStream.makeStream(of: Int.self)
        let file = BuiltProgram(program).url
        #if os(Linux)
        if date != nil { MovedClock.removeLeftovers() }
        #endif
        let process =
            if let date {
                try Subprocess(
                    URL(filePath: Self.faketime),
                    ["-f", "@\(date)", file.path(percentEncoded: false)] + words,
                    environment: ProcessInfo.processInfo.environment.merging(["TZ": "UTC"]) { $1 },
                    output: pipe.fileHandleForWriting
                )
            } else {
                try Subprocess(file, words, output: pipe.fileHandleForWriting)
            }
        try pipe.fileHandleForWriting.close()
        self.process = process
        self.total = total
        // On a thread of its own, because a read blocks, and all tests share few threads. A handler that the system calls
        // would read on Linux with libdispatch, which can end the process when the other end of a pipe is closed
        // (swift-corelibs-libdispatch issue 949). It kills the program, too: a task may wait long for its turn, while the
        // program writes on without an end.
        Thread.detachNewThread { [progress] in
            while case let bytes = pipe.fileHandleForReading.availableData, !bytes.isEmpty {
                let end = progress.withLock { progress in
                    progress.steps += bytes.count
                    return progress.takeDue()
                }
                end?.kill(process)
            }
            continuation.yield(progress.withLock { $0.steps })
            continuation.finish()
        }
    }

    /// Starts the stress tool.
    public convenience init(_ words: String..., date: String? = nil) throws {
        try self.init(words, program: Self.tool, date: date)
    }

    /// Waits for the end of the program's output and returns the number of steps that it has reported.
    public func allSteps() async -> Int {
        for await steps in total { return steps }
        return 0
    }

    /// Kills the program at a random moment after fewer than `limit` steps, and returns the number that it had reported.
    ///
    /// `staging` is a directory that has a file while the program is in the middle of a step, at which half of the moments
    /// are.
    @discardableResult
    public func kill(within limit: Int, watching staging: String?, using random: inout SeededGenerator) async -> Int {
        let steps = Int.random(in: 1..<limit, using: &random)
        let isStaged = Bool.random(using: &random)
        let spins = Int.random(in: 0..<40_000, using: &random)
        let end = progress.withLock { progress in
            progress.end = Moment(steps: steps, staging: isStaged ? staging : nil, spins: spins)
            return progress.takeDue()
        }
        end?.kill(process)
        await process.status()
        return await allSteps()
    }

    /// Waits for the end of the program and returns its exit status.
    public func status() async -> Int32 {
        await process.status()
    }

    private static let faketime = "/usr/bin/faketime"

    /// Whether a program can be started with another date, which takes Debian's faketime.
    public static var movesClocks: Bool { FileManager.default.isExecutableFile(atPath: faketime) }

    /// Whether the stress tool was built beside the tests.
    public static var isAvailable: Bool { BuiltProgram(tool).isBuilt }
}
#endif
