import Foundation
import OpenWeatherCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Blots out the key wherever an answer repeats it.
struct KeyEraser: Sendable {
    private static let placeholder = "***"
    /// A shorter key would hit words and numbers of the weather itself; the service's have 32 characters.
    private static let shortestInBody = 8

    private let forms: [String]

    /// Looks for a key as it is and percent-encoded.
    init(_ key: APIKey) {
        let text = key.secret.reveal()
        let encoded = KeyedQuery.encoded(text)
        let loose = text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? text
        forms = Set([text, encoded, loose]).filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    }

    /// The text without the key, whatever its case: a server that normalises queries may change it.
    func erase(in text: String) -> String {
        forms.reduce(text) { $0.replacingOccurrences(of: $1, with: Self.placeholder, options: .caseInsensitive) }
    }

    /// The bytes without the key.
    func erase(in body: Data) -> Data {
        var body = body
        for form in forms where form.utf8.count >= Self.shortestInBody {
            let bytes = Data(form.utf8)
            while let range = body.range(of: bytes) { body.replaceSubrange(range, with: Data(Self.placeholder.utf8)) }
        }
        return body
    }

    /// The response without the key, with the unsigned form of the URL that answered, or else of the one asked for.
    func erase(in response: HTTPURLResponse, of requestURL: URL) -> HTTPURLResponse? {
        let answered = response.url.flatMap(KeyedQuery.removing) ?? requestURL
        let isClean = erase(in: answered.absoluteString) == answered.absoluteString
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields {
            guard let name = name as? String, let value = value as? String else { continue }
            headers[erase(in: name)] = erase(in: value)
        }
        return HTTPURLResponse(
            url: isClean ? answered : requestURL,
            statusCode: response.statusCode,
            httpVersion: "HTTP/1.1",
            headerFields: headers
        )
    }

    /// The error without the key.
    func erase(in error: NetworkError) -> NetworkError {
        switch error {
        case .transport(let error): .transport(URLError(error.code))
        case .httpStatus(let code, let body, let retryAfter):
            .httpStatus(code: code, body: erase(in: body), retryAfter: retryAfter)
        case .decoding(.unexpectedContentType(let type)): .decoding(.unexpectedContentType(erase(in: type)))
        case .decoding(.invalidField(let path)): .decoding(.invalidField(path: erase(in: path)))
        case .invalidURL, .decoding, .rateLimited, .missingKey, .cancelled: error
        }
    }
}
