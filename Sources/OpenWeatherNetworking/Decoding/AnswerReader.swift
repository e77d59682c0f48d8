import Foundation
import OpenWeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Reads an answer in the order in which it can be wrong: status, type, emptiness, JSON, shape.
struct AnswerReader: Sendable {
    /// The key that must not survive in what is kept of an answer, in case a server echoes the request.
    let key: APIKey?

    /// The value in a successful answer.
    ///
    /// - Parameters:
    ///   - type: The shape of the body.
    ///   - data: The body.
    ///   - response: The head.
    ///   - now: The moment of arrival, which a date in `Retry-After` is measured from.
    /// - Returns: The body's content.
    /// - Throws: ``NetworkError/httpStatus(code:body:retryAfter:)`` for any other status, also one in the body of
    ///   a successful answer, or ``NetworkError/decoding(_:)``.
    func read<Payload: Decodable & Sendable>(
        _ type: Payload.Type,
        from data: Data,
        _ response: HTTPURLResponse,
        now: Date
    ) throws(NetworkError) -> Payload {
        let retryAfter = RetryAfter.duration(in: response, now: now)
        guard (200..<300).contains(response.statusCode) else {
            throw .httpStatus(code: response.statusCode, body: withoutKey(data), retryAfter: retryAfter)
        }
        if let other = Self.unexpectedType(of: response) { throw .decoding(.unexpectedContentType(other)) }
        let answer: ServiceAnswer<Payload>
        do {
            answer = try JSONDecoder().decode(ServiceAnswer<Payload>.self, from: data)
        } catch {
            throw .decoding(AnswerProblem(error, in: data))
        }
        switch answer {
        case .payload(let payload): return payload
        case .failure(let status):
            throw .httpStatus(code: status, body: withoutKey(data), retryAfter: retryAfter)
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

    private func withoutKey(_ body: Data) -> Data {
        guard let key, !key.isMissing else { return body }
        let secret = Data(key.secret.reveal().utf8)
        var result = body
        while let range = result.range(of: secret) { result.replaceSubrange(range, with: Data("••••".utf8)) }
        return result
    }
}
