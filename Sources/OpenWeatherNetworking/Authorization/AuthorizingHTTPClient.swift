#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking  // Linux keeps URLRequest in a module of its own.
#else
public import Foundation
#endif

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
