import Foundation

/// A parser of the strict HTML that the gallery writes; anything that a browser would have to repair is an error.
struct PageReader {
    /// An error in a page.
    struct Mistake: Error, CustomStringConvertible {
        let description: String
    }

    private static let void: Set = ["br", "input", "link", "meta"]

    /// Returns the tokens of a document.
    static func tokens(of document: String) throws -> [PageToken] {
        var tokens: [PageToken] = []
        var rest = document[...]
        if rest.hasPrefix("<!doctype html>") { rest = rest.dropFirst("<!doctype html>".count) }
        while let start = rest.firstIndex(of: "<") {
            append(text: rest[..<start], to: &tokens)
            guard let end = rest[start...].firstIndex(of: ">") else {
                throw Mistake(description: "a tag without an end")
            }
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            if tag.hasPrefix("/") {
                tokens.append(.end(String(tag.dropFirst())))
            } else {
                let (name, attributes) = try element(tag)
                tokens.append(.start(name, attributes: attributes))
                guard name == "style", let close = rest.range(of: "</style>") else { continue }
                rest = rest[close.lowerBound...]
            }
        }
        append(text: rest, to: &tokens)
        return tokens
    }

    /// Checks that every element that starts also ends, in order.
    static func checkBalance(of tokens: [PageToken]) throws {
        var open: [String] = []
        for token in tokens {
            switch token {
            case .start(let name, _) where !void.contains(name): open.append(name)
            case .end(let name):
                guard open.popLast() == name else { throw Mistake(description: "\(name) ends but does not begin") }
            case .start, .text: break
            }
        }
        guard open.isEmpty else { throw Mistake(description: "\(open) never end") }
    }

    /// Returns the texts of each article by its name, in the order of the page, without long lists of options.
    static func articles(in tokens: [PageToken]) -> [(id: String, texts: [String])] {
        var articles: [(id: String, texts: [String])] = []
        var isInside = false
        for token in tokens {
            switch token {
            case .start("article", let attributes):
                isInside = true
                articles.append((attributes["data-sample"] ?? "", []))
            case .end("article"): isInside = false
            case .start("select", _): isInside = false
            case .end("select"): isInside = true
            case .text(let text) where isInside: articles[articles.count - 1].texts.append(text)
            case .start, .end, .text: break
            }
        }
        return articles
    }

    private static func append(text: Substring, to tokens: inout [PageToken]) {
        let text = unescape(String(text)).trimmingCharacters(in: .whitespacesAndNewlines)
        if !text.isEmpty { tokens.append(.text(text)) }
    }

    private static func element(_ tag: Substring) throws -> (String, [String: String]) {
        var rest = tag
        let name = String(rest.prefix { $0 != " " })
        rest = rest.dropFirst(name.count)
        var attributes: [String: String] = [:]
        while let first = rest.firstIndex(where: { $0 != " " }) {
            rest = rest[first...]
            let key = String(rest.prefix { $0 != "=" && $0 != " " })
            rest = rest.dropFirst(key.count)
            var value = ""
            if rest.hasPrefix("=\"") {
                rest = rest.dropFirst(2)
                let quoted = rest.prefix { $0 != "\"" }
                value = unescape(String(quoted))
                rest = rest.dropFirst(quoted.count + 1)
            }
            guard attributes.updateValue(value, forKey: key) == nil else {
                throw Mistake(description: "\(name) has \(key) twice")
            }
        }
        return (name, attributes)
    }

    private static func unescape(_ text: String) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
            .reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
}

/// A token of a page, as a browser reads it.
enum PageToken: Hashable {
    /// The start of an element.
    case start(String, attributes: [String: String])
    /// The end of an element.
    case end(String)
    /// Text outside a stylesheet, unescaped and without surrounding white space.
    case text(String)
}
