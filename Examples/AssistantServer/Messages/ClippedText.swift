extension String {
    /// Returns the text, or its beginning with the number of characters that are left out.
    func clipped(to length: Int) -> String {
        guard count > length else { return self }
        return "\(prefix(length))… (cut, \(count - length) characters left)"
    }

    /// The first sentence, up to the first full stop that white space or the end follows, or the whole text.
    var firstSentence: String {
        var text = Substring()
        for (index, character) in zip(indices, self) {
            text = self[...index]
            let next = self.index(after: index)
            guard character == "." || character == "!" || character == "。" else { continue }
            if next == endIndex || self[next].isWhitespace || character == "。" { break }
        }
        return String(text)
    }
}
