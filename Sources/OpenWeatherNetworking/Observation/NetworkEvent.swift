#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking  // Linux keeps URLRequest in a module of its own.
#else
public import Foundation
#endif

/// Something that happened on the way to the service and back, for a logger or metrics.
///
/// No event can carry the key: it joins a request below everything that makes events.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum NetworkEvent: Hashable, Sendable {
    /// A request was handed to the transport.
    case started(NetworkRequest)
    /// The server answered.
    case answered(NetworkRequest, status: Int, bytes: Int, duration: Duration)
    /// The exchange failed without an answer.
    case failed(NetworkRequest, NetworkError, duration: Duration)
    /// The exchange is tried again after `delay`; `attempt` counts from 2.
    case retrying(NetworkRequest, attempt: Int, delay: Duration)
    /// The request joined an identical one that was already under way.
    case coalesced(NetworkRequest)
    /// The request waits `delay` for the rate limit.
    case waitingForRateLimit(NetworkRequest, delay: Duration)
}

/// A receiver of network events; called in order for one request, from any thread, so it must be quick.
public typealias NetworkEventHandler = @Sendable (NetworkEvent) -> Void

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
