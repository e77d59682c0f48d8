import Foundation
import OpenWeatherCore

/// The decoder of responses, which checks status, content type, emptiness, JSON and shape, in this order.
enum ResponseDecoder: Sendable {
    /// Returns the payload of a successful response.
    ///
    /// - Parameters:
    ///   - type: The type of the payload.
    ///   - data: The body.
    ///   - response: The status and the headers.
    /// - Returns: The decoded payload.
    /// - Throws: ``NetworkError/httpStatus(code:body:retryAfter:)`` for any other status, including one in the body of
    ///   a successful response, or ``NetworkError/decoding(_:)``.
    static func read<Payload: Decodable & Sendable>(
        _ type: Payload.Type,
        from data: Data,
        _ response: TransportResponse
    ) throws(NetworkError) -> Payload {
        guard (200..<300).contains(response.status) else {
            throw .httpStatus(code: response.status, body: data, retryAfter: response.retryAfter)
        }
        if let other = unexpectedType(of: response) { throw .decoding(.unexpectedContentType(other)) }
        // The decoder only reads the strings it needs, and would take a damaged optional one for a missing one.
        guard String(data: data, encoding: .utf8) != nil else { throw .decoding(InvalidResponse(syntaxOf: data)) }
        let content: ServiceResponse<Payload>
        do {
            content = try JSONDecoder().decode(ServiceResponse<Payload>.self, from: data)
        } catch {
            throw .decoding(InvalidResponse(error, in: data))
        }
        switch content {
        case .payload(let payload): return payload
        case .failure(let status):
            throw .httpStatus(code: status, body: data, retryAfter: response.retryAfter)
        }
    }

    /// Returns the content type of a response that cannot be the service's, such as a proxy's `text/html`.
    ///
    /// Bodies without a type, as plain text or as bytes are decoded: small gateways and file servers send JSON this
    /// way, and a body that is not JSON fails later. Every other type is refused without decoding.
    static func unexpectedType(of response: TransportResponse) -> String? {
        let header = response.headers["Content-Type"] ?? ""
        let type = header.prefix { $0 != ";" }.lowercased()
            .filter { $0.isASCII && ($0.isLetter || $0.isNumber || "/+-._".contains($0)) }
        let readable = ["", "application/json", "text/json", "text/plain", "application/octet-stream"]
        guard !readable.contains(type), !type.hasSuffix("+json") else { return nil }
        return String(type.prefix(60))
    }
}
