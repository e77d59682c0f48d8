import Foundation
import OpenWeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A redactor of the key and of a gateway's header values wherever a response repeats them.
struct Redactor: Sendable {
    private static let placeholder = "***"
    /// The number of bytes below which a secret is not redacted.
    ///
    /// A shorter key could match ordinary words and numbers of a response; the service's keys have 32 characters. A
    /// shorter header value, such as `gzip` or `1`, is a setting rather than a secret.
    private static let shortest = 8

    private let forms: [String]

    /// Creates a redactor of the key and of the header values, plain, percent-encoded and escaped in JSON.
    ///
    /// For a value with a scheme, such as `Bearer`, the part after the scheme is redacted, too.
    init(_ key: APIKey?, headers: [String: String]) {
        let values = headers.values.flatMap { value in [value, String(value.drop { $0 != " " })] }
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.utf8.count >= Self.shortest }
        let forms = (values + [key?.secret.reveal() ?? ""])
            .flatMap { text in
                [
                    text, KeyedQuery.encoded(text), text.replacing("/", with: "\\/"),
                    text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? text,
                ]
            }
        self.forms = Set(forms).filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    }

    /// Returns the text without the secrets, also in another letter case, which servers may change in queries.
    func redact(in text: String) -> String {
        forms.reduce(text) { $0.replacingOccurrences(of: $1, with: Self.placeholder, options: .caseInsensitive) }
    }

    /// Returns the bytes without the secrets, also in another letter case.
    func redact(in body: Data) -> Data {
        let patterns = forms.map { $0.utf8.map(Self.lowercased) }.filter { $0.count >= Self.shortest }
        guard !patterns.isEmpty else { return body }
        let bytes = [UInt8](body)
        var output: [UInt8] = []
        var copied = 0
        var index = 0
        while index < bytes.count {
            guard let pattern = patterns.first(where: { Self.matches($0, in: bytes, at: index) }) else {
                index += 1
                continue
            }
            output += bytes[copied..<index] + Array(Self.placeholder.utf8)
            index += pattern.count
            copied = index
        }
        return copied == 0 ? body : Data(output + bytes[copied...])
    }

    private static func matches(_ pattern: [UInt8], in bytes: [UInt8], at start: Int) -> Bool {
        guard lowercased(bytes[start]) == pattern[0], start + pattern.count <= bytes.count else { return false }
        for offset in 1..<pattern.count where lowercased(bytes[start + offset]) != pattern[offset] { return false }
        return true
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (65...90).contains(byte) ? byte + 32 : byte
    }

    /// Returns the response without the secrets and with a URL without the key.
    ///
    /// The URL is that of the response, or `requestURL` when the response's still contains a secret.
    func redact(in response: HTTPURLResponse, of requestURL: URL) -> HTTPURLResponse? {
        let unsigned = response.url.flatMap(KeyedQuery.removing) ?? requestURL
        let isClean = redact(in: unsigned.absoluteString) == unsigned.absoluteString
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields {
            guard let name = name as? String, let value = value as? String else { continue }
            headers[redact(in: name)] = redact(in: value)
        }
        return HTTPURLResponse(
            url: isClean ? unsigned : requestURL,
            statusCode: response.statusCode,
            httpVersion: "HTTP/1.1",
            headerFields: headers
        )
    }

    /// Returns the error without the secrets.
    func redact(in error: NetworkError) -> NetworkError {
        switch error {
        case .transport(let error): .transport(URLError(error.code))
        case .httpStatus(let code, let body, let retryAfter):
            .httpStatus(code: code, body: redact(in: body), retryAfter: retryAfter)
        case .decoding(.unexpectedContentType(let type)): .decoding(.unexpectedContentType(redact(in: type)))
        case .decoding(.invalidField(let path)): .decoding(.invalidField(path: redact(in: path)))
        case .invalidURL, .decoding, .rateLimited, .missingKey, .cancelled: error
        }
    }
}
