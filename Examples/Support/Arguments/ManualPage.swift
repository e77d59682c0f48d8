/// A page of the manual in the language of `man`, made from the syntax of a program.
public struct ManualPage: Sendable {
    /// A section that the help does not have, such as `FILES`.
    public struct Section: Sendable {
        /// The heading.
        public let title: String
        /// The sentences before the rows.
        public let text: String
        /// Names with their meaning, such as the path of a file.
        public let rows: [(name: String, help: String)]

        /// Creates a section.
        public init(_ title: String, _ text: String = "", rows: [(name: String, help: String)] = []) {
            self.title = title
            self.text = text
            self.rows = rows
        }
    }

    private let syntax: CommandLineSyntax

    /// Creates the page of a program.
    public init(_ syntax: CommandLineSyntax) {
        self.syntax = syntax
    }

    /// The text of the page, which `man -l` shows.
    public var text: String {
        let name = Self.escaped(syntax.program)
        let synopsis = ([syntax.operands, "[OPTIONS]"] as [String?]).compactMap(\.self).joined(separator: " ")
        let title = ".TH \(syntax.program.uppercased()) 1 \"\" \"\(syntax.version)\" \"User Commands\""
        // `whatis` reads one line: the name, a dash, and no period.
        let summary = syntax.summary.hasSuffix(".") ? String(syntax.summary.dropLast()) : syntax.summary
        return
            ([
                title, ".SH NAME", "\(name) \\- \(Self.escaped(summary))",
                ".SH SYNOPSIS", ".B \(name)", Self.line(synopsis),
            ]
            + Self.lines(of: Section("COMMANDS", rows: syntax.commands.map { ($0.usage, $0.help) }))
            + Self.lines(of: Section("OPTIONS", rows: syntax.options.map { ($0.usage, $0.help) }))
            + syntax.sections.flatMap(Self.lines)
            + Self.lines(of: Section("EXIT STATUS", rows: syntax.statuses)))
            .joined(separator: "\n")
    }

    private static func lines(of section: Section) -> [String] {
        guard !section.text.isEmpty || !section.rows.isEmpty else { return [] }
        return [".SH \(section.title)"] + (section.text.isEmpty ? [] : [line(section.text)])
            + section.rows.flatMap { [".TP", ".B \(escaped($0.name))", line($0.help)] }
    }

    /// Returns text as one line, which is no request even when it begins with a period.
    private static func line(_ text: String) -> String {
        let escaped = escaped(text)
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }

    private static func escaped(_ text: String) -> String {
        text.printable.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    }
}
