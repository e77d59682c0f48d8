import Foundation
import OpenWeatherCore

/// The `appid` item of a URL's query.
enum KeyedQuery: Sendable {
    private static let name = Array("appid".utf8)

    /// Returns the URL without any `appid`, in upper or lower case or percent-encoded; `nil` for a malformed URL.
    static func removing(from url: URL) -> URL? {
        replacing(in: url, with: nil)
    }

    /// Returns the URL without any `appid`, and with `item` at the end of its query; `nil` for a malformed URL.
    static func replacing(in url: URL, with item: String?) -> URL? {
        let text = url.absoluteString
        let address = text.utf8
        let end = address.firstIndex(of: UInt8(ascii: "#")) ?? address.endIndex
        let mark = address[..<end].firstIndex(of: UInt8(ascii: "?"))
        let items = mark.map { address[address.index(after: $0)..<end].split(separator: UInt8(ascii: "&")) } ?? []
        guard item != nil || items.contains(where: isKey) else { return url }
        var result = String(text[..<(mark ?? end)])
        var separator = "?"
        for part in items where !isKey(part) {
            result += separator
            result += Substring(part)
            separator = "&"
        }
        if let item { result += separator + item }
        result += text[end...]
        return URL(string: result)
    }

    /// Returns the item of a query that carries the key.
    static func item(of key: APIKey) -> String {
        "appid=" + encoded(key.secret.reveal())
    }

    /// Returns a string in which every character with a meaning in queries is escaped, including `+` and `&`.
    static func encoded(_ text: String) -> String {
        let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
        return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }

    /// Whether the name of a query item is `appid`, decoded and in any letter case.
    private static func isKey(_ item: Substring.UTF8View) -> Bool {
        let encoded = item.prefix { $0 != UInt8(ascii: "=") }
        guard encoded.contains(UInt8(ascii: "%")) else {
            return encoded.count == name.count && zip(encoded, name).allSatisfy { $0.asciiLowercased == $1 }
        }
        let text = String(Substring(encoded))
        return (text.removingPercentEncoding ?? text).utf8.map(\.asciiLowercased) == name
    }
}
