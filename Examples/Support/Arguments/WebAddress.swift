import Foundation

/// A reader of URLs in arguments and environment variables.
enum WebAddress {
    /// Returns the URL in `text`, or `nil` when it is not an http or https URL with a host.
    static func url(_ text: String) -> URL? {
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
            url.host()?.isEmpty == false
        else { return nil }
        return url
    }
}
