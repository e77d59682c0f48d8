/// A text with one placeholder, written `{0}`.
///
/// A value rather than a closure, so that tests can compare the phrases of two languages and look for a placeholder that
/// a translation lost. The compiler does not check placeholders: a phrase without one ignores its argument.
package struct Phrase: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text with its placeholder.
    package let template: String

    private let parts: [PhrasePart]

    /// Creates a phrase from a text that contains `{0}`, possibly more than once.
    package init(stringLiteral template: String) {
        self.template = template
        parts = PhrasePart.parts(of: template, placeholders: ["0"])
    }

    /// Returns the text with `argument` in place of `{0}`.
    ///
    /// A time such as "2:05 p.m." closes a sentence by itself, which has no other period then.
    package func callAsFunction(_ argument: String) -> String {
        var text = ""
        text.reserveCapacity(template.utf8.count + argument.utf8.count)
        for part in parts {
            let isClosed = text.utf8.last == UInt8(ascii: ".") && part.text.utf8.first == UInt8(ascii: ".")
            text += isClosed ? part.text.dropFirst() : part.text[...]
            if part.placeholder != nil { text += argument }
        }
        return text
    }
}

/// A text with two placeholders, `{0}` and `{1}`, in either order.
package struct PairPhrase: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text with its placeholders.
    package let template: String

    private let parts: [PhrasePart]

    /// Creates a phrase from a text that contains `{0}` and `{1}`.
    package init(stringLiteral template: String) {
        self.template = template
        parts = PhrasePart.parts(of: template, placeholders: ["0", "1"])
    }

    /// Returns the text with `first` in place of `{0}` and `second` in place of `{1}`.
    package func callAsFunction(_ first: String, _ second: String) -> String {
        var text = ""
        text.reserveCapacity(template.utf8.count + first.utf8.count + second.utf8.count)
        for part in parts {
            text += part.text
            if let placeholder = part.placeholder { text += placeholder == "0" ? first : second }
        }
        return text
    }
}

/// A piece of a phrase: a text and the placeholder after it.
private struct PhrasePart: Hashable, Sendable {
    let text: String
    /// The name of the placeholder; `nil` for the last part.
    let placeholder: Unicode.Scalar?

    /// Returns the parts of `template`, the last of which has no placeholder.
    ///
    /// Searched by Unicode scalars, which takes a fraction of the time of a search by characters: a language has
    /// hundreds of phrases, and the first screen waits for them.
    static func parts(of template: String, placeholders: [Unicode.Scalar]) -> [PhrasePart] {
        let scalars = template.unicodeScalars
        var parts: [PhrasePart] = []
        var start = scalars.startIndex
        var index = start
        while let brace = scalars[index...].firstIndex(of: "{") {
            index = scalars.index(after: brace)
            let rest = scalars[index...].prefix(2)
            guard rest.count == 2, rest.last == "}", let name = rest.first, placeholders.contains(name) else {
                continue
            }
            parts.append(PhrasePart(text: String(scalars[start..<brace]), placeholder: name))
            start = rest.endIndex
            index = start
        }
        parts.append(PhrasePart(text: String(scalars[start...]), placeholder: nil))
        return parts
    }
}
