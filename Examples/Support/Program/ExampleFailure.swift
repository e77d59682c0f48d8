/// A failure that ends an example, with a message for the user.
public struct ExampleFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The message: the reason and, where possible, the next step.
    public let description: String

    /// Creates a failure with a message.
    public init(_ description: String) {
        self.description = description
    }
}
