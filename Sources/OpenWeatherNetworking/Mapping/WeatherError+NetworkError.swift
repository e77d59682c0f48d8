import Foundation
public import OpenWeatherCore

extension WeatherError {
    /// Creates the domain's error for a failed exchange.
    ///
    /// A repository of your own maps its failures with it, so that the same failure means the same everywhere.
    public init(_ error: NetworkError) {
        switch error {
        case .invalidURL: self = .badRequest(.invalidAddress)
        case .transport(let error): self = Self.connection(error.code)
        case .httpStatus(let code, let body, let retryAfter):
            self = Self.refusal(code, ServiceText(body), retryAfter: retryAfter)
        case .decoding(let problem): self = .invalidResponse(problem)
        case .rateLimited(let retryAfter): self = .rateLimited(retryAfter: retryAfter)
        case .missingKey: self = .missingKey
        case .cancelled: self = .cancelled
        }
    }

    private static func connection(_ code: URLError.Code) -> WeatherError {
        switch code {
        case .notConnectedToInternet, .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost,
            .networkConnectionLost, .internationalRoamingOff, .dataNotAllowed, .callIsActive:
            .offline
        case .timedOut: .timedOut
        case .cancelled: .cancelled
        default: .server(status: nil)
        }
    }

    /// The meaning of a status other than success.
    ///
    /// The service does not send 403; a gateway that does refuses what lets one in, so that it is told like a 401.
    private static func refusal(_ code: Int, _ text: ServiceText, retryAfter: Duration?) -> WeatherError {
        switch code {
        case 400: .badRequest(.refused(message: text.message, parameters: text.parameters))
        case 401, 403: .invalidKey(text.mentionsSubscription ? .subscriptionRequired : .unknownOrInactive)
        case 404: .notFound
        case 429: .rateLimited(retryAfter: retryAfter)
        default: .server(status: code)
        }
    }
}
