import Foundation
import OpenWeatherCore

/// The body of a successful response of one endpoint.
package protocol ResponseBody: JSONReadable {
    /// The status that the body names; `nil` when it names none, as most endpoints do.
    var status: ServiceStatus? { get }
}

extension ResponseBody {
    /// No status.
    package var status: ServiceStatus? { nil }
}

/// The decoder of responses, which checks status, content type, emptiness, JSON and shape, in this order.
package enum ResponseDecoder: Sendable {
    /// Returns the body of a successful response.
    ///
    /// Old deployments and some proxies send `{"cod":"404","message":"Error: Not found city"}` with HTTP status 200.
    /// Such a body is the failure that it reports.
    ///
    /// - Parameters:
    ///   - type: The type of the body.
    ///   - response: The response.
    /// - Returns: The body.
    /// - Throws: ``NetworkError/httpStatus(code:body:retryAfter:)`` for any other status, including one in the body of
    ///   a successful response, ``NetworkError/decoding(_:)``, or ``NetworkError/cancelled`` when the task is cancelled.
    static func read<Body: ResponseBody>(
        _ type: Body.Type,
        from response: TransportResponse
    ) throws(NetworkError) -> Body {
        try check(response)
        let body: Body
        do throws(JSONReader.Failure) {
            body = try Body(json: response.body)
        } catch {
            throw failure(error, response)
        }
        if let status = body.status, status.isFailure { throw failure(status.code, response) }
        return body
    }

    /// Throws the failure of a response whose body is not to be read.
    private static func check(_ response: TransportResponse) throws(NetworkError) {
        _ = try self.body(of: response)
        if let other = unexpectedType(of: response) { throw .decoding(.unexpectedContentType(other)) }
    }

    /// Returns the failure of a body that cannot be read: the one that the body reports, if it does.
    private static func failure(_ failure: JSONReader.Failure, _ response: TransportResponse) -> NetworkError {
        if failure.isAboutValue, let status = try? ServiceMessage(json: response.body).status, status.isFailure {
            return Self.failure(status.code, response)
        }
        return NetworkError(failure, in: response.body)
    }

    private static func failure(_ status: Int, _ response: TransportResponse) -> NetworkError {
        .httpStatus(code: status, body: response.body, retryAfter: response.retryAfter)
    }

    /// Returns the content type of a response that cannot be the service's, such as a proxy's `text/html`.
    ///
    /// Bodies without a type, as plain text or as bytes are decoded: small gateways and file servers send JSON this
    /// way, and a body that is not JSON fails later. Every other type is refused without decoding.
    private static func unexpectedType(of response: TransportResponse) -> String? {
        // The service's own, which needs no further look.
        if response.headers["Content-Type"] == "application/json; charset=utf-8" { return nil }
        let type = response.mediaType
        let readable = ["", "application/json", "text/json", "text/plain", "application/octet-stream"]
        guard !readable.contains(type), !type.hasSuffix("+json") else { return nil }
        return String(type.prefix(60))
    }
}

extension NetworkError {
    /// Creates the error of `data` that could not be read.
    init(_ failure: JSONReader.Failure, in data: Data) {
        let reader = JSONReader(data)
        switch failure.reason {
        case .notJSON: self = .decoding(.notJSON)
        case .endsEarly: self = .decoding(reader.isAtEnd ? .empty : .truncated)
        case .wrongType, .missing:
            self = .decoding(.invalidField(path: JSONPath(of: failure, in: reader).description))
        case .cancelled: self = .cancelled
        }
    }
}
