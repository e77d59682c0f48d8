/// Collects the children of an element; a string is text.
@resultBuilder
public enum MarkupBuilder: Sendable {
    /// Takes a piece.
    public static func buildExpression(_ piece: Markup) -> [Markup] { [piece] }

    /// Takes a piece that may be missing.
    public static func buildExpression(_ piece: Markup?) -> [Markup] { piece.map { [$0] } ?? [] }

    /// Takes several pieces.
    public static func buildExpression(_ pieces: [Markup]) -> [Markup] { pieces }

    /// Takes text.
    public static func buildExpression(_ text: String) -> [Markup] { [Markup(text: text)] }

    /// Joins pieces in order.
    public static func buildBlock(_ pieces: [Markup]...) -> [Markup] { pieces.flatMap { $0 } }

    /// Takes the pieces of an `if` without an `else`.
    public static func buildOptional(_ pieces: [Markup]?) -> [Markup] { pieces ?? [] }

    /// Takes the pieces of a first branch.
    public static func buildEither(first pieces: [Markup]) -> [Markup] { pieces }

    /// Takes the pieces of a second branch.
    public static func buildEither(second pieces: [Markup]) -> [Markup] { pieces }

    /// Joins the pieces of a loop.
    public static func buildArray(_ pieces: [[Markup]]) -> [Markup] { pieces.flatMap { $0 } }
}
