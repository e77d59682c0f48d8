extension String {
    /// Returns the text with one part replaced.
    ///
    /// - Throws: ``AbsentPart`` when the part does not occur, so that a test cannot pass without its damage.
    public func with(_ replacement: String, for part: String) throws -> String {
        guard contains(part) else { throw AbsentPart(part: part) }
        return replacing(part, with: replacement)
    }
}

/// A part that a body was expected to have.
public struct AbsentPart: Error {
    /// The part.
    public let part: String
}
