#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking  // Linux keeps URLRequest in a module of its own.
#else
public import Foundation
#endif
import OpenWeatherCore

/// The client that adds the key, right around the transport, and keeps it from everything above.
///
/// On the way down `appid` joins the query and extra headers join the request. On the way back the answer gets its
/// unsigned URL again, and the key and the headers' values are blotted out wherever the server repeats them: in headers,
/// in the body, in errors. A value of fewer than eight bytes is left alone, as it would hit words of the weather.
///
/// Without a key (`nil`) no `appid` is sent: a gateway at the other end holds it.
public struct AuthorizingHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let key: APIKey?
    private let headers: [String: String]

    /// Wraps `client`, the transport; `headers` go with every request, for example a gateway's own authorisation.
    public init(wrapping client: any HTTPClient, key: APIKey?, headers: [String: String] = [:]) {
        self.client = client
        self.key = key
        self.headers = headers
    }

    /// Sends `request` with the key; an `appid` that it already has is replaced.
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
    /// A mirror without the key and the headers, which may let one in as well as the key does.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The `appid` item of a URL's query.
enum KeyedQuery: Sendable {
    /// The name of the item.
    private static let name = "appid"

    /// The URL without any `appid`, however spelt: the service does not mind the case.
    static func removing(from url: URL) -> URL? {
        guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
        let items = components.percentEncodedQueryItems ?? []
        let others = items.filter { ($0.name.removingPercentEncoding ?? $0.name).lowercased() != name }
        guard others.count < items.count else { return url }
        components.percentEncodedQueryItems = others.isEmpty ? nil : others
        return components.url
    }

    /// The URL with the key at the end of its query.
    static func adding(_ key: APIKey, to url: URL) -> URL? {
        guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
        let item = URLQueryItem(name: name, value: encoded(key.secret.reveal()))
        components.percentEncodedQueryItems = (components.percentEncodedQueryItems ?? []) + [item]
        return components.url
    }

    /// A text with everything escaped that could mean something in a query, `+` and `&` included.
    static func encoded(_ text: String) -> String {
        let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
        return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
