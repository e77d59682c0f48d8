import Foundation
import OpenWeatherCore

/// A client that adds credentials to requests and redacts them from responses.
///
/// It wraps the transport directly, and all other clients wrap it, so that they never see the key. It adds `appid` to
/// the query of a request, and the extra headers. The key and the values of the headers are redacted wherever the
/// server repeats them: in headers, in the body and in errors, escaped or not, and with characters in between that are
/// not printable ASCII, which texts are cleaned of later. Values of fewer than eight bytes are not redacted, as they
/// could occur in ordinary responses.
///
/// Credentials are sent over https, and over plain http only to this machine: on the way to any other, each network and
/// proxy could read them. On Linux a proxy that the environment names gets also what is for this machine, unless
/// `no_proxy` names that. Such a request fails with `URLError.appTransportSecurityRequiresSecureConnection` before anything
/// is sent, unless `allowsInsecureHTTP` says otherwise.
///
/// Without a key (`nil`) no `appid` is sent, as a gateway at the other end adds it.
public struct AuthorizingHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let isKeyMissing: Bool
    private let item: String?
    private let headers: [String: String]
    private let redactor: Redactor
    private let allowsInsecureHTTP: Bool
    private let environment: @Sendable () -> [String: String]

    /// Creates a client that wraps a transport.
    ///
    /// - Parameters:
    ///   - client: The transport.
    ///   - key: The key; `nil` when a gateway adds it.
    ///   - headers: The headers of every request, for example a gateway's own authorization. White space around a value,
    ///     such as the line break at the end of a file, is removed.
    ///   - allowsInsecureHTTP: Whether the credentials may be sent over plain http to other machines.
    public init(
        wrapping client: any HTTPClient,
        key: APIKey?,
        headers: [String: String] = [:],
        allowsInsecureHTTP: Bool = false
    ) {
        self.client = client
        isKeyMissing = key?.isMissing ?? false
        item = key.map(KeyedQuery.item)
        self.headers = Self.trimmed(headers)
        self.allowsInsecureHTTP = allowsInsecureHTTP
        environment = Self.processEnvironment
        redactor = Redactor(key, headers: headers)
    }

    /// Creates a client with the credentials of a configuration, which redacts the tokens in its addresses, too.
    ///
    /// - Parameters:
    ///   - client: The transport.
    ///   - api: The configuration.
    ///   - environment: The environment, which may name a proxy; that of the process when `nil`.
    package init(
        wrapping client: any HTTPClient,
        api: any WeatherAPIConfiguration,
        environment: (@Sendable () -> [String: String])? = nil
    ) {
        self.client = client
        isKeyMissing = api.apiKey?.isMissing ?? false
        item = api.apiKey.map(KeyedQuery.item)
        headers = Self.trimmed(api.headers)
        allowsInsecureHTTP = api.allowsInsecureHTTP
        self.environment = environment ?? Self.processEnvironment
        redactor = Redactor(api)
    }

    /// Sends `request` with the credentials; an `appid` that it already has is replaced.
    ///
    /// - Throws: ``NetworkError/missingKey``, or ``NetworkError/transport(_:)`` with
    ///   `appTransportSecurityRequiresSecureConnection`, before anything is sent; or ``NetworkError`` from the wrapped client.
    public func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        if isKeyMissing { throw .missingKey }
        guard allowsInsecureHTTP || !hasCredentials(request.url) || isProtected(request.url) else {
            throw .transport(URLError(.appTransportSecurityRequiresSecureConnection))
        }
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

    /// Returns the headers without white space around values: a line break would end the head of a request there.
    private static func trimmed(_ headers: [String: String]) -> [String: String] {
        headers.mapValues { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }

    /// Returns the environment as it is at the time, which a proxy is read from for each request.
    private static let processEnvironment: @Sendable () -> [String: String] = { ProcessInfo.processInfo.environment }

    /// Whether nobody on the way can read a request to `url`.
    private func isProtected(_ url: URL) -> Bool {
        guard ProtectedAddress.contains(url) else { return false }
        return url.scheme?.lowercased() == "https" || EnvironmentProxy.server(for: url, environment()) == nil
    }

    /// Whether a request to `url` carries a key, a gateway's headers, or a user's name and password.
    private func hasCredentials(_ url: URL) -> Bool {
        item != nil || url.user() != nil || headers.keys.contains { !ProtectedAddress.isSetting($0) }
    }
}

extension AuthorizingHTTPClient: CustomReflectable {
    /// A mirror without children, as the key and the headers are credentials.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The addresses to which a request cannot be read on the way.
enum ProtectedAddress: Sendable {
    /// Whether `url` is encrypted or on this machine: `localhost`, a name below it, 127.0.0.0/8 or `::1`.
    static func contains(_ url: URL) -> Bool {
        guard url.scheme?.lowercased() != "https" else { return true }
        let host = (url.host() ?? "").lowercased()
        guard !["localhost", "::1", "[::1]"].contains(host), !host.hasSuffix(".localhost") else { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }

    /// Whether a header is an ordinary setting of requests rather than a credential.
    static func isSetting(_ name: String) -> Bool {
        ["user-agent", "accept", "accept-language", "accept-encoding"].contains(name.lowercased())
    }
}
