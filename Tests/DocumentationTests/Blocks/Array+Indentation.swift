extension [String] {
    /// The lines without the spaces that all of them begin with, and without blank lines at either end.
    var withoutIndentation: [String] {
        let isBlank: (String) -> Bool = { $0.allSatisfy { $0 == " " } }
        let body = Array(Array(drop(while: isBlank).reversed()).drop(while: isBlank).reversed())
        let indentation = body.filter { !isBlank($0) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return body.map { isBlank($0) ? "" : String($0.dropFirst(indentation)) }
    }
}
