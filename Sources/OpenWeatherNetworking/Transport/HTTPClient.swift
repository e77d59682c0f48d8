/// A type that performs HTTP exchanges, or adds one policy to another client.
///
/// ``URLSessionHTTPClient`` is the transport. Each policy (coalescing, retries, rate limit, events, credentials) is a
/// client that wraps another, so that it works alone and in any stack. Conform a type of yours to add a policy or to
/// replace the transport; <doc:WritingAnHTTPClient> lists what the stack relies on. A client is called from many tasks
/// at the same time.
///
/// ```swift
/// let api = OpenWeatherAPIConfiguration(apiKey: APIKey(key))
/// var client: any HTTPClient = URLSessionHTTPClient(timeout: .seconds(10))
/// client = AuthorizingHTTPClient(wrapping: client, key: api.apiKey)
/// client = RateLimitedHTTPClient(wrapping: client, limit: .free)
/// client = RetryingHTTPClient(wrapping: client)
/// client = CoalescingHTTPClient(wrapping: client)
/// let weather = RemoteWeatherRepository(client: client, api: api)
/// ```
public protocol HTTPClient: Sendable {
    /// Sends `request` and returns the response, whatever its status is.
    ///
    /// An implementation throws ``NetworkError/cancelled`` soon after the calling task is cancelled.
    ///
    /// - Throws: ``NetworkError`` when no complete response arrived.
    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse
}
