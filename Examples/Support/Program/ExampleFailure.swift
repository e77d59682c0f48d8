/// A failure that an example ends with.
public struct ExampleFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What happened and what to do next.
    public let description: String

    /// Describes a failure.
    public init(_ description: String) {
        self.description = description
    }
}
