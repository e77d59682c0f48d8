import Foundation

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
