import ExampleSupport

/// A piece of HTML whose text and attribute values are escaped when it is created.
public struct Markup: Hashable, Sendable {
    /// The HTML.
    public let html: String

    /// Elements without an end tag.
    private static let void: Set = ["br", "input", "link", "meta"]

    /// Creates escaped text.
    public init(text: String) {
        html = Self.escape(text)
    }

    /// Creates an element; an attribute is omitted when its value is `nil`, and has no value when it is empty.
    ///
    /// - Parameters:
    ///   - name: The name of the element.
    ///   - attributes: The attributes in order.
    ///   - children: The content; it is ignored for an element without an end tag.
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

    /// Creates a document with `root` as its root element.
    public init(document root: Markup) {
        html = "<!doctype html>\n\(root.html)\n"
    }

    /// Creates a stylesheet; the rules are not escaped, because browsers do not unescape them.
    public init(stylesheet rules: String) {
        html = "<style>\n\(rules)\n</style>\n"
    }

    /// Returns `text` with the special characters of HTML escaped and characters that a page must not contain removed.
    private static func escape(_ text: String) -> String {
        text.replacingScalars { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            case "\n", "\t": nil
            case _ where scalar.properties.generalCategory == .control: ""
            default: nil
            }
        }
    }
}
