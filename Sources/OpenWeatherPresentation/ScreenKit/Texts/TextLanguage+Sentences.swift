extension TextLanguage {
    /// Sentences without a full stop, one after another, as they are spoken or shown in one text.
    ///
    /// One that ends with a mark of its own, such as a question, keeps it.
    package func sentences(_ sentences: [String]) -> String {
        let (stop, gap) = self == .japanese ? ("。", "") : (".", " ")
        return sentences.enumerated()
            .map { index, sentence in
                let isLast = index == sentences.count - 1
                let isClosed = sentence.last.map { ".!?。！？؟".contains($0) } ?? true
                return isLast ? sentence : isClosed ? sentence + gap : sentence + stop + gap
            }
            .joined()
    }
}
