import Foundation

/// A fenced block of code in a Markdown file.
struct CodeBlock: Hashable, Sendable, CustomStringConvertible {
    /// The file, relative to the package.
    let file: String
    /// The line of the opening fence.
    let line: Int
    /// The language after the opening fence; empty when there is none.
    let language: String
    /// The lines between the fences.
    let lines: [String]

    /// The file and the line, as editors understand it.
    var description: String { "\(file):\(line)" }

    /// The modules that the block imports at its top.
    var imports: [String] {
        lines.withoutIndentation.prefix(while: Self.isPreamble).compactMap { $0.importedModule }
    }

    /// The code without the imports at its top.
    var code: [String] {
        Array(lines.withoutIndentation.drop(while: Self.isPreamble)).withoutIndentation
    }

    private static func isPreamble(_ line: String) -> Bool {
        line.isEmpty || line.hasPrefix("import ")
    }

    /// Every block of a text.
    static func blocks(in text: String, of file: String) -> [CodeBlock] {
        var blocks: [CodeBlock] = []
        var opening: (line: Int, language: String, lines: [String])?
        for (number, line) in text.components(separatedBy: "\n").enumerated() {
            let content = line.drop { $0 == " " }
            if let open = opening {
                if content == "```" {
                    blocks.append(CodeBlock(file: file, line: open.line, language: open.language, lines: open.lines))
                    opening = nil
                } else {
                    opening?.lines.append(line)
                }
            } else if content.hasPrefix("```") {
                opening = (number + 1, content.dropFirst(3).trimmingCharacters(in: .whitespaces), [])
            }
        }
        return blocks
    }
}
