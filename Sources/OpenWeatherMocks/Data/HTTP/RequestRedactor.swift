package import Foundation
package import OpenWeatherNetworking

/// A value that removes the secrets of a request from its URL and from its response.
///
/// It finds keys by the names of query items and headers, so it works without knowing the key.
package struct RequestRedactor: Sendable {
    private let secrets: [String]
    private let request: TransportRequest

    /// Query items and headers that carry keys, in lower case.
    private static let keyNames: Set<String> = ["appid", "api_key", "apikey", "key", "token"]
    private static let keyHeaders: Set<String> = ["authorization", "x-api-key", "proxy-authorization", "cookie"]

    /// Headers worth keeping, in lower case; any other may hold a cookie or the key, as `X-Cache-Key` did.
    private static let keptHeaders: Set<String> = [
        "content-type", "date", "age", "retry-after", "cache-control", "expires", "etag", "last-modified", "location",
        // What is made up, or refused by a gateway, says so in a recording, too.
        TransportResponse.madeUpHeader.name.lowercased(), "gateway-refusal",
    ]

    /// The text that replaces a secret.
    package static let placeholder = "REDACTED"

    /// Creates a redactor of the secrets in `request`.
    package init(_ request: TransportRequest) {
        self.request = request
        let items = Self.items(of: request)
        let inQuery = items.filter { Self.keyNames.contains($0.name.lowercased()) }.compactMap(\.value)
        let inHeaders = request.headers.filter { Self.keyHeaders.contains($0.name.lowercased()) }.map(\.value)
            .flatMap { [$0] + $0.split(separator: " ").dropFirst().map(String.init) }
        let inAddress = [request.url.user(), request.url.password()].compactMap(\.self)
        // A shorter text, such as the `1` of an example, would be replaced where it is no secret.
        secrets = (inQuery + inHeaders + inAddress).filter { $0.count >= 8 }.sorted { $0.count > $1.count }
    }

    /// The path and the query without secrets, with the items sorted by name.
    package var target: String {
        var components = URLComponents()
        components.path = request.url.path(percentEncoded: false)
        let items = Self.items(of: request).filter { !Self.keyNames.contains($0.name.lowercased()) }
        components.queryItems =
            items.isEmpty ? nil : items.sorted { ($0.name, $0.value ?? "") < ($1.name, $1.value ?? "") }
        return redact(components.string ?? components.path)
    }

    /// The URL without secrets.
    package var url: String {
        let port = request.url.port.map { ":\($0)" } ?? ""
        return "\(request.url.scheme ?? "https")://\(request.url.host() ?? "")\(port)\(target)"
    }

    /// Returns the headers of `response` that are safe to record, without secrets.
    package func headers(of response: TransportResponse) -> [String: String] {
        var kept: [String: String] = [:]
        for field in response.headers where Self.keptHeaders.contains(field.name.lowercased()) {
            kept[field.name] = redact(field.value)
        }
        return kept
    }

    /// Returns `data` with every secret replaced, whether or not the data is text.
    package func body(_ data: Data) -> Data {
        var result = data
        for secret in secrets {
            let bytes = Data(secret.utf8)
            var start = result.startIndex
            while let found = result.range(of: bytes, in: start..<result.endIndex) {
                result.replaceSubrange(found, with: Data(Self.placeholder.utf8))
                start = found.lowerBound + Self.placeholder.utf8.count
            }
        }
        return result
    }

    private func redact(_ text: String) -> String {
        secrets.reduce(text) { $0.replacing($1, with: Self.placeholder) }
    }

    private static func items(of request: TransportRequest) -> [URLQueryItem] {
        URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    }
}
