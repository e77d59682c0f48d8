/// Collects the children of an element; a string is text.
@resultBuilder
package enum MarkupBuilder: Sendable {
    /// Takes a piece.
    package static func buildExpression(_ piece: Markup) -> [Markup] { [piece] }

    /// Takes a piece that may be missing.
    package static func buildExpression(_ piece: Markup?) -> [Markup] { piece.map { [$0] } ?? [] }

    /// Takes several pieces.
    package static func buildExpression(_ pieces: [Markup]) -> [Markup] { pieces }

    /// Takes text.
    package static func buildExpression(_ text: String) -> [Markup] { [Markup(text: text)] }

    /// Joins pieces in order.
    package static func buildBlock(_ pieces: [Markup]...) -> [Markup] { pieces.flatMap { $0 } }

    /// Takes the pieces of an `if` without an `else`.
    package static func buildOptional(_ pieces: [Markup]?) -> [Markup] { pieces ?? [] }

    /// Takes the pieces of a first branch.
    package static func buildEither(first pieces: [Markup]) -> [Markup] { pieces }

    /// Takes the pieces of a second branch.
    package static func buildEither(second pieces: [Markup]) -> [Markup] { pieces }

    /// Joins the pieces of a loop.
    package static func buildArray(_ pieces: [[Markup]]) -> [Markup] { pieces.flatMap { $0 } }
}
