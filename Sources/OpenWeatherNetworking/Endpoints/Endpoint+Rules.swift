import Foundation

extension Endpoint {
    /// A Boolean value that indicates whether requests for the endpoint stay below the base address and carry no key
    /// but the configured one.
    ///
    /// The path must not be able to leave the base address or to hold a query: no segment is `.` or `..`, also when
    /// percent-encoded, it is not empty, it has neither a scheme nor a host, and there is no backslash, `?` or `#`.
    /// Other superfluous slashes are removed. The query has no `appid`, and the headers no `Host`, no control characters
    /// and no names that are not tokens.
    var isAllowed: Bool {
        isPathAllowed && isMethodAllowed
            && queryItems.allSatisfy { Self.decoded($0.name).lowercased() != "appid" }
            && headers.allSatisfy { Self.isAllowed(header: $0.key, $0.value) }
    }

    private var isPathAllowed: Bool {
        let segments = path.utf8.split(separator: UInt8(ascii: "/"))
        return !segments.isEmpty && !segments.contains(where: Self.leadsElsewhere)
            && !path.hasPrefix("//") && !(path.utf8.contains(UInt8(ascii: ":")) && path.contains("://"))
            && !path.utf8.contains { #"\?#"#.utf8.contains($0) }
    }

    /// Returns whether a segment of a path is `.` or `..`.
    private static func leadsElsewhere(_ segment: Substring.UTF8View) -> Bool {
        guard segment.first == UInt8(ascii: ".") || segment.first == UInt8(ascii: "%") else { return false }
        return [".", ".."].contains(decoded(String(Substring(segment))))
    }

    private var isMethodAllowed: Bool {
        !method.isEmpty && method.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }

    private static func isAllowed(header name: String, _ value: String) -> Bool {
        let isToken = { (byte: UInt8) in byte > 0x20 && byte < 0x7F && !#"()<>@,;:\"/[]?={}"#.utf8.contains(byte) }
        let isText = { (byte: UInt8) in byte == 0x09 || byte >= 0x20 && byte != 0x7F }
        return !name.isEmpty && name.utf8.allSatisfy(isToken) && value.utf8.allSatisfy(isText)
            && name.lowercased() != "host"
    }

    /// Returns the text without percent-encoding, or as it is when it is malformed.
    private static func decoded(_ text: String) -> String {
        // Decoding is slow, and names and paths are rarely encoded.
        text.utf8.contains(UInt8(ascii: "%")) ? text.removingPercentEncoding ?? text : text
    }
}
