import Foundation
import OpenWeatherCore

/// A redactor of the key and of a gateway's header values wherever a response repeats them.
struct Redactor: Sendable {
    private static let placeholder = Array("***".utf8)
    /// The number of bytes below which a secret is not redacted.
    ///
    /// A shorter key could match ordinary words and numbers of a response; the service's keys have 32 characters. A
    /// shorter header value, such as `gzip` or `1`, is a setting rather than a secret.
    private static let shortest = 8

    /// Finds the secrets in headers and errors; a key of any length is one.
    private let inText: ByteFinder
    /// Finds the secrets of eight bytes and more in bodies.
    private let inBodies: ByteFinder

    /// Creates a redactor of the key and of the header values, plain, percent-encoded and escaped in JSON.
    ///
    /// For a value with a scheme, such as `Bearer`, the part after the scheme is redacted, too.
    init(_ key: APIKey?, headers: [String: String]) {
        let values = headers.values.flatMap { value in [value, String(value.drop { $0 != " " })] }
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.utf8.count >= Self.shortest }
        let forms = (values + [key?.secret.reveal() ?? ""])
            .flatMap { [$0, $0.lowercased(), $0.uppercased()] }  // The finder knows the case of ASCII letters only.
            .flatMap { text in
                [
                    text, KeyedQuery.encoded(text), text.replacing("/", with: "\\/"),
                    text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? text,
                ]
            }
            .map { Array($0.utf8) }
        inText = ByteFinder(forms)
        inBodies = ByteFinder(forms.filter { $0.count >= Self.shortest })
    }

    /// Returns the text without the secrets, also in another letter case, which servers may change in queries.
    func redact(in text: String) -> String {
        guard inText.canOccur(in: text.utf8.count) else { return text }
        return replacing(in: Array(text.utf8), inText)
            .map { String(decoding: $0, as: UTF8.self) }
            ?? text
    }

    /// Returns the bytes without the secrets, also in another letter case.
    func redact(in body: Data) -> Data {
        guard inBodies.canOccur(in: body.count) else { return body }
        return replacing(in: [UInt8](body), inBodies).map { Data($0) } ?? body
    }

    /// Returns the bytes without the secrets, also where a decoder would find one: `\u0035` and `%35` are the digit 5.
    private func replacing(in bytes: [UInt8], _ finder: ByteFinder) -> [UInt8]? {
        var result = finder.replacing(in: bytes, with: Self.placeholder)
        var text = result ?? bytes
        for _ in 0..<EscapedText.depth {
            guard let decoded = EscapedText.decoded(text) else { break }
            let redacted = finder.replacing(in: decoded, with: Self.placeholder)
            text = redacted ?? decoded
            // The decoded form only counts when a secret was in it.
            if redacted != nil { result = text }
        }
        return result
    }

    /// Returns the response without the secrets.
    func redact(in response: TransportResponse) -> TransportResponse {
        let headers = response.headers.map { field in
            HeaderFields.Field(name: redact(in: field.name), value: redact(in: field.value))
        }
        return TransportResponse(
            status: response.status,
            headers: HeaderFields(headers),
            body: redact(in: response.body)
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
        case .invalidURL, .decoding, .rateLimited, .refusedKey, .refusedByGateway, .missingKey, .system,
            .cancelled:
            error
        }
    }
}

/// A finder of byte patterns, in any case of their ASCII letters.
///
/// It looks at the last byte of a window as long as the shortest pattern and moves on by as much as that byte permits
/// (Horspool's algorithm), so that most bytes of a body without a secret are never looked at.
struct ByteFinder: Sendable {
    /// The patterns in lower case, longest first, so that the longest of several at one place is found.
    private let patterns: [[UInt8]]
    /// The number of bytes from a byte of the text to the end of the earliest window that can match, by the byte.
    private let shifts: [Int]
    /// The length of the shortest pattern.
    private let window: Int

    /// Creates a finder of `patterns`; empty ones are ignored.
    init(_ patterns: [[UInt8]]) {
        let distinct = Set(patterns.map { $0.map(\.asciiLowercased) }.filter { !$0.isEmpty })
        let window = distinct.map(\.count).min() ?? 0
        var shifts = Array(repeating: window, count: 256)
        for pattern in distinct {
            for (index, byte) in pattern.prefix(window).enumerated() {
                for variant in Set([byte, Self.capital(byte)]) {
                    shifts[Int(variant)] = min(shifts[Int(variant)], window - 1 - index)
                }
            }
        }
        self.patterns = distinct.sorted { $0.count > $1.count }
        self.shifts = shifts
        self.window = window
    }

    /// Whether a text of `count` bytes is long enough for any pattern.
    func canOccur(in count: Int) -> Bool {
        window > 0 && count >= window
    }

    /// Returns the bytes with every pattern replaced, or `nil` when none occurs.
    func replacing(in bytes: [UInt8], with placeholder: [UInt8]) -> [UInt8]? {
        guard canOccur(in: bytes.count) else { return nil }
        var output: [UInt8] = []
        var copied = 0
        var last = window - 1
        while last < bytes.count {
            let shift = shifts[Int(bytes[last])]
            guard shift == 0 else {
                last += shift
                continue
            }
            let start = last - window + 1
            guard let pattern = patterns.first(where: { Self.matches($0, in: bytes, at: start) }) else {
                last += 1
                continue
            }
            output += bytes[copied..<start]
            output += placeholder
            copied = start + pattern.count
            last = copied + window - 1
        }
        return copied == 0 ? nil : output + bytes[copied...]
    }

    private static func matches(_ pattern: [UInt8], in bytes: [UInt8], at start: Int) -> Bool {
        guard start + pattern.count <= bytes.count else { return false }
        for offset in pattern.indices where bytes[start + offset].asciiLowercased != pattern[offset] { return false }
        return true
    }

    private static func capital(_ byte: UInt8) -> UInt8 {
        (97...122).contains(byte) ? byte - 32 : byte
    }
}
