import Foundation
import OpenWeatherCore

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
