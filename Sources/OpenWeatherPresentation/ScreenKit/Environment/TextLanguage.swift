public import OpenWeatherCore

/// A language that the texts of the screens are available in.
///
/// Tables of texts switch over this type without a default, so that a language without a table does not compile. Requests
/// to the service use ``/OpenWeatherCore/Language``, which has many more.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum TextLanguage: String, CaseIterable, Sendable {
    /// English, which also stands in for languages without texts.
    case english = "en"
    /// German.
    case german = "de"
    /// French.
    case french = "fr"
    /// Spanish.
    case spanish = "es"
    /// Japanese.
    case japanese = "ja"
    /// Arabic.
    case arabic = "ar"

    /// Creates the language of the texts for a reader of `language`; English when there are none in it.
    public init(_ language: Language) {
        self = language.isoCodes.lazy.compactMap { TextLanguage(rawValue: $0) }.first ?? .english
    }

    /// The direction in which the language is read.
    public var layoutDirection: TextDirection {
        switch self {
        case .english, .german, .french, .spanish, .japanese: .leftToRight
        case .arabic: .rightToLeft
        }
    }

    /// Returns `sentences` joined into one text, each but the last closed with the language's full stop.
    ///
    /// A sentence that already ends in a punctuation mark, such as a question, keeps it. The last one is left as it is.
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

/// The direction in which a screen is read.
///
/// Lay out a screen from right to left when its content says so, including arrows and charts of hours. The set of cases
/// is closed: screens are written in horizontal lines.
public enum TextDirection: Hashable, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left, as in Arabic.
    case rightToLeft
}
