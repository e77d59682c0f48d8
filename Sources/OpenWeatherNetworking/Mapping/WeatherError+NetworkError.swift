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

/// The service's words about a failure, fit to be shown: one short line without control characters.
struct ServiceText: Sendable {
    /// The reason, without a full stop at its end.
    let message: String
    /// The parameters at fault.
    let parameters: [String]

    /// Reads the body of a failure; a proxy's page and an empty body give no reason.
    init(_ body: Data) {
        let message = try? JSONDecoder().decode(ServiceMessage.self, from: body)
        let line = Self.line(message?.text ?? "", limit: 200)
        self.message = line.isEmpty ? "no reason given" : line
        parameters = (message?.parameters ?? []).prefix(8).map { Self.line($0, limit: 40) }.filter { !$0.isEmpty }
    }

    /// Whether a subscription is what is missing.
    var mentionsSubscription: Bool {
        message.lowercased().contains("subscription")
    }

    private static func line(_ text: String, limit: Int) -> String {
        let invisible: Set<Unicode.GeneralCategory> = [.control, .format, .lineSeparator, .paragraphSeparator]
        let words = text.unicodeScalars.prefix(4 * limit)
            .split { $0.properties.isWhitespace || invisible.contains($0.properties.generalCategory) }
            .map { String(String.UnicodeScalarView($0)) }
        var line = words.joined(separator: " ").unicodeScalars.prefix(limit)
        while line.last == " " || line.last == "." { line.removeLast() }
        return String(line)
    }
}
