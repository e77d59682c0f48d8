import Foundation
import OpenWeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Reads an answer in the order in which it can be wrong: status, type, emptiness, JSON, shape.
enum ResponseDecoder: Sendable {
    /// The value in a successful answer.
    ///
    /// - Parameters:
    ///   - type: The shape of the body.
    ///   - data: The body.
    ///   - response: The head.
    /// - Returns: The body's content.
    /// - Throws: ``NetworkError/httpStatus(code:body:retryAfter:)`` for any other status, also one in the body of
    ///   a successful answer, or ``NetworkError/decoding(_:)``.
    static func read<Payload: Decodable & Sendable>(
        _ type: Payload.Type,
        from data: Data,
        _ response: HTTPURLResponse
    ) throws(NetworkError) -> Payload {
        guard (200..<300).contains(response.statusCode) else {
            throw .httpStatus(code: response.statusCode, body: data, retryAfter: response.retryAfter)
        }
        if let other = unexpectedType(of: response) { throw .decoding(.unexpectedContentType(other)) }
        // The decoder looks at the texts it needs alone, and would take a damaged optional one for a missing one.
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

    /// The type of an answer that cannot be the service's, such as a proxy's `text/html`.
    ///
    /// JSON sent without a type, as plain text or as bytes is read: small gateways and file servers do so, and a
    /// body that is not JSON is found out anyway. Everything else is refused unread.
    private static func unexpectedType(of response: HTTPURLResponse) -> String? {
        let header = response.value(forHTTPHeaderField: "Content-Type") ?? ""
        let type = header.prefix { $0 != ";" }.lowercased()
            .filter { $0.isASCII && ($0.isLetter || $0.isNumber || "/+-._".contains($0)) }
        let readable = ["", "application/json", "text/json", "text/plain", "application/octet-stream"]
        guard !readable.contains(type), !type.hasSuffix("+json") else { return nil }
        return String(type.prefix(60))
    }
}
