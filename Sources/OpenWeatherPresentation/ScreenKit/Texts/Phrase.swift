/// A text with one placeholder, written `{0}`.
///
/// A value rather than a closure, so that tests can compare the phrases of two languages and look for a placeholder that
/// a translation lost. The compiler does not check placeholders: a phrase without one ignores its argument.
package struct Phrase: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text with its placeholder.
    package let template: String

    private let parts: [String]

    /// Creates a phrase from a text that contains `{0}`, possibly more than once.
    package init(stringLiteral template: String) {
        self.template = template
        parts = template.split(separator: "{0}", omittingEmptySubsequences: false).map(String.init)
    }

    /// Returns the text with `argument` in place of `{0}`.
    package func callAsFunction(_ argument: String) -> String {
        parts.joined(separator: argument)
    }
}

/// A text with two placeholders, `{0}` and `{1}`, in either order.
package struct PairPhrase: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text with its placeholders.
    package let template: String

    private let parts: [[String]]

    /// Creates a phrase from a text that contains `{0}` and `{1}`.
    package init(stringLiteral template: String) {
        self.template = template
        parts = template.split(separator: "{0}", omittingEmptySubsequences: false)
            .map { part in
                part.split(separator: "{1}", omittingEmptySubsequences: false).map(String.init)
            }
    }

    /// Returns the text with `first` in place of `{0}` and `second` in place of `{1}`.
    package func callAsFunction(_ first: String, _ second: String) -> String {
        parts.map { $0.joined(separator: second) }.joined(separator: first)
    }
}
