public import Foundation

/// A complete response of a server: its status, header fields and body.
///
/// An ``HTTPClient`` returns it whatever its status is. Repositories turn a status outside `200..<300`, and a body that
/// reports a failure, into an error.
public struct TransportResponse: Hashable, Sendable {
    /// The HTTP status, for example 200.
    public var status: Int
    /// The header fields.
    public var headers: HeaderFields
    /// The bytes of the body, after decompression.
    public var body: Data

    /// Creates a response.
    public init(status: Int, headers: HeaderFields = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
