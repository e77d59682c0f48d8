import Foundation

/// The rules for addresses that requests may go to.
enum WebAddress: Sendable {
    /// The parts of a base address, or `nil` when requests cannot or should not be sent to it.
    static func components(of url: URL) -> URLComponents? {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
            let scheme = components.scheme?.lowercased(), scheme == "https" || scheme == "http",
            let host = components.host, !host.isEmpty,
            components.user == nil, components.password == nil,
            components.query == nil, components.fragment == nil
        else { return nil }
        return components
    }

    /// Scheme, host, port and path, for people; a dash where there is no address.
    static func described(_ url: URL?) -> String {
        guard let url, let scheme = url.scheme, let host = url.host() else { return "-" }
        return "\(scheme)://\(host)\(url.port.map { ":\($0)" } ?? "")\(url.path())"
    }

    /// A text escaped for a path segment or a query value: all but RFC 3986's unreserved characters and the comma.
    ///
    /// `URLComponents` leaves `+` alone, which servers read as a space.
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
