public import Foundation

/// A request as a ``LoopbackWeatherServer`` received it.
public struct LoopbackRequest: Hashable, Sendable {
    /// The HTTP method, for example `GET`.
    public let method: String
    /// The path and query as sent, percent-encoded.
    public let target: String
    /// The path without the query, percent-decoded.
    public let path: String
    /// The query's items in order, percent-decoded.
    public let queryItems: [URLQueryItem]
    /// The headers by lower-case name; of a repeated one, the last.
    public let headers: [String: String]
    /// The body; empty for a `GET`.
    public let body: Data

    /// The value of the first query item called `name`.
    public func query(_ name: String) -> String? {
        queryItems.first { $0.name == name }?.value
    }

    /// Describes a request by its parts, as the server does when it has read one.
    public init(method: String, target: String, headers: [String: String] = [:], body: Data = Data()) {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
        let components = URLComponents(string: target)
        path = components?.path ?? target
        queryItems = components?.queryItems ?? []
    }
}
