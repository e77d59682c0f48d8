public import Foundation
public import OpenWeatherCore

/// The reason an HTTP exchange produced no usable response.
///
/// Clients throw it; repositories convert it to the domain's ``/OpenWeatherCore/WeatherError``. It compares by value,
/// carries no address, and takes the room of one reference. A body is part of it, so log ``errorDescription``, which
/// quotes none, rather than the error.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public indirect enum NetworkError: Error, Hashable, Sendable {
    /// A request could not be addressed: the base address is missing or is not an http or https URL with a host, or it has
    /// a user, a query or a fragment.
    case invalidURL
    /// The connection failed; the error's code is the reason.
    ///
    /// Create the error from a code alone, as in `URLError(error.code)`: one that `URLSession` threw prints the failing
    /// URL, key included.
    case transport(URLError)
    /// The server responded with a status other than success.
    ///
    /// `retryAfter` is the time to wait that the server states, or `nil` when it states none.
    case httpStatus(code: Int, body: Data, retryAfter: Duration?)
    /// A response arrived but cannot be read.
    case decoding(InvalidResponse)
    /// A limit refused the request, which may be sent after `retryAfter`; `nil` when the time is not known.
    ///
    /// `limit` is the limit that was met, or unknown for a local rate limit, which also waits after a refusal of the
    /// service.
    case rateLimited(retryAfter: Duration?, limit: CallLimit = .unknown)
    /// The service refused the key, or that of the gateway, for a reason that follows from what else the key has reached.
    case refusedKey(KeyRefusal)
    /// The gateway refused the credentials that were sent with the request, for example a token.
    case refusedByGateway
    /// There is no API key; nothing was sent.
    case missingKey
    /// This system could not send the request.
    case system(SystemFailure)
    /// The calling task was cancelled.
    case cancelled
}

extension NetworkError {
    /// Creates the error for anything that `URLSession` throws, from its code alone.
    init(_ error: any Error) {
        switch error {
        case let error as NetworkError: self = error
        case is CancellationError: self = .cancelled
        case let error as URLError where error.code == .cancelled: self = .cancelled
        // The error that was thrown prints the failing URL; one made from its code cannot.
        case let error as URLError: self = .transport(URLError(error.code))
        default: self = .transport(URLError(.unknown))
        }
    }
}

extension NetworkError: LocalizedError {
    /// The failure and what to do about it, in one or two English sentences for developers and logs.
    ///
    /// It quotes no address, key, header or body. It is never `nil`.
    public var errorDescription: String? {
        switch (self, WeatherError(self)) {
        case (.httpStatus(let code, _, _), .badRequest):
            "The service refused the request with HTTP status \(code). Change the request and try again."
        case (.decoding(.unexpectedContentType), _):
            "The response is not JSON, perhaps from a proxy or a login page. Try again later."
        case (_, let error): error.description
        }
    }
}
