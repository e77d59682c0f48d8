/// The reason a loopback server could not start: the system call that failed and its `errno`.
public struct LoopbackFailure: Error, Hashable, Sendable {
    /// The name of the system call, for example `bind`.
    public let operation: String
    /// The system's error number, for example `EADDRINUSE`.
    public let code: Int32
}
