/// The reason a question about the weather has no answer.
///
/// The one error of the domain: its cases are what a user interface does differently, its payloads are plain data.
/// No case carries a URL or an underlying error, and what is quoted of an answer has had the API key removed.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum WeatherError: Error, Hashable, Sendable {
    /// There is no API key, or it is a placeholder; nothing was sent.
    case missingKey
    /// The service refused the key (HTTP 401, or 403 from a gateway).
    case invalidKey(KeyRefusal)
    /// The service knows no such place (HTTP 404).
    case notFound
    /// The question itself is wrong; asking again does not help.
    case badRequest(BadRequest)
    /// Too many questions, for the service (HTTP 429) or for a limit of one's own; `retryAfter` is how long to wait, if
    /// that is known.
    case rateLimited(retryAfter: Duration?)
    /// The service could not be reached.
    case offline
    /// The service did not answer in time.
    case timedOut
    /// The service failed; `status` is the HTTP status, `nil` when the connection broke without one.
    case server(status: Int?)
    /// The answer could not be understood.
    case invalidResponse(InvalidResponse)
    /// ``FetchPolicy/cacheOnly`` was asked for and the cache holds nothing.
    case notCached
    /// The device's own place is not available.
    case location(LocationFailure)
    /// Something could not be saved or read on this device.
    case storage(StorageFailure)
    /// The source does not offer this kind of data, for example air quality; asking again does not help.
    case unsupported
    /// The caller no longer wants the answer.
    case cancelled

    /// Whether the same question may succeed later without the user changing anything.
    public var isTransient: Bool {
        switch self {
        case .rateLimited, .offline, .timedOut, .server, .invalidResponse: true
        case .missingKey, .invalidKey, .notFound, .badRequest, .notCached, .location, .storage, .unsupported,
            .cancelled:
            false
        }
    }
}
