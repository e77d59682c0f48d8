import Foundation

/// An address for another version of the service, which follows the one for weather until it is set.
struct VersionAddress: Sendable {
    /// The version, such as `3.0`.
    let version: String
    /// The address that was set, which may be `nil`; `nil` until one was set.
    var own: URL??

    /// Returns the address that was set, or the one beside `base`.
    func address(beside base: URL?) -> URL? {
        own ?? WebAddress.version(version, beside: base)
    }
}

extension WebAddress {
    /// Returns the address of another version, such as `data/3.0` for `data/2.5`; `nil` when `base` does not end with
    /// `2.5`.
    ///
    /// The address of an unknown form is not guessed, and the service's own is never a substitute: a request for a
    /// gateway, or with the key of a test, must not go there.
    static func version(_ version: String, beside base: URL?) -> URL? {
        guard let base, var components = URLComponents(url: base, resolvingAgainstBaseURL: true) else { return nil }
        var segments = components.percentEncodedPath.split(separator: "/").map(String.init)
        guard segments.last == "2.5" else { return nil }
        segments[segments.count - 1] = version
        components.percentEncodedPath = segments.map { "/" + $0 }.joined()
        return components.url
    }

    /// Returns the address of another product of the service, for the one for weather; `nil` when that does not end with
    /// `data/2.5`.
    ///
    /// - Parameters:
    ///   - name: The first part of the name of the service's host for it. A host of any other kind, such as that of a test,
    ///     stands for all of them.
    ///   - path: The path that takes the place of `data/2.5`.
    ///   - weather: The address for weather.
    /// - Returns: The address.
    static func base(_ name: String, _ path: String, beside weather: URL?) -> URL? {
        guard let weather, var components = URLComponents(url: weather, resolvingAgainstBaseURL: true)
        else { return nil }
        let segments = components.percentEncodedPath.split(separator: "/").map(String.init)
        guard segments.suffix(2) == ["data", "2.5"] else { return nil }
        components.percentEncodedPath =
            (segments.dropLast(2) + path.split(separator: "/").map(String.init)).map { "/" + $0 }.joined()
        if let host = components.host?.lowercased(), isService(host) { components.host = name + serviceDomain }
        return components.url
    }

    /// Returns whether a host is one of the service's.
    static func isService(_ host: String) -> Bool { host.lowercased().hasSuffix(serviceDomain) }

    private static let serviceDomain = ".openweathermap.org"
}
