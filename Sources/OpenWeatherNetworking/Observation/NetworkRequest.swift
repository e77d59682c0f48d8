#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking  // Linux keeps URLRequest in a module of its own.
#else
public import Foundation
#endif

/// A request as an event tells of it: what was asked, without the key.
public struct NetworkRequest: Hashable, Sendable, CustomStringConvertible {
    /// The HTTP method.
    public let method: String
    /// The address without the key.
    public let url: URL?

    /// Describes a request; an `appid`, if there is one, is left out.
    public init(_ request: URLRequest) {
        method = request.httpMethod ?? "GET"
        url = request.url.flatMap(KeyedQuery.removing)
    }

    /// Method and address.
    public var description: String { "\(method) \(url?.absoluteString ?? "")" }
}
