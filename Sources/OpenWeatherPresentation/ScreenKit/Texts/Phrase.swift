/// A text with one place to fill in, written as `{0}`.
///
/// A value rather than a closure, so that tables of texts can be compared, printed and checked for completeness.
package struct Phrase: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text with its `{0}`.
    package let template: String

    private let parts: [String]

    /// Creates a phrase from a text with a `{0}`.
    package init(stringLiteral template: String) {
        self.template = template
        parts = template.split(separator: "{0}", omittingEmptySubsequences: false).map(String.init)
    }

    /// The text with `argument` filled in.
    package func callAsFunction(_ argument: String) -> String {
        parts.joined(separator: argument)
    }
}
