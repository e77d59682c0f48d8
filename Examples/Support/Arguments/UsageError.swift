/// A mistake on the command line.
public struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The argument at fault, as it was typed.
    public let argument: String

    /// What is wrong with it.
    public let reason: String

    /// Describes a mistake.
    public init(_ argument: String, _ reason: String) {
        self.argument = argument
        self.reason = reason
    }

    /// The argument and what is wrong with it.
    public var description: String { "\(argument): \(reason)" }
}
