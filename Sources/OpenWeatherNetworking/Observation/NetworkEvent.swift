public import Foundation
public import OpenWeatherCore

/// An event on the way to the service and back, for a logger or for metrics.
///
/// Every exchange begins with ``started(_:)`` and ends with either ``responded(_:status:bytes:duration:)`` or
/// ``failed(_:_:duration:)``. The events of one request have the same ``NetworkRequest/id``. No event contains the key,
/// which is added below the clients that report events.
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
    /// A request waits until a window of the ``/OpenWeatherCore/CallBudget`` ends, because `limit` is used up.
    case waitingForBudget(NetworkRequest, limit: CallLimit, until: Date)
    /// The date of the response differs from the one that its call was counted at, by more than a minute.
    ///
    /// The clock of the device is wrong, or was. Calls are counted by the dates of responses from now on.
    case correctedDate(NetworkRequest, by: Duration)
    /// The calls of days beyond the date of the response, until the day of `until`, were set aside in the ledger.
    ///
    /// A clock that was wrong had named these days. Their calls count when the days come.
    case setAsideCalls(NetworkRequest, until: Date)
    /// The call of a request could not be counted in the ledger, for this reason.
    ///
    /// A request that may cost money is not sent then; others are sent all the same.
    case uncounted(NetworkRequest, WeatherError)
    /// The server refused a request with HTTP 429, so that those of its plan pause for `duration`.
    case paused(NetworkRequest, duration: Duration)

    /// The request that the event is about.
    public var request: NetworkRequest {
        switch self {
        case .started(let request), .responded(let request, _, _, _), .failed(let request, _, _),
            .retrying(let request, _, _), .coalesced(let request), .waitingForRateLimit(let request, _),
            .waitingForBudget(let request, _, _), .correctedDate(let request, _), .setAsideCalls(let request, _),
            .uncounted(let request, _), .paused(let request, _):
            request
        }
    }
}

/// A closure that receives network events.
///
/// It is called on any thread, and in order for one request. The request waits for it, so it must return quickly.
public typealias NetworkEventHandler = @Sendable (NetworkEvent) -> Void

/// A description of a request in an event: its identity, name and method, and its address without the key.
///
/// Headers and body are left out, as they may hold credentials. Use ``operation`` as the label of a metric, and ``id``
/// to join the events of one request. The address contains the place, so it suits logs rather than labels.
public struct NetworkRequest: Hashable, Sendable, Identifiable, CustomStringConvertible {
    /// The identity of the request, which is the same for all attempts at it.
    public let id: UUID
    /// The name of the call, for example `currentWeather`; it is the same for every place.
    public let operation: String
    /// The plan that the service counts the request under.
    public let plan: BillingPlan
    /// The HTTP method.
    public let method: String
    /// The address without the key; `nil` when it cannot be read.
    public let url: URL?

    /// Creates the description of a request, removing an `appid` from its query.
    public init(_ request: TransportRequest) {
        id = request.id
        operation = request.operation
        plan = request.plan
        method = request.method
        url = KeyedQuery.removing(from: request.url)
    }

    /// The method and the address, separated by a space.
    public var description: String { "\(method) \(url?.absoluteString ?? "")" }
}
