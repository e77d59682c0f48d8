public import Foundation
public import OpenWeatherCore

/// The reason an HTTP exchange gave no usable answer.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum NetworkError: Error, Hashable, Sendable {
    /// A URL could not be built from the configuration.
    case invalidURL
    /// The connection failed. The error is rebuilt from its code, because a `URLError` as it comes prints the
    /// failing URL, key included.
    case transport(URLError)
    /// The server answered with a status other than success.
    case httpStatus(code: Int, body: Data, retryAfter: Duration?)
    /// The answer arrived but cannot be read.
    case decoding(InvalidResponse)
    /// A rate limit of our own refused the request; a slot is free after `retryAfter`.
    case rateLimited(retryAfter: Duration)
    /// There is no API key; nothing was sent.
    case missingKey
    /// The calling task was cancelled.
    case cancelled
}

extension NetworkError: LocalizedError {
    /// What happened and what to do next, in English, without the address, the key or the body.
    public var errorDescription: String? { WeatherError(self).description }
}

extension NetworkError {
    /// Describes whatever `URLSession` threw, by its code alone.
    init(_ error: any Error) {
        switch error {
        case let error as NetworkError: self = error
        case is CancellationError: self = .cancelled
        case let error as URLError where error.code == .cancelled: self = .cancelled
        // What comes as it is prints the failing URL; a code cannot.
        case let error as URLError: self = .transport(URLError(error.code))
        default: self = .transport(URLError(.unknown))
        }
    }
}
