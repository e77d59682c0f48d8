public import Foundation

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

extension WeatherError: CustomStringConvertible {
    /// What happened and what to do next, in English, for developers and command lines.
    ///
    /// Screens show localised texts instead.
    public var description: String {
        switch self {
        case .missingKey: "No API key is set. Get one at https://home.openweathermap.org/api_keys and pass it on."
        case .invalidKey(let refusal): refusal.description
        case .notFound: "The service knows no such place. Check the spelling or search by coordinates."
        case .badRequest(let reason): reason.description
        case .rateLimited(let wait?): "Too many requests. Try again in \(Self.wholeSeconds(of: wait)) s."
        case .rateLimited(nil): "Too many requests. Wait ten minutes before trying again."
        case .offline: "The service cannot be reached. Check the network connection and try again."
        case .timedOut: "The service did not answer in time. Try again."
        case .server(let status?): "The service failed with HTTP status \(status). Try again later."
        case .server(nil): "The connection to the service broke. Try again."
        case .invalidResponse(let problem):
            "The service's answer is unreadable: \(problem.description) Try again later."
        case .notCached: "Nothing is stored for this place. Connect to the network once to fetch it."
        case .location(let failure): failure.description
        case .storage(let failure): failure.description
        case .unsupported: "This source does not offer the data. Ask another source for it."
        case .cancelled: "The request was cancelled. Start it again if it is still wanted."
        }
    }

    /// The wait rounded up, as asking too early fails again; a day at most, which no server means to exceed.
    private static func wholeSeconds(of wait: Duration) -> Int64 {
        let (seconds, attoseconds) = min(max(wait, .seconds(1)), .seconds(86_400)).components
        return attoseconds > 0 ? seconds + 1 : seconds
    }
}

extension WeatherError: LocalizedError {
    /// The same sentence as ``description``, so that `localizedDescription` says it too.
    public var errorDescription: String? { description }
}
