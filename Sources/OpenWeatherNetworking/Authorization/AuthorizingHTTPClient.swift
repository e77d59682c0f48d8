import Foundation
import OpenWeatherCore

/// A client that adds credentials to requests and redacts them from responses.
///
/// It wraps the transport directly, and all other clients wrap it, so that they never see the key. It adds `appid` to
/// the query of a request, and the extra headers. The key and the values of the headers are redacted wherever the
/// server repeats them: in headers, in the body and in errors. Values of fewer than eight bytes are not redacted, as
/// they could occur in ordinary responses.
///
/// Without a key (`nil`) no `appid` is sent, as a gateway at the other end adds it.
public struct AuthorizingHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let isKeyMissing: Bool
    private let item: String?
    private let headers: [String: String]
    private let redactor: Redactor

    /// Creates a client that wraps a transport.
    ///
    /// - Parameters:
    ///   - client: The transport.
    ///   - key: The key; `nil` when a gateway adds it.
    ///   - headers: The headers of every request, for example a gateway's own authorization.
    public init(wrapping client: any HTTPClient, key: APIKey?, headers: [String: String] = [:]) {
        self.client = client
        isKeyMissing = key?.isMissing ?? false
        item = key.map(KeyedQuery.item)
        self.headers = headers
        redactor = Redactor(key, headers: headers)
    }

    /// Sends `request` with the credentials; an `appid` that it already has is replaced.
    ///
    /// - Throws: ``NetworkError/missingKey`` before anything is sent, or ``NetworkError`` from the wrapped client.
    public func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        if isKeyMissing { throw .missingKey }
        guard let url = KeyedQuery.replacing(in: request.url, with: item) else { throw .invalidURL }
        var signed = request
        signed.url = url
        for (name, value) in headers { signed.headers[name] = value }
        do throws(NetworkError) {
            return redactor.redact(in: try await client.send(signed))
        } catch {
            throw redactor.redact(in: error)
        }
    }
}

extension AuthorizingHTTPClient: CustomReflectable {
    /// A mirror without children, as the key and the headers are credentials.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
