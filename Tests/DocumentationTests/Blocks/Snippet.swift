import Foundation

/// A marked region of a compiled file.
///
/// It begins after a line `// snippet: NAME` and ends before a line `// end`. Lines `// step: …` in it are for
/// `.ci/tutorials` alone.
struct Snippet: Hashable, Sendable {
    /// The name after the marker.
    let name: String
    /// The file's name.
    let file: String
    /// The modules that the file imports.
    let imports: Set<String>
    /// The lines between the markers, without their common indentation.
    let lines: [String]

    /// Every region of a file.
    static func snippets(in text: String, of file: String) -> [Snippet] {
        let lines = text.components(separatedBy: "\n")
        let imports = Set(lines.compactMap { $0.importedModule })
        var snippets: [Snippet] = []
        var region: (name: String, lines: [String])?
        for line in lines {
            let content = line.trimmingCharacters(in: .whitespaces)
            if content.hasPrefix("// snippet: ") {
                region = (String(content.dropFirst("// snippet: ".count)), [])
            } else if content == "// end", let ended = region {
                let body = ended.lines.withoutIndentation
                snippets.append(Snippet(name: ended.name, file: file, imports: imports, lines: body))
                region = nil
            } else if !content.hasPrefix("// step: ") {
                region?.lines.append(line)
            }
        }
        return snippets
    }
}
