/// A builder of the children of an element, in which a string is text.
@resultBuilder
public enum MarkupBuilder: Sendable {
    /// Adds a piece.
    public static func buildExpression(_ piece: Markup) -> [Markup] { [piece] }

    /// Adds a piece, unless it is `nil`.
    public static func buildExpression(_ piece: Markup?) -> [Markup] { piece.map { [$0] } ?? [] }

    /// Adds several pieces.
    public static func buildExpression(_ pieces: [Markup]) -> [Markup] { pieces }

    /// Adds text.
    public static func buildExpression(_ text: String) -> [Markup] { [Markup(text: text)] }

    /// Joins pieces in order.
    public static func buildBlock(_ pieces: [Markup]...) -> [Markup] { pieces.flatMap { $0 } }

    /// Adds the pieces of an `if` without an `else`.
    public static func buildOptional(_ pieces: [Markup]?) -> [Markup] { pieces ?? [] }

    /// Adds the pieces of the first branch.
    public static func buildEither(first pieces: [Markup]) -> [Markup] { pieces }

    /// Adds the pieces of the second branch.
    public static func buildEither(second pieces: [Markup]) -> [Markup] { pieces }

    /// Joins the pieces of a loop.
    public static func buildArray(_ pieces: [[Markup]]) -> [Markup] { pieces.flatMap { $0 } }
}
