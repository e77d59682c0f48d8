#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking  // Linux keeps URLRequest in a module of its own.
#else
public import Foundation
#endif
import OpenWeatherCore

/// A client that adds credentials to requests and redacts them from responses.
///
/// It wraps the transport directly, and all other clients wrap it, so that they never see the key. It adds `appid` to
/// the query of a request, and the extra headers. A response gets its URL without the key, and the key and the values
/// of the headers are redacted wherever the server repeats them: in headers, in the body and in errors. Values of fewer
/// than eight bytes are not redacted, as they could occur in ordinary responses.
///
/// Without a key (`nil`) no `appid` is sent, as a gateway at the other end adds it.
public struct AuthorizingHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let key: APIKey?
    private let headers: [String: String]

    /// Creates a client that wraps a transport.
    ///
    /// - Parameters:
    ///   - client: The transport.
    ///   - key: The key; `nil` when a gateway adds it.
    ///   - headers: The headers of every request, for example a gateway's own authorization.
    public init(wrapping client: any HTTPClient, key: APIKey?, headers: [String: String] = [:]) {
        self.client = client
        self.key = key
        self.headers = headers
    }

    /// Sends `request` with the credentials; an `appid` that it already has is replaced.
    ///
    /// - Throws: ``NetworkError/missingKey`` before anything is sent, or ``NetworkError`` from the wrapped client.
    public func send(_ request: URLRequest) async throws(NetworkError) -> (Data, HTTPURLResponse) {
        if let key, key.isMissing { throw .missingKey }
        guard let url = request.url, let unsigned = KeyedQuery.removing(from: url) else { throw .invalidURL }
        var signed = request
        for (name, value) in headers { signed.setValue(value, forHTTPHeaderField: name) }
        signed.url = if let key { KeyedQuery.adding(key, to: unsigned) } else { unsigned }
        let redactor = Redactor(key, headers: headers)
        do throws(NetworkError) {
            let (body, response) = try await client.send(signed)
            guard let response = redactor.redact(in: response, of: unsigned) else {
                throw NetworkError.transport(URLError(.badServerResponse))
            }
            return (redactor.redact(in: body), response)
        } catch {
            throw redactor.redact(in: error)
        }
    }
}

extension AuthorizingHTTPClient: CustomReflectable {
    /// A mirror without children, as the key and the headers are credentials.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The `appid` item of a URL's query.
enum KeyedQuery: Sendable {
    /// The name of the item.
    private static let name = "appid"

    /// Returns the URL without any `appid` in upper or lower case; `nil` for a malformed URL.
    static func removing(from url: URL) -> URL? {
        guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
        let items = components.percentEncodedQueryItems ?? []
        let others = items.filter { ($0.name.removingPercentEncoding ?? $0.name).lowercased() != name }
        guard others.count < items.count else { return url }
        components.percentEncodedQueryItems = others.isEmpty ? nil : others
        return components.url
    }

    /// Returns the URL with the key at the end of its query; `nil` for a malformed URL.
    static func adding(_ key: APIKey, to url: URL) -> URL? {
        guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
        let item = URLQueryItem(name: name, value: encoded(key.secret.reveal()))
        components.percentEncodedQueryItems = (components.percentEncodedQueryItems ?? []) + [item]
        return components.url
    }

    /// Returns a string in which every character with a meaning in queries is escaped, including `+` and `&`.
    static func encoded(_ text: String) -> String {
        let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
        return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
