#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking  // Linux keeps URLRequest in a module of its own.
#else
public import Foundation
#endif

/// An event on the way to the service and back, for a logger or for metrics.
///
/// Every exchange begins with ``started(_:)`` and ends with either ``responded(_:status:bytes:duration:)`` or
/// ``failed(_:_:duration:)``. No event contains the key, which is added below the clients that report events.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum NetworkEvent: Hashable, Sendable {
    /// A request was passed to the transport.
    case started(NetworkRequest)
    /// The server responded, with any status and a body of as many bytes.
    case responded(NetworkRequest, status: Int, bytes: Int, duration: Duration)
    /// The exchange failed without a response.
    case failed(NetworkRequest, NetworkError, duration: Duration)
    /// The request is repeated after `delay`; `attempt` counts from 2.
    case retrying(NetworkRequest, attempt: Int, delay: Duration)
    /// A request joined an identical one in flight and was not sent itself.
    case coalesced(NetworkRequest)
    /// A request waits `delay` for the rate limit.
    case waitingForRateLimit(NetworkRequest, delay: Duration)
}

/// A closure that receives network events.
///
/// It is called on any thread, and in order for one request. The request waits for it, so it must return quickly.
public typealias NetworkEventHandler = @Sendable (NetworkEvent) -> Void

/// A description of a request in an event: the method and the address without the key.
///
/// Headers and body are left out, as they may hold credentials. Descriptions compare by value, so that the events of
/// one address can be grouped.
public struct NetworkRequest: Hashable, Sendable, CustomStringConvertible {
    /// The HTTP method.
    public let method: String
    /// The address without the key; `nil` when the request has none.
    public let url: URL?

    /// Creates the description of a request, removing an `appid` from its query.
    public init(_ request: URLRequest) {
        method = request.httpMethod ?? "GET"
        url = request.url.flatMap(KeyedQuery.removing)
    }

    /// The method and the address, separated by a space.
    public var description: String { "\(method) \(url?.absoluteString ?? "")" }
}
