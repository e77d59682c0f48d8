#if os(macOS) || os(Linux)
public import Foundation

/// A process that a test has started.
///
/// Foundation's `Process` reads the list of open files beyond its end on Linux up to Swift 6.3, which ends the test runner
/// once in a while when thousands are open (swift-corelibs-foundation pull request 5472). It also learns of an end by a
/// socket that other children inherit. Here the system itself tells of it.
public final class Subprocess: Sendable {
    /// A program could not be started.
    public struct Failure: Error {
        /// The error number of the system.
        public let number: Int32
    }

    /// The identifier of the process.
    public let id: Int32
    private let end: Task<Int32, Never>

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: The file of the program.
    ///   - arguments: The arguments without the name of the program.
    ///   - environment: The whole environment; `nil` for that of this process.
    ///   - output: The file of standard output; `nil` for that of this process.
    ///   - errors: The file of standard error; `nil` for that of this process.
    /// - Throws: ``Failure``.
    public init(
        _ program: URL,
        _ arguments: [String],
        environment: [String: String]? = nil,
        output: FileHandle? = nil,
        errors: FileHandle? = nil
    ) throws {
        let path = program.path(percentEncoded: false)
        let variables = (environment ?? ProcessInfo.processInfo.environment).map { "\($0)=\($1)" }
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        posix_spawnattr_init(&attributes)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_CLOEXEC_DEFAULT))
        #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        // The threads of tasks take no signals, which a child would inherit.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        #endif
        posix_spawn_file_actions_init(&actions)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output?.fileDescriptor ?? STDOUT_FILENO, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors?.fileDescriptor ?? STDERR_FILENO, STDERR_FILENO)
        #if !canImport(Darwin)
        // Other threads open files meanwhile; closing one that is not open does no harm.
        for file in STDERR_FILENO + 1...(try Self.lastOpenFile() + 64) {
            posix_spawn_file_actions_addclose(&actions, file)
        }
        #endif
        var id: pid_t = 0
        let number = Self.withStrings([path] + arguments) { words in
            Self.withStrings(variables) { posix_spawn(&id, path, &actions, &attributes, words, $0) }
        }
        guard number == 0 else { throw Failure(number: number) }
        self.id = id
        end = Self.end(of: id)
    }

    /// Whether the process has not ended yet.
    public var isRunning: Bool { kill(id, 0) == 0 }

    /// Waits for the end, and returns the exit status, or the signal that ended the process.
    ///
    /// A process whose waiting task is cancelled is asked to end.
    @discardableResult
    public func status() async -> Int32 {
        await withTaskCancellationHandler {
            await end.value
        } onCancel: {
            signal(SIGTERM)
        }
    }

    /// Sends a signal.
    public func signal(_ number: Int32) {
        kill(id, number)
    }

    /// Sends a signal once a condition holds, unless the process ends before.
    ///
    /// A thread of its own looks at the condition: a task may wait for its turn longer than the process for anything.
    public func signal(_ number: Int32, once condition: @escaping @Sendable () -> Bool) {
        Thread.detachNewThread {
            while self.isRunning {
                if condition() { return self.signal(number) }
                Thread.sleep(forTimeInterval: 0.01)
            }
        }
    }

    /// Waits for a child on a thread of its own, because that blocks, and all tests share few threads.
    private static func end(of id: Int32) -> Task<Int32, Never> {
        let (statuses, continuation) = AsyncStream.makeStream(of: Int32.self)
        Thread.detachNewThread {
            var status: Int32 = 0
            while waitpid(id, &status, 0) == -1, errno == EINTR {}
            let signal = status & 0x7f
            continuation.yield(signal == 0 ? (status >> 8) & 0xff : signal)
            continuation.finish()
        }
        return Task {
            for await status in statuses { return status }
            return -1
        }
    }

    /// Returns the highest number of an open file.
    private static func lastOpenFile() throws -> Int32 {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { Int32($0) }.max() ?? 1_024
    }

    /// Calls a closure with a list of C strings that ends with a null pointer.
    private static func withStrings<Result>(
        _ strings: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = strings.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers + [nil])
    }
}
#endif
