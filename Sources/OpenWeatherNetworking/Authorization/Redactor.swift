import Foundation
import OpenWeatherCore

/// A redactor of the key and of a gateway's credentials wherever a response repeats them.
///
/// A secret is found in any letter case, also where a later step would produce it: escaped up to four times, as in
/// `\u0035` and `%35`, and with characters between its own that are not printable ASCII, which texts are cleaned of. It
/// is not found with printable characters in between, in several texts, or in another encoding.
struct Redactor: Sendable {
    private static let placeholder = Array("***".utf8)
    /// The number of bytes below which a secret is not redacted.
    ///
    /// A shorter key could match ordinary words and numbers of a response; the service's keys have 32 characters. A
    /// shorter header value, such as `gzip` or `1`, is a setting rather than a secret.
    private static let shortest = 8

    /// Finds the secrets in headers and errors; a key of any length is one.
    private let inText: SecretFinder
    /// Finds the secrets of eight bytes and more in bodies.
    private let inBodies: SecretFinder

    /// Creates a redactor.
    ///
    /// - Parameters:
    ///   - key: The key; `nil` when there is none.
    ///   - headers: The headers, of which the values of eight bytes and more are redacted. For a value with a scheme,
    ///     such as `Bearer`, the part after the scheme is redacted, too.
    ///   - tokens: Other texts of eight bytes and more to redact.
    init(_ key: APIKey?, headers: [String: String], tokens: [String] = []) {
        let values = headers.values.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            .flatMap { value in [value, value.drop { $0 != " " }.trimmingCharacters(in: .whitespaces)] }
        let long = (values + tokens).filter { $0.utf8.count >= Self.shortest }
        let key = key?.secret.reveal() ?? ""
        inText = SecretFinder(long + [key], shortest: Self.shortest)
        inBodies = SecretFinder(long + (key.utf8.count >= Self.shortest ? [key] : []), shortest: Self.shortest)
    }

    /// Creates a redactor of the key, the headers and the tokens in the addresses of a configuration.
    init(_ api: any WeatherAPIConfiguration) {
        let tokens = Set(api.baseURLs.flatMap(WebAddress.tokens))
        self.init(api.apiKey, headers: api.headers, tokens: tokens.sorted())
    }

    /// Returns the text without the secrets.
    func redact(in text: String) -> String {
        guard inText.canOccur(in: text.utf8.count) else { return text }
        return inText.replacing(in: Array(text.utf8), with: Self.placeholder)
            .map { String(decoding: $0, as: UTF8.self) }
            ?? text
    }

    /// Returns the bytes without the secrets.
    func redact(in body: Data) -> Data {
        guard inBodies.canOccur(in: body.count) else { return body }
        return inBodies.replacing(in: [UInt8](body), with: Self.placeholder).map { Data($0) } ?? body
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
        case .decoding(.unexpectedContentType(let type, _)): .decoding(.unexpectedContentType(redact(in: type)))
        case .decoding(.invalidField(let path)): .decoding(.invalidField(path: redact(in: path)))
        case .invalidURL, .decoding, .rateLimited, .refusedKey, .refusedByGateway, .missingKey, .system,
            .cancelled:
            error
        }
    }
}

extension Redactor: CustomReflectable {
    /// A mirror without children, as the finders hold the bytes of the secrets.
    var customMirror: Mirror { Mirror(self, children: []) }
}

/// A finder of secrets in a text, as they are and in its visible part.
private struct SecretFinder: Sendable {
    /// Finds the secrets in the text itself.
    private let whole: ByteFinder
    /// Finds the printable ASCII characters of the secrets in the visible part of the text.
    private let visible: ByteFinder

    /// Creates a finder.
    ///
    /// - Parameters:
    ///   - secrets: The secrets.
    ///   - shortest: The number of printable characters below which those of a secret that has others, too, could be
    ///     part of an ordinary text.
    init(_ secrets: [String], shortest: Int) {
        // The finders know the case of ASCII letters only.
        let forms = secrets.flatMap { [$0, $0.lowercased(), $0.uppercased()] }
        let bytes = forms.map { Array($0.utf8) }
        whole = ByteFinder(bytes + forms.map { Array(KeyedQuery.encoded($0).utf8) })
        visible = ByteFinder(bytes.flatMap { Self.visibleForms(of: $0, shortest: shortest) })
    }

    /// Returns the visible part of a secret, and of what is left of it where its own characters are taken for escapes.
    private static func visibleForms(of secret: [UInt8], shortest: Int) -> [[UInt8]] {
        var part = VisibleText(secret, isTracking: false)
        var forms = part.bytes.count == secret.count || part.bytes.count >= shortest ? [part.bytes] : []
        for _ in 0..<VisibleText.depth {
            guard part.decodeEscapes(), part.bytes.count >= shortest else { break }
            forms.append(part.bytes)
        }
        return forms
    }

    /// Whether a text of `count` bytes is long enough for any secret.
    func canOccur(in count: Int) -> Bool {
        whole.canOccur(in: count) || visible.canOccur(in: count)
    }

    /// Returns the text with every secret replaced, or `nil` when there is none.
    func replacing(in text: [UInt8], with placeholder: [UInt8]) -> [UInt8]? {
        var places = whole.places(in: text)
        // Most texts are their visible part, without escapes.
        if VisibleText.canDiffer(from: text), !visiblePlaces(in: text, isTracking: false).isEmpty {
            places += visiblePlaces(in: text, isTracking: true)
        }
        guard !places.isEmpty else { return nil }
        var output: [UInt8] = []
        var copied = 0
        for place in places.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if place.lowerBound >= copied {
                output += text[copied..<place.lowerBound]
                output += placeholder
            }
            copied = max(copied, place.upperBound)
        }
        return output + text[copied...]
    }

    /// Returns where secrets are in the text once it is decoded; without tracking, any places when there are some.
    private func visiblePlaces(in text: [UInt8], isTracking: Bool) -> [Range<Int>] {
        var visibleText = VisibleText(text, isTracking: isTracking)
        var places: [Range<Int>] = []
        for pass in 0...VisibleText.depth {
            guard pass == 0 || visibleText.decodeEscapes() else { break }
            let found = visible.places(in: visibleText.bytes)
            places += isTracking ? found.map { visibleText.places(of: $0) } : found
            if !isTracking, !places.isEmpty { break }
        }
        return places
    }
}
