/// What is wrong with an answer.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum InvalidResponse: Hashable, Sendable, CustomStringConvertible {
    /// The body is empty.
    case empty
    /// The body is longer than `limit` bytes.
    case tooLarge(limit: Int)
    /// The body is of another type, for example a proxy's `text/html` page.
    case unexpectedContentType(String)
    /// The body ends in the middle.
    case truncated
    /// The body is not JSON.
    case notJSON
    /// The value at `path` is missing or of the wrong type, for example `list[3].main.temp`.
    case invalidField(path: String)

    /// What is wrong, in English.
    public var description: String {
        switch self {
        case .empty: "it is empty."
        case .tooLarge(let limit): "it is longer than \(limit) bytes."
        case .unexpectedContentType(let type): "it is \(type) instead of JSON, perhaps from a proxy or a login page."
        case .truncated: "it ends in the middle."
        case .notJSON: "it is not JSON."
        case .invalidField(let path): "\(path) is missing or malformed."
        }
    }
}
