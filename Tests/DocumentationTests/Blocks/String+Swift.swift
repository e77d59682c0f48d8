import Foundation

extension String {
    /// The module of a line such as `import Foundation`, with or without a word before it.
    var importedModule: String? {
        let words = split(separator: " ").map(String.init)
        guard let index = words.firstIndex(of: "import"), index <= 1, words.count == index + 2 else { return nil }
        return words[index + 1]
    }
}

extension String {
    /// The comments of Swift code that document it, on the lines they stand on; every other line is empty.
    var documentationComments: String {
        components(separatedBy: "\n")
            .map { line in
                let content = line.drop { $0 == " " }
                return content.hasPrefix("///") ? String(content.dropFirst(content.hasPrefix("/// ") ? 4 : 3)) : ""
            }
            .joined(separator: "\n")
    }
}
