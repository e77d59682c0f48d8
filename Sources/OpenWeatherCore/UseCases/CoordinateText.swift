/// A string that contains the two numbers of a point.
///
/// | form | examples |
/// | --- | --- |
/// | decimal points | `48.85, 2.35`, `48.85; 2.35`, `48.85 2.35` |
/// | decimal commas | `48,85 2,35`, `48,85; 2,35`, `48,85, 2,35` |
/// | directions, degree signs | `48.85° N, 2.35° E`, `S33.9 W70.6`, `2.35E 48.85N` |
/// | whole numbers | `48, 2`; without a comma they could be a postcode such as `040 01` and are not a point |
struct CoordinateText: Hashable, Sendable {
    /// The point; the latitude is the first number unless the directions say otherwise.
    let coordinate: Coordinate

    /// Creates a point from a string whose digits and signs are ASCII, or `nil` when it names no point on Earth.
    init?(_ text: String) {
        let text = text.uppercased()
        guard let found = Self.point(in: text, decimalMark: ".") ?? Self.point(in: text, decimalMark: ",") else {
            return nil
        }
        coordinate = found
    }

    private static func point(in text: String, decimalMark: Character) -> Coordinate? {
        var rest = text[...]
        let isDirectionFirst = rest.first.map { "NSEW".contains($0) } ?? false
        guard let first = term(from: &rest, decimalMark, isDirectionFirst),
            let separator = rest.prefixMatch(of: /[ ]?([,;]) ?|[ ]/)
        else { return nil }
        rest = rest[separator.range.upperBound...]
        guard let second = term(from: &rest, decimalMark, isDirectionFirst), rest.isEmpty else { return nil }
        let terms = [first, second]
        switch separator.1 {
        case nil where !text.contains(where: { "+-.,°NSEW".contains($0) }): return nil
        case "," where decimalMark == "," && !terms.allSatisfy(\.isDecimal): return nil
        default: return coordinate(first, second)
        }
    }

    private static func coordinate(_ first: Term, _ second: Term) -> Coordinate? {
        switch (first.direction, second.direction) {
        case (nil, nil), ("N", "E"), ("N", "W"), ("S", "E"), ("S", "W"):
            Coordinate(latitude: first.degrees, longitude: second.degrees)
        case ("E", "N"), ("E", "S"), ("W", "N"), ("W", "S"):
            Coordinate(latitude: second.degrees, longitude: first.degrees)
        default: nil
        }
    }

    /// One of the two numbers.
    private struct Term {
        /// The angle in degrees; negative in the south and west.
        let degrees: Double
        /// One of N, S, E, and W; `nil` when the text names none.
        let direction: Substring?
        /// A Boolean value that indicates whether the number has a decimal mark.
        let isDecimal: Bool
    }

    /// Removes a number from the front of `rest`, with its direction before or after it.
    ///
    /// The patterns exclude forms that `Double` would also read: `nan`, `0x10` and `1e1`.
    private static func term(from rest: inout Substring, _ decimalMark: Character, _ isDirectionFirst: Bool) -> Term? {
        var direction = isDirectionFirst ? take(/([NSEW]) ?/, from: &rest) : nil
        let number =
            decimalMark == ","
            ? take(/([+-]?[0-9]+(?:,[0-9]+)?)(?: ?°)?/, from: &rest)
            : take(/([+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+))(?: ?°)?/, from: &rest)
        guard let number, let value = Double(number.replacing(",", with: ".")) else { return nil }
        if !isDirectionFirst { direction = take(/[ ]?([NSEW])/, from: &rest) }
        if direction != nil, number.contains(where: { "+-".contains($0) }) { return nil }
        return Term(
            degrees: direction == "S" || direction == "W" ? -value : value,
            direction: direction,
            isDecimal: number.contains(decimalMark)
        )
    }

    /// Removes the match of `pattern` from the front of `rest` and returns its group.
    private static func take(_ pattern: Regex<(Substring, Substring)>, from rest: inout Substring) -> Substring? {
        guard let match = rest.prefixMatch(of: pattern) else { return nil }
        rest = rest[match.range.upperBound...]
        return match.1
    }
}
