/// A piece of HTML that is safe to show: text and the values of attributes are escaped when it is made.
public struct Markup: Hashable, Sendable {
    /// The HTML.
    public let html: String

    /// Elements without an end tag.
    private static let void: Set = ["br", "input", "link", "meta"]

    /// Creates text.
    public init(text: String) {
        html = Self.escape(text)
    }

    /// Creates an element; an attribute whose value is `nil` is left out, an empty one stands alone.
    ///
    /// - Parameters:
    ///   - name: The name of the element.
    ///   - attributes: The attributes in order.
    ///   - children: What it contains; nothing where the element has no end tag.
    public init(
        _ name: String,
        _ attributes: KeyValuePairs<String, String?> = [:],
        @MarkupBuilder _ children: () -> [Markup] = { [] }
    ) {
        let written = attributes.compactMap { key, value in
            value.map { $0.isEmpty && key != "alt" && key != "value" ? " \(key)" : " \(key)=\"\(Self.escape($0))\"" }
        }
        let start = "<\(name)\(written.joined())>"
        html = Self.void.contains(name) ? start : start + children().map(\.html).joined() + "</\(name)>"
    }

    /// Creates a whole document of `root`.
    public init(document root: Markup) {
        html = "<!doctype html>\n\(root.html)\n"
    }

    /// Creates a stylesheet of rules written by us, which browsers do not unescape.
    public init(stylesheet rules: String) {
        html = "<style>\n\(rules)\n</style>\n"
    }

    /// Replaces what means something in HTML, also inside attributes, and drops what a page must not contain.
    private static func escape(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            case "\n", "\t": escaped.unicodeScalars.append(scalar)
            case _ where scalar.properties.generalCategory == .control: break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
