/// A piece of a page as a browser reads it.
enum PageToken: Hashable {
    /// The start of an element.
    case start(String, attributes: [String: String])
    /// The end of an element.
    case end(String)
    /// Text outside of a stylesheet, unescaped, without space around it.
    case text(String)
}
