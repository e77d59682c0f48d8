public import Foundation
public import OpenWeatherCore

extension WeatherError {
    /// Creates the domain's error for a failed exchange.
    ///
    /// A source of your own that sends its requests through an ``HTTPClient`` maps its failures with this initializer,
    /// so that screens, retries and caches treat them like those of the service:
    ///
    /// | network error | error of the domain |
    /// | --- | --- |
    /// | ``NetworkError/invalidURL`` | `badRequest(.invalidAddress)` |
    /// | ``NetworkError/transport(_:)`` | `offline` when the host cannot be reached, `timedOut`, `cancelled`, `badRequest(.insecureAddress)` for an unencrypted connection that this package or the system refuses, else `server(status: nil)` |
    /// | ``NetworkError/httpStatus(code:body:retryAfter:)`` 400 | `badRequest(.refused)` with the service's message on one short line |
    /// | 401, 403 | `invalidKey(.undetermined)`, as one response alone does not tell the reason |
    /// | 404 | `notFound` |
    /// | 400, 403, 404 with a body that has neither a message nor a status | `invalidResponse(.otherServer)` |
    /// | 407 | `invalidResponse(.proxyRefusal)` |
    /// | 429 | `rateLimited`, with the wait that the server states |
    /// | any other status | `server(status:)` |
    /// | ``NetworkError/decoding(_:)`` | `invalidResponse` |
    /// | ``NetworkError/rateLimited(retryAfter:limit:)`` | `rateLimited` with the same limit |
    /// | ``NetworkError/refusedKey(_:)`` | `invalidKey` with the same reason |
    /// | ``NetworkError/refusedByGateway`` | `refusedByGateway` |
    /// | ``NetworkError/missingKey`` | `missingKey` |
    /// | ``NetworkError/system(_:)`` | `system` with the same reason |
    /// | ``NetworkError/cancelled`` | `cancelled` |
    ///
    /// Messages are read from a JSON object with a `message` string, the shape of OpenWeather's own. Map a status that
    /// means something else at your service before you use the initializer.
    ///
    /// - Parameters:
    ///   - error: The failure.
    ///   - url: The address of the request, of which ``description`` names the host and the port; `nil` for none.
    public init(_ error: NetworkError, at url: URL? = nil) {
        self.init(error, at: FaultPlace(url, error, ProcessInfo.processInfo.environment))
    }

    /// Creates the domain's error for a failed exchange at a place.
    init(_ error: NetworkError, at place: FaultPlace) {
        switch error {
        case .invalidURL: self = .badRequest(.invalidAddress)
        case .transport(let error): self = Self.connection(error.code, place)
        case .httpStatus(let code, let body, let retryAfter):
            self = Self.refusal(code, body, retryAfter: retryAfter, place)
        case .decoding(.unexpectedContentType(let type, _)):
            self = .invalidResponse(.unexpectedContentType(type, at: place))
        case .decoding(.proxyRefusal): self = .invalidResponse(.proxyRefusal(at: place))
        case .decoding(let problem): self = .invalidResponse(problem)
        case .rateLimited(let retryAfter, let limit): self = .rateLimited(retryAfter: retryAfter, limit: limit)
        case .refusedKey(let reason): self = .invalidKey(reason)
        case .refusedByGateway: self = .refusedByGateway
        case .missingKey: self = .missingKey
        case .system(let failure): self = .system(failure)
        case .cancelled: self = .cancelled
        }
    }

    private static func connection(_ code: URLError.Code, _ place: FaultPlace) -> WeatherError {
        switch code {
        case .notConnectedToInternet, .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost,
            .networkConnectionLost, .internationalRoamingOff, .dataNotAllowed, .callIsActive:
            .offline(at: place)
        case .timedOut: .timedOut(at: place)
        case .cancelled: .cancelled
        case .appTransportSecurityRequiresSecureConnection: .badRequest(.insecureAddress(at: place))
        default: .server(status: nil, at: place)
        }
    }

    /// Returns the meaning of a status other than success.
    ///
    /// The service does not send 403. One that has its message is treated like 401, and ``AccessJudgingHTTPClient`` tells a
    /// gateway's from the service's. A page with 400, 403 or 404 is that of a proxy or a web server, which knows neither
    /// the question nor the key.
    private static func refusal(
        _ code: Int,
        _ body: Data,
        retryAfter: Duration?,
        _ place: FaultPlace
    ) -> WeatherError {
        let text = ServiceText(body)
        return switch code {
        case 400 where text.isForeign, 403 where text.isForeign, 404 where text.isForeign:
            .invalidResponse(.otherServer(status: code, at: place))
        case 400: .badRequest(.refused(message: text.message, parameters: text.parameters))
        case 401, 403: .invalidKey(.undetermined)
        case 404: .notFound
        case 407: .invalidResponse(.proxyRefusal(at: place))
        case 429: .rateLimited(retryAfter: retryAfter)
        default: .server(status: code, at: place)
        }
    }
}

/// The service's message about a failure, prepared for display: one short line without control characters.
struct ServiceText: Sendable {
    /// A Boolean value that indicates whether the body is not the service's: it is not empty, and has neither a message nor
    /// a status.
    let isForeign: Bool
    /// The reason, without a period at its end.
    let message: String
    /// The names of the parameters at fault, at most ``ServiceMessage/parameterLimit``.
    let parameters: [String]

    /// Creates the message from the body of a failure; a proxy's page or an empty body contains no reason.
    init(_ body: Data) {
        let message = try? ServiceMessage(json: body)
        isForeign = !body.isEmpty && message?.text == nil && message?.status == nil
        let line = Self.line(message?.text ?? "", limit: 200)
        self.message = line.isEmpty ? "no reason given" : line
        parameters = (message?.parameters ?? []).map { Self.line($0, limit: 40) }.filter { !$0.isEmpty }
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
