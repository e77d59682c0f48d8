extension String {
    /// The module of a line such as `import Foundation`, with or without a word before it.
    var importedModule: String? {
        let words = split(separator: " ").map(String.init)
        guard let index = words.firstIndex(of: "import"), index <= 1, words.count == index + 2 else { return nil }
        return words[index + 1]
    }
}
