import OpenWeatherScreenKit
import OpenWeatherSettingsFeature
import OpenWeatherTestSupport
import Testing

@Suite("Settings texts")
struct SettingsTextsTests {
    private static let translations = TextLanguage.allCases.filter { $0 != .english }

    @Test(arguments: TextLanguage.allCases)
    func `are never empty`(language: TextLanguage) {
        let leaves = TextLeaves.of(SettingsTexts.texts(in: language))

        #expect(leaves.count == 38)
        for (path, text) in leaves {
            #expect(!text.isEmpty, "\(path)")
            #expect(text.first?.isWhitespace == false && text.last?.isWhitespace == false, "\(path)")
        }
    }

    @Test(arguments: translations)
    func `carry every parameter of the English text`(language: TextLanguage) {
        let english = TextLeaves.of(SettingsTexts.texts(in: .english))
        let leaves = TextLeaves.of(SettingsTexts.texts(in: language))

        for (path, text) in english {
            #expect(leaves[path]?.contains("{0}") == text.contains("{0}"), "\(path)")
            #expect(leaves[path]?.contains("{1}") == text.contains("{1}"), "\(path)")
        }
    }

    @Test
    func `call a forecast in Spanish what its screen is called`() {
        let texts = SettingsTexts.texts(in: .spanish)

        #expect(texts.callsOfAccount.contains("pronósticos"))
        #expect(TextLeaves.of(texts).values.allSatisfy { !$0.contains("previsi") })
    }

    @Test(arguments: translations)
    func `are not left in English`(language: TextLanguage) {
        let english = TextLeaves.of(SettingsTexts.texts(in: .english))
        let leaves = TextLeaves.of(SettingsTexts.texts(in: language))
        // Punctuation, and words that these languages share with English.
        let allowed: Set<String> =
            switch language {
            case .german: [".listed.template", ".unitsSystem", ".unitsImperial", ".unitsStandard"]
            case .french: [".listed.template", ".unitsStandard", ".cache"]
            case .spanish: [".listed.template", ".unitsImperial"]
            case .english, .japanese, .arabic: []
            }

        let untranslated = leaves.filter { english[$0.key] == $0.value && !allowed.contains($0.key) }

        #expect(untranslated.keys.sorted() == [])
    }

    @Test(arguments: [TextLanguage.japanese, .arabic])
    func `are written in the script of their language`(language: TextLanguage) {
        let script: ClosedRange<Unicode.Scalar> = language == .arabic ? "\u{600}"..."\u{6FF}" : "\u{3000}"..."\u{9FFF}"

        let foreign = TextLeaves.of(SettingsTexts.texts(in: language))
            .filter { !$0.value.unicodeScalars.contains(where: script.contains) }

        #expect(foreign.keys.sorted() == [])
    }
}
