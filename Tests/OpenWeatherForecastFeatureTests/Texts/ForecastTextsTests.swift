import OpenWeatherForecastFeature
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

@Suite("Forecast texts")
struct ForecastTextsTests {
    private static let translations = TextLanguage.allCases.filter { $0 != .english }

    /// Words that a language shares with English, and patterns without words.
    private static let shared: [TextLanguage: Set<String>] = [
        .german: [".wind", ".separator", ".labeled.template"],
        .french: [".separator", ".labeled.template"],
        .spanish: [".separator", ".labeled.template"],
        .japanese: [".labeled.template"],
        .arabic: [".labeled.template"],
    ]

    @Test(arguments: TextLanguage.allCases)
    func `are never empty`(language: TextLanguage) {
        let leaves = TextLeaves.of(ForecastTexts.texts(in: language))

        #expect(leaves.count == 32)
        for (path, text) in leaves {
            #expect(text.contains { !$0.isWhitespace }, "\(path)")
            let isTrimmed = text.first?.isWhitespace == false && text.last?.isWhitespace == false
            #expect(isTrimmed || path == ".separator", "\(path)")
        }
    }

    @Test(arguments: translations)
    func `carry every parameter of the English text`(language: TextLanguage) {
        let english = TextLeaves.of(ForecastTexts.texts(in: .english))
        let leaves = TextLeaves.of(ForecastTexts.texts(in: language))

        for (path, text) in english {
            let translation = leaves[path] ?? ""
            #expect(translation.contains("{0}") == text.contains("{0}"), "\(path)")
            #expect(translation.contains("{1}") == text.contains("{1}"), "\(path)")
        }
    }

    @Test(arguments: translations)
    func `are not left in English`(language: TextLanguage) {
        let english = TextLeaves.of(ForecastTexts.texts(in: .english))
        let leaves = TextLeaves.of(ForecastTexts.texts(in: language))

        let untranslated = leaves.filter { english[$0.key] == $0.value }

        #expect(Set(untranslated.keys) == Self.shared[language])
    }

    @Test(arguments: [TextLanguage.japanese, .arabic])
    func `are written in the script of their language`(language: TextLanguage) {
        let script: ClosedRange<Unicode.Scalar> = language == .arabic ? "\u{600}"..."\u{6FF}" : "\u{3000}"..."\u{9FFF}"
        let leaves = TextLeaves.of(ForecastTexts.texts(in: language))

        let foreign = leaves.filter { !$0.value.unicodeScalars.contains(where: script.contains) }

        // The one pattern without words.
        #expect(Set(foreign.keys) == [".labeled.template"], "\(foreign)")
    }
}
