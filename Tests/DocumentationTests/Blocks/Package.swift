import Foundation

/// The files of this package.
enum Package {
    /// The folder of the package.
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The files below `folder` with this ending, as paths relative to the package.
    static func files(in directory: String, ending: String) throws -> [String] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: directory).path())
        return names.filter { $0.hasSuffix(ending) && !$0.contains("/.") }.map { directory + "/" + $0 }.sorted()
    }

    /// The text of a file.
    static func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Every page that teaches: those beside the package and the examples, those in `Documentation`, and the catalogs' own.
    static func pages() throws -> [String] {
        try ["README.md", "CONTRIBUTING.md", "Examples/README.md"] + files(in: "Documentation", ending: ".md")
            + files(in: "Sources", ending: ".md")
    }

    /// Every marked region of the compiled snippets; those with modules of Apple's are compiled by AppleCheck.
    static func snippets() throws -> [Snippet] {
        try ["Tests/DocumentationTests/Snippets", "Tests/AppleCheck/Tests/Snippets"]
            .flatMap { try files(in: $0, ending: ".swift") }
            .flatMap { path in
                Snippet.snippets(in: try text(of: path), of: path)
            }
    }

    /// The modules of other packages that a file stands in for, which is named after its module.
    static func standIns() throws -> Set<String> {
        Set(
            try files(in: "Tests/DocumentationTests/StandIns", ending: ".swift")
                .map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
        )
    }

    /// Every tutorial of the catalogs.
    static func tutorials() throws -> [Tutorial] {
        try files(in: "Sources", ending: ".tutorial").filter { !$0.hasSuffix("Contents.tutorial") }
            .map { path in
                let resources = path.components(separatedBy: "/Tutorials/")[0] + "/Resources/"
                return try Tutorial(file: path, text: text(of: path)) { try text(of: resources + $0) }
            }
    }

    /// Every block of code in every page, and in the comments that document the sources.
    static func blocks() throws -> [CodeBlock] {
        try pages().flatMap { CodeBlock.blocks(in: try text(of: $0), of: $0) }
            + files(in: "Sources", ending: ".swift").filter { !$0.contains(".docc/") }
            .flatMap { CodeBlock.blocks(in: try text(of: $0).documentationComments, of: $0) }
    }
}
