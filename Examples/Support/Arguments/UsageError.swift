/// An error in the use of the command line.
public struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The argument that is not valid, as it was typed.
    public let argument: String

    /// The reason why it is not valid.
    public let reason: String

    /// Creates an error about an argument.
    public init(_ argument: String, _ reason: String) {
        self.argument = argument
        self.reason = reason
    }

    /// The argument and the reason.
    public var description: String { "\(argument): \(reason)" }
}
