import Foundation

/// A tutorial with the files that its steps show.
struct Tutorial: Sendable {
    /// The file, relative to the package.
    let file: String
    /// The files of the steps, in their order; each is a whole file.
    let fixtures: [CodeBlock]

    /// Reads the steps of a page; `read` returns the text of a file of the catalog.
    init(file: String, text: String, read: (String) throws -> String) rethrows {
        self.file = file
        fixtures = try text.matches(of: /@Code\(name: "[A-Za-z]+\.swift", file: "([^"]+)"\)/)
            .map { match in
                let name = String(match.1)
                return CodeBlock(
                    file: name,
                    line: 1,
                    language: "swift",
                    lines: try read(name).components(separatedBy: "\n")
                )
            }
    }

    /// How a step changes the code.
    enum Change: Hashable, Sendable {
        /// Lines were added, and none was taken away.
        case growth(added: Int)
        /// One line took the place of another.
        case replacement
        /// Something that a reader would have to search for.
        case rewrite
    }

    /// The change between two files.
    static func change(from old: [String], to new: [String]) -> Change {
        let difference = new.difference(from: old)
        return switch (difference.removals.count, difference.insertions.count) {
        case (0, let added): .growth(added: added)
        case (1, 1): .replacement
        default: .rewrite
        }
    }
}
