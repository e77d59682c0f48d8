#if canImport(FoundationNetworking)
import Foundation
public import FoundationNetworking  // Linux keeps URLRequest in a module of its own.
#else
public import Foundation
#endif
public import OpenWeatherCore

/// Turns a question into an unsigned request.
///
/// The key is not added here but by the innermost decorator, right above the transport. So whatever lies between
/// (coalescing, retry, rate limit, observation, caches, errors) never sees it and cannot leak it.
public struct RequestBuilder: Sendable {
    private let config: any WeatherAPIConfig

    /// Creates a builder for the addresses and headers of `config`.
    public init(config: any WeatherAPIConfig) {
        self.config = config
    }

    /// The request for `endpoint`, without the key.
    ///
    /// The base address must be an http or https URL with a host and without a user, a query or a fragment: what
    /// lets one in belongs in ``WeatherAPIConfig/headers``, because addresses are shown in events.
    ///
    /// - Throws: ``NetworkError/invalidURL`` when the configured base address is missing or none of that kind.
    public func request(
        for endpoint: Endpoint,
        options: RequestOptions = RequestOptions()
    ) throws(NetworkError) -> URLRequest {
        let base =
            switch endpoint.base {
            case .weather: config.baseURLWeather
            case .geo: config.baseURLGeo
            }
        guard let base, var components = WebAddress.components(of: base) else { throw .invalidURL }

        let segments = endpoint.path.split(separator: "/").map { WebAddress.escaped(String($0)) }
        let root = components.percentEncodedPath.drop { $0 == "/" }.split(separator: "/").map(String.init)
        components.percentEncodedPath = "/" + (root + segments).joined(separator: "/")
        components.percentEncodedQuery = query(of: endpoint, options: options)
        guard let url = components.url else { throw .invalidURL }

        var request = URLRequest(url: url)
        request.httpMethod = endpoint.method
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        for (name, value) in endpoint.headers { request.setValue(value, forHTTPHeaderField: name) }
        for (name, value) in config.headers { request.setValue(value, forHTTPHeaderField: name) }
        return request
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
