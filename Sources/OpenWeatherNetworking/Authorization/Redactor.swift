import Foundation
import OpenWeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Blots out the key and the values of a gateway's headers wherever an answer repeats them.
struct Redactor: Sendable {
    private static let placeholder = "***"
    /// The least bytes of a secret to look for.
    ///
    /// A shorter key would hit words and numbers of the weather itself; the service's have 32 characters. A shorter
    /// value of a header, such as `gzip` or `1`, is a setting rather than a secret.
    private static let shortest = 8

    private let forms: [String]

    /// Looks for the key and for the values of headers, as they are, percent-encoded and escaped in JSON.
    ///
    /// Of a value with a word before it, such as `Bearer`, the part after the word is looked for too.
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

    /// The text without the secrets, whatever their case: a server that normalises queries may change it.
    func redact(in text: String) -> String {
        forms.reduce(text) { $0.replacingOccurrences(of: $1, with: Self.placeholder, options: .caseInsensitive) }
    }

    /// The bytes without the secrets, whatever their case.
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

    /// The response without the secrets, with the unsigned form of the URL that answered, or else of the one asked for.
    func redact(in response: HTTPURLResponse, of requestURL: URL) -> HTTPURLResponse? {
        let answered = response.url.flatMap(KeyedQuery.removing) ?? requestURL
        let isClean = redact(in: answered.absoluteString) == answered.absoluteString
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields {
            guard let name = name as? String, let value = value as? String else { continue }
            headers[redact(in: name)] = redact(in: value)
        }
        return HTTPURLResponse(
            url: isClean ? answered : requestURL,
            statusCode: response.statusCode,
            httpVersion: "HTTP/1.1",
            headerFields: headers
        )
    }

    /// The error without the secrets.
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
