package import Foundation

/// The rule for redirects, by which the key and a gateway's headers are never sent to another origin.
package enum Redirection: Sendable {
    /// The largest number of redirects that are followed; each is one more request for a call that was counted once.
    package static let limit = 3

    /// Returns the address that a `Location` leads to from `source`; `nil` when it is not an http or https address.
    ///
    /// `URLSession` on Linux takes `file:///etc/passwd` for a path on the same host, and drops the path of a response
    /// that leads to `?again=1`.
    package static func target(of location: String?, from source: URL?) -> URL? {
        guard let location, let source, let target = URL(string: location, relativeTo: source)?.absoluteURL,
            let scheme = target.scheme?.lowercased(), ["http", "https"].contains(scheme),
            target.host()?.isEmpty == false
        else { return nil }
        return target
    }

    /// Whether a redirect from `source` to `target` is followed.
    ///
    /// A redirect is followed within one origin (scheme, host and port), and from `http` to `https` on the same host
    /// when both use their standard ports. For any other, the 3xx response is returned.
    package static func isFollowed(from source: URL?, to target: URL?) -> Bool {
        guard let source = Origin(source), let target = Origin(target) else { return false }
        let upgraded = Origin(scheme: "https", host: source.host, port: 443)
        return source == target || (source.scheme == "http" && source.port == 80 && target == upgraded)
    }

    /// Returns whether two addresses have one origin; a standard port may be written or left out.
    package static func isSameOrigin(_ first: URL, _ second: URL) -> Bool {
        guard let origin = Origin(first) else { return false }
        return origin == Origin(second)
    }

    private struct Origin: Hashable {
        let scheme: String
        let host: String
        let port: Int

        init(scheme: String, host: String, port: Int) {
            (self.scheme, self.host, self.port) = (scheme, host, port)
        }

        init?(_ url: URL?) {
            guard let url, let scheme = url.scheme?.lowercased(), let host = url.host()?.lowercased(), !host.isEmpty,
                let standardPort = ["http": 80, "https": 443][scheme]
            else { return nil }
            self.init(scheme: scheme, host: host, port: url.port ?? standardPort)
        }
    }
}
