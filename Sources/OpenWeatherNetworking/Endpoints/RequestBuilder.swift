import Foundation
public import OpenWeatherCore

/// A builder of requests without credentials.
///
/// The key and the headers of the configuration are not added here but by ``AuthorizingHTTPClient``, directly above the
/// transport. Everything in between (coalescing, retries, rate limit, events, caches, errors) never sees a credential
/// and cannot leak it. The `User-Agent` names this SDK and its version; an endpoint or the configuration may name another
/// one. Repositories build their own requests; use a builder for an ``Endpoint`` of your own.
public struct RequestBuilder: Sendable {
    /// The name of this SDK and its version, for the service's logs.
    package static let userAgent = "OpenWeatherSwift/\(SDKVersion.current)"

    private let api: any WeatherAPIConfiguration
    /// The base addresses that were checked already.
    private let roots = Locked<[URL: String]>([:])

    /// Creates a builder for the addresses of `api`.
    public init(api: any WeatherAPIConfiguration) {
        self.api = api
    }

    /// Returns the request for `endpoint`, without the key.
    ///
    /// The base address must be an http or https URL with a host and without a user, a query or a fragment. Credentials
    /// belong in ``WeatherAPIConfiguration/headers``, because events show addresses.
    ///
    /// The endpoint cannot leave the base address, and it cannot replace the key: its path has no scheme, host, `.`,
    /// `..`, `?`, `#` or backslash, its query no `appid`, and its headers no `Host` and no line breaks.
    ///
    /// - Throws: ``NetworkError/invalidURL`` when the base address is missing or of another kind, or when the endpoint
    ///   is not permitted.
    public func request(
        for endpoint: Endpoint,
        options: RequestOptions = RequestOptions()
    ) throws(NetworkError) -> TransportRequest {
        guard endpoint.isAllowed, let base = api.baseURL(of: endpoint.base), var address = root(of: base) else {
            throw .invalidURL
        }
        for segment in endpoint.path.utf8.split(separator: UInt8(ascii: "/")) {
            address += "/"
            address += WebAddress.escaped(String(Substring(segment)))
        }
        append(to: &address, queryOf: endpoint, options: options)
        guard let url = URL(string: address) else { throw .invalidURL }

        var headers: HeaderFields = ["Accept": "application/json", "User-Agent": Self.userAgent]
        for (name, value) in endpoint.headers { headers[name] = value }
        return TransportRequest(
            url: url,
            method: endpoint.method,
            headers: headers,
            body: endpoint.body,
            operation: endpoint.operation,
            plan: endpoint.base.plan
        )
    }

    /// Returns the text of a base address without a slash at its end, or `nil` when no request can be sent there.
    private func root(of base: URL) -> String? {
        if let known = roots.withLock({ $0[base] }) { return known }
        guard let root = WebAddress.root(of: base) else { return nil }
        roots.withLock { $0[base] = root }
        return root
    }

    /// Appends the query of `endpoint` with the options, if the endpoint takes them.
    private func append(to address: inout String, queryOf endpoint: Endpoint, options: RequestOptions) {
        var separator = "?"
        func append(_ name: String, _ value: String) {
            address += separator
            address += WebAddress.escaped(name)
            address += "="
            address += WebAddress.escaped(value)
            separator = "&"
        }
        for item in endpoint.queryItems { append(item.name, item.value ?? "") }
        guard endpoint.takesOptions else { return }
        append("units", options.units.rawValue)
        append("lang", options.language.code)
    }
}

/// The rules for addresses that requests are sent to.
enum WebAddress: Sendable {
    /// Returns the components of a base address, or `nil` when requests cannot or must not be sent to it.
    ///
    /// The scheme is in lower case, because `URLSession` on Linux knows no other.
    static func components(of url: URL) -> URLComponents? {
        guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true),
            let scheme = components.scheme?.lowercased(), scheme == "https" || scheme == "http",
            let host = components.host, !host.isEmpty,
            components.user == nil, components.password == nil,
            components.query == nil, components.fragment == nil
        else { return nil }
        components.scheme = scheme
        return components
    }

    /// Returns the text of a base address without a slash at its end, or `nil` when no request can be sent there.
    static func root(of url: URL) -> String? {
        guard var components = components(of: url) else { return nil }
        components.percentEncodedPath = components.percentEncodedPath.split(separator: "/").map { "/" + $0 }.joined()
        return components.string
    }

    /// Returns a string escaped for a path segment or a query value.
    ///
    /// Only the unreserved characters of RFC 3986 and the comma stay. `URLComponents` would not escape `+`, which
    /// servers read as a space.
    static func escaped(_ text: String) -> String {
        if text.utf8.allSatisfy(isUnreserved) { return text }
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if isUnreserved(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: ","):
            true
        default: false
        }
    }
}
