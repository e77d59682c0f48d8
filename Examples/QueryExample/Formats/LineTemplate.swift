import ExampleSupport

/// A line with names of values in braces, such as `{icon} {temp} {condition}`.
///
/// `{gust|}` has the text after the bar where the value is missing, which is "–" without a bar. `{{` and `}}` are braces.
struct LineTemplate {
    private enum Part {
        case text(String)
        case value(name: String, absent: String)
    }

    private var parts: [Part] = []

    /// Reads a template.
    ///
    /// - Parameters:
    ///   - text: The template.
    ///   - names: The names of the values that it may have.
    /// - Throws: `UsageError` when a name is none of these, or a brace has no other one.
    init(_ text: String, names: [String]) throws(UsageError) {
        var (rest, literal) = (text[...], "")
        while let character = rest.popFirst() {
            if character == "{" || character == "}", rest.first == character {
                literal.append(character)
                rest.removeFirst()
            } else if character == "}" {
                throw UsageError("--format", "a } has no {; write }} for a brace.")
            } else if character == "{" {
                guard let end = rest.firstIndex(of: "}") else {
                    throw UsageError("--format", "a { has no }; write {{ for a brace.")
                }
                let words = rest[..<end].split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
                let name = String(words.first ?? "")
                guard names.contains(name) else {
                    throw UsageError("--format", "'\(name)' is none of \(names.joined(separator: ", ")).")
                }
                parts += [.text(literal), .value(name: name, absent: words.dropFirst().first.map(String.init) ?? "–")]
                literal = ""
                rest = rest[rest.index(after: end)...]
            } else {
                literal.append(character)
            }
        }
        parts.append(.text(literal))
    }

    /// Returns the line of values by their names, with the age of those that are out of date, in words.
    ///
    /// The age stands at the end of the first line, which is all that a status bar shows, unless the template names
    /// `stale`.
    func line(_ values: [String: String], age: String? = nil) -> String {
        let line =
            parts.map { part in
                switch part {
                case .text(let text): text
                case .value(let name, let absent): values[name] ?? absent
                }
            }
            .joined()
        guard let age, !hasStale else { return line }
        let end = line.firstIndex { $0.isNewline } ?? line.endIndex
        return "\(line[..<end]) (\(age) old)\(line[end...])"
    }

    private var hasStale: Bool {
        parts.contains { part in
            if case .value("stale", _) = part { true } else { false }
        }
    }
}
