package import Foundation

extension URL {
    /// The address for display: its scheme, host, port and the service's own part of its path; a dash without a host.
    ///
    /// The service's own part begins at a segment such as `data/2.5` or `map`, and is the whole path on its own hosts. What
    /// stands before it, and any other path, may hold a gateway's token and is shown as `…`. User, password, query and
    /// fragment are left out.
    package var shown: String {
        guard let scheme, let host = host() else { return "-" }
        let segments = path().split(separator: "/").map { String($0) }
        let own = segments[(WebAddress.isService(host) ? 0 : WebAddress.start(ofServiceIn: segments))...]
        let path = (own.count < segments.count ? ["…"] : []) + own
        return "\(scheme)://\(host)\(port.map { ":\($0)" } ?? "")" + path.map { "/" + $0 }.joined()
    }
}

extension WebAddress {
    /// Returns an address for display; a dash when there is none.
    static func described(_ url: URL?) -> String {
        url?.shown ?? "-"
    }

    /// Returns the index of the first segment of the service's own part of a path, or the number of segments.
    fileprivate static func start(ofServiceIn segments: [String]) -> Int {
        segments.indices.first { index in
            let next = index + 1 < segments.count ? segments[index + 1] : nil
            return switch segments[index] {
            case "map": next?.hasSuffix("_new") ?? true
            case "data", "geo", "maps", "energy":
                next?.utf8.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") } ?? false
            default: false
            }
        } ?? segments.count
    }

    /// Returns the segments of a base address that may be a gateway's token: those with a digit before the service's own
    /// part, as they are and decoded.
    static func tokens(in url: URL) -> [String] {
        let segments = url.path(percentEncoded: true).split(separator: "/").map { String($0) }
        return segments[..<start(ofServiceIn: segments)]
            .filter { $0.utf8.contains { (48...57).contains($0) } }
            .flatMap { [$0, $0.removingPercentEncoding ?? $0] }
    }
}
