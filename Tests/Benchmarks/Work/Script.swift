import Foundation

/// A script in which the service writes the texts of a body, by the language that is requested.
enum Script: String, CaseIterable, Sendable {
    case latin, russian, arabic, japanese

    /// The name in a definition.
    var name: String { self == .latin ? "Latin script" : rawValue.capitalized }

    /// The code of the language that made-up weather has; it has none of its own in Russian.
    var language: String {
        switch self {
        case .latin, .russian: "en"
        case .arabic: "ar"
        case .japanese: "ja"
        }
    }

    /// Whether a text is written in this script: most of its letters beyond ASCII, or all letters for Latin.
    func isScript(of text: String) -> Bool {
        let foreign = text.unicodeScalars.filter { !$0.isASCII && $0.properties.isAlphabetic }
        let own = foreign.count { scalar in
            switch (self, scalar) {
            case (.latin, "\u{80}"..."\u{24F}"), (.russian, "\u{400}"..."\u{4FF}"), (.arabic, "\u{600}"..."\u{6FF}"),
                (.japanese, "\u{3040}"..."\u{9FFF}"):
                true
            default: false
            }
        }
        return own * 2 > foreign.count || self == .latin && foreign.isEmpty
    }

    /// Returns made-up weather with its English descriptions replaced by those of the service in this script.
    func written(_ body: Data) -> Data {
        guard self == .russian else { return body }
        let text = Self.russianDescriptions.reduce(String(decoding: body, as: UTF8.self)) { text, words in
            text.replacing("\"\(words.key)\"", with: "\"\(words.value)\"")
        }
        return Data(text.utf8)
    }

    private static let russianDescriptions = [
        "clear sky": "ясно", "few clouds": "небольшая облачность", "scattered clouds": "переменная облачность",
        "broken clouds": "облачно с прояснениями", "overcast clouds": "пасмурно", "light rain": "небольшой дождь",
        "moderate rain": "дождь", "heavy intensity rain": "сильный дождь", "light snow": "небольшой снег",
        "mist": "туман",
    ]
}
