/// The name of a cached answer.
///
/// Made of what was asked, never of the API key; stores turn it into a hash before it becomes a file name.
public struct CacheKey: Hashable, Sendable, CustomStringConvertible {
    /// The text that two equal questions share.
    public let description: String

    /// Creates a key from its text.
    public init(_ text: String) {
        description = text
    }
}
