/// A text with two places to fill in, written as `{0}` and `{1}` in any order.
package struct PairPhrase: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text with its `{0}` and `{1}`.
    package let template: String

    private let parts: [[String]]

    /// Creates a phrase from a text with a `{0}` and a `{1}`.
    package init(stringLiteral template: String) {
        self.template = template
        parts = template.split(separator: "{0}", omittingEmptySubsequences: false)
            .map { part in
                part.split(separator: "{1}", omittingEmptySubsequences: false).map(String.init)
            }
    }

    /// The text with `first` in the place of `{0}` and `second` in that of `{1}`.
    package func callAsFunction(_ first: String, _ second: String) -> String {
        parts.map { $0.joined(separator: second) }.joined(separator: first)
    }
}
