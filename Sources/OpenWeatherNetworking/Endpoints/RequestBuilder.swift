import Foundation
public import OpenWeatherCore

/// A builder of requests without credentials.
///
/// The key and the headers of the configuration are not added here but by ``AuthorizingHTTPClient``, directly above the
/// transport. Everything in between (coalescing, retries, rate limit, events, caches, errors) never sees a credential
/// and cannot leak it. Repositories build their own requests; use a builder for an ``Endpoint`` of your own.
public struct RequestBuilder: Sendable {
    private let config: any WeatherAPIConfig

    /// Creates a builder for the addresses of `config`.
    public init(config: any WeatherAPIConfig) {
        self.config = config
    }

    /// Returns the request for `endpoint`, without the key.
    ///
    /// The base address must be an http or https URL with a host and without a user, a query or a fragment. Credentials
    /// belong in ``WeatherAPIConfig/headers``, because events show addresses.
    ///
    /// The endpoint cannot leave the base address, and it cannot replace the key: its path has no empty segment, `.`,
    /// `..`, `?`, `#` or backslash, its query no `appid`, and its headers no `Host` and no line breaks.
    ///
    /// - Throws: ``NetworkError/invalidURL`` when the base address is missing or of another kind, or when the endpoint
    ///   is not permitted.
    public func request(
        for endpoint: Endpoint,
        options: RequestOptions = RequestOptions()
    ) throws(NetworkError) -> TransportRequest {
        let base =
            switch endpoint.base {
            case .weather: config.baseURLWeather
            case .geo: config.baseURLGeo
            }
        guard endpoint.isAllowed, let base, var components = WebAddress.components(of: base) else { throw .invalidURL }

        let segments = endpoint.path.split(separator: "/").map { WebAddress.escaped(String($0)) }
        let root = components.percentEncodedPath.drop { $0 == "/" }.split(separator: "/").map(String.init)
        components.percentEncodedPath = "/" + (root + segments).joined(separator: "/")
        components.percentEncodedQuery = query(of: endpoint, options: options)
        guard let url = components.url else { throw .invalidURL }

        var headers: HeaderFields = ["Accept": "application/json"]
        for (name, value) in endpoint.headers { headers[name] = value }
        return TransportRequest(
            url: url,
            method: endpoint.method,
            headers: headers,
            operation: endpoint.operation,
            plan: endpoint.base.plan
        )
    }

    private func query(of endpoint: Endpoint, options: RequestOptions) -> String {
        var pairs = endpoint.queryItems.map { ($0.name, $0.value ?? "") }
        if endpoint.takesOptions {
            pairs.append(("units", options.units.rawValue))
            pairs.append(("lang", options.language.code))
        }
        return pairs.map { name, value in "\(WebAddress.escaped(name))=\(WebAddress.escaped(value))" }
            .joined(separator: "&")
    }
}

/// The rules for addresses that requests are sent to.
enum WebAddress: Sendable {
    /// Returns the components of a base address, or `nil` when requests cannot or must not be sent to it.
    static func components(of url: URL) -> URLComponents? {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
            let scheme = components.scheme?.lowercased(), scheme == "https" || scheme == "http",
            let host = components.host, !host.isEmpty,
            components.user == nil, components.password == nil,
            components.query == nil, components.fragment == nil
        else { return nil }
        return components
    }

    /// Returns scheme, host, port and path for display; a dash when there is no address.
    static func described(_ url: URL?) -> String {
        guard let url, let scheme = url.scheme, let host = url.host() else { return "-" }
        return "\(scheme)://\(host)\(url.port.map { ":\($0)" } ?? "")\(url.path())"
    }

    /// Returns a string escaped for a path segment or a query value.
    ///
    /// Only the unreserved characters of RFC 3986 and the comma stay. `URLComponents` would not escape `+`, which
    /// servers read as a space.
    static func escaped(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            let scalar = Unicode.Scalar(byte)
            if byte < 0x80,
                scalar.properties.isAlphabetic || (0x30...0x39).contains(byte) || "-._~,".contains(Character(scalar))
            {
                result.unicodeScalars.append(scalar)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += byte < 0x10 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return result
    }
}
