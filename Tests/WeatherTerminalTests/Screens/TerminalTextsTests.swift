import ExampleSupport
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

@testable import WeatherTerminal

@Suite("Texts of the terminal")
struct TerminalTextsTests {
    /// The texts by their names.
    private static func all(_ texts: TerminalTexts) -> [String: String] {
        let children = Mirror(reflecting: texts).children
        return Dictionary(
            uniqueKeysWithValues: children.compactMap { child in
                child.label.flatMap { label in (child.value as? String).map { (label, $0) } }
            }
        )
    }

    /// The texts that are the same in several languages: those that are printed on keys, and a French word.
    private static let shared: Set = ["enter", "escape", "tab", "space", "control", "air"]

    @Test(arguments: TextLanguage.allCases)
    func `are filled in every language`(language: TextLanguage) {
        let texts = Self.all(.texts(in: language))

        #expect(texts.count > 35)
        #expect(texts.allSatisfy { !$0.value.isEmpty })
        #expect(texts["finding"]?.contains("{0}") == true)
    }

    @Test(arguments: TextLanguage.allCases.filter { $0 != .english })
    func `are translated`(language: TextLanguage) {
        let (english, texts) = (Self.all(.english), Self.all(.texts(in: language)))

        let same = texts.filter { !Self.shared.contains($0.key) && english[$0.key] == $0.value }.keys
        #expect(same.isEmpty, "\(same)")
    }

    @Test(arguments: TextLanguage.allCases)
    func `fit at the bottom of a narrow terminal`(language: TextLanguage) {
        let texts = TerminalTexts.texts(in: language)
        let last = [KeyHint("?", texts.help), KeyHint("q", texts.quit)]

        let lines = Footer(hints: [], last: last).lines(width: 40, limit: 1, depth: .none)

        #expect(lines.count == 1 && lines[0].width <= 40 && !lines[0].text.contains("…"))
    }

    @Test
    func `write titles as words`() {
        #expect(TerminalTexts.english.word("Air quality") == "air quality")
        #expect(TerminalTexts.german.word("Vorhersage") == "Vorhersage")
        #expect(TerminalTexts.japanese.word("予報") == "予報")
    }
}
