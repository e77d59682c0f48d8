public import Foundation

/// The reason a request for weather did not produce a value.
///
/// It is the only error of the domain: every repository, use case and store throws it. Its cases are the situations in
/// which a user interface behaves differently, and its payloads are plain data, so errors can be compared, hashed, and
/// stored in a state. No case carries a URL or an underlying error, and text quoted from a response has had the API key
/// removed. A ``FaultPlace`` names the host and the port for ``description`` and makes no difference between two errors.
/// An error takes the room of one reference, because every fetched value has room for one.
///
/// ```swift
/// func advice(for query: LocationQuery, from weather: any WeatherRepository) async -> String {
///     do throws(WeatherError) {
///         let response = try await weather.currentWeather(for: query)
///         return "\(response.value.temperature.celsius) °C"
///     } catch {
///         switch error {
///         case .missingKey, .invalidKey: return "Ask for a key."
///         case .rateLimited(let wait?, _): return "Try again in \(wait)."
///         case _ where error.isTransient: return "Try again later."
///         default: return error.description
///         }
///     }
/// }
/// ```
///
/// See <doc:HandlingErrors> for the cause of each case and how the screens react to it.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public indirect enum WeatherError: Error, Hashable, Sendable {
    /// No API key is set, or it is a placeholder; nothing was sent.
    case missingKey
    /// The service rejected the key (HTTP 401 or 403), or the gateway's key for a product that a plan may lack.
    case invalidKey(KeyRefusal)
    /// The gateway rejected this app's own credentials (HTTP 401 or 403); that says nothing about an API key.
    case refusedByGateway
    /// The service does not know the place (HTTP 404 with a message, as the service sends it).
    case notFound
    /// The request itself is invalid; repeating it does not help.
    case badRequest(BadRequest)
    /// Too many requests, by the service's limit (HTTP 429) or by the client's own.
    ///
    /// `retryAfter` is the time to wait, or `nil` when it is not known; `limit` is the limit that was met.
    case rateLimited(retryAfter: Duration?, limit: CallLimit = .unknown)
    /// The service could not be reached.
    case offline(at: FaultPlace)
    /// The service did not respond in time.
    case timedOut(at: FaultPlace)
    /// The service failed; `status` is the HTTP status, or `nil` when the connection broke without one.
    case server(status: Int?, at: FaultPlace)
    /// The response could not be decoded.
    case invalidResponse(InvalidResponse)
    /// The policy was ``FetchPolicy/cacheOnly`` and the cache holds no usable value.
    case notCached
    /// The device's own location is not available.
    case location(LocationFailure)
    /// Something could not be saved or read on this device.
    case storage(StorageFailure)
    /// This system could not send the request.
    case system(SystemFailure)
    /// The source does not offer this kind of data, for example air quality; repeating the request does not help.
    case unsupported
    /// The calling task was cancelled.
    case cancelled

    /// The service could not be reached, at a place that is not known.
    public static var offline: WeatherError { .offline(at: .unknown) }

    /// The service did not respond in time, at a place that is not known.
    public static var timedOut: WeatherError { .timedOut(at: .unknown) }

    /// Returns the error for a service that failed, at a place that is not known.
    public static func server(status: Int?) -> WeatherError { .server(status: status, at: .unknown) }

    /// A Boolean value that indicates whether the same request may succeed later without the user changing anything.
    public var isTransient: Bool {
        switch self {
        case .rateLimited(_, .contradiction): false
        case .rateLimited, .offline, .timedOut, .server, .invalidResponse, .system(.tooManyOpenFiles): true
        case .missingKey, .invalidKey, .refusedByGateway, .notFound, .badRequest, .notCached, .location, .storage,
            .system, .unsupported, .cancelled:
            false
        }
    }
}

extension WeatherError: CustomStringConvertible {
    /// A sentence in English that states the cause and a remedy, for developers and command-line tools.
    ///
    /// Screens show localized texts instead.
    public var description: String {
        switch self {
        case .missingKey: "No API key is set. Get one at https://home.openweathermap.org/api_keys and pass it on."
        case .invalidKey(let refusal): refusal.description
        case .refusedByGateway:
            "The gateway refused this app's credentials. Check the headers of its configuration, such as the token."
        case .notFound: "The service knows no such place. Check the spelling or search by coordinates."
        case .badRequest(let reason): reason.description
        case .rateLimited(let wait?, .unknown): "Too many requests. Try again in \(Self.text(of: wait))."
        case .rateLimited(_, let limit): limit.description
        case .offline(let place): place.whenUnreachable
        case .timedOut(let place): place.whenLate
        case .server(let status, let place): place.whenFailed(with: status)
        case .invalidResponse(let problem):
            "\(problem.place.server.map { "The response of \($0)" } ?? "The service's response") is invalid: "
                + "\(problem.description) \(problem.isOfAnotherServer ? "Check the base address and the network." : "Try again later.")"
        case .notCached: "Nothing is stored for this place. Connect to the network once to fetch it."
        case .location(let failure): failure.description
        case .storage(let failure): failure.description
        case .system(let failure): failure.description
        case .unsupported: "This source does not offer the data. Ask another source for it."
        case .cancelled: "The request was cancelled. Start it again if it is still wanted."
        }
    }

    /// Returns the wait in seconds, in minutes from two of them on, or in hours from two of them on, and at most a day.
    ///
    /// It is rounded up, because a retry that comes too early fails again.
    private static func text(of wait: Duration) -> String {
        let (whole, attoseconds) = wait.clamped(to: .seconds(1) ... .longestWait).components
        let seconds = attoseconds > 0 ? whole + 1 : whole
        return switch seconds {
        case ...120: "\(seconds) s"
        case ...7200: "\((seconds + 59) / 60) min"
        default: "\((seconds + 3599) / 3600) h"
        }
    }
}

extension Duration {
    /// The longest wait that a service is believed: a day.
    package static let longestWait = Duration.seconds(86_400)
}

extension WeatherError: LocalizedError {
    /// The same sentence as ``description``, so that `localizedDescription` returns it; never `nil`.
    public var errorDescription: String? { description }
}
