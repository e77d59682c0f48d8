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
