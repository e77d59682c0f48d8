import OpenWeatherCore
import OpenWeatherMapFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Map texts", .watched)
struct WeatherMapTextsTests {
    private nonisolated static let translations = TextLanguage.allCases.filter { $0 != .english }

    @Test(arguments: TextLanguage.allCases)
    func `are never empty and carry every parameter of the English text`(language: TextLanguage) {
        let english = TextLeaves.of(WeatherMapTexts.texts(in: .english))
        let leaves = TextLeaves.of(WeatherMapTexts.texts(in: language))

        #expect(leaves.count >= 14)
        for (path, text) in english {
            let translation = leaves[path] ?? ""
            #expect(!translation.isEmpty, "\(path)")
            #expect(translation.contains("{0}") == text.contains("{0}"), "\(path)")
            #expect(translation.contains("{1}") == text.contains("{1}"), "\(path)")
        }
    }

    @Test(arguments: translations)
    func `are not left in English`(language: TextLanguage) {
        let english = TextLeaves.of(WeatherMapTexts.texts(in: .english))
        let leaves = TextLeaves.of(WeatherMapTexts.texts(in: language))

        #expect(
            leaves.filter { english[$0.key] == $0.value }.keys.sorted() == (language == .german ? [".layers.wind"] : [])
        )
    }

    @Test(arguments: [TextLanguage.japanese, .arabic])
    func `are written in the script of their language`(language: TextLanguage) {
        let script: ClosedRange<Unicode.Scalar> = language == .arabic ? "\u{600}"..."\u{6FF}" : "\u{3000}"..."\u{9FFF}"

        for (path, text) in TextLeaves.of(WeatherMapTexts.texts(in: language)) {
            #expect(text.unicodeScalars.contains(where: script.contains), "\(path)")
        }
    }

    @Test(arguments: TextLanguage.allCases)
    func `name the layers differently`(language: TextLanguage) {
        let texts = WeatherMapTexts.texts(in: language)

        #expect(Set(WeatherMapLayer.allCases.map { texts.layers[$0] }).count == WeatherMapLayer.allCases.count)
    }

    @Test(arguments: translations)
    func `leave nothing of the screen in English`(language: TextLanguage) async throws {
        func texts(in language: TextLanguage) async throws -> [String: String] {
            let chosen = Preferences.sample(language: .fixed(Language(code: language.rawValue)))
            let fixture = WeatherMapFixture(chosen, layer: .clouds)
            fixture.maps.tiles.enqueue(failure: .offline)
            await fixture.sut.onAppear()
            try await fixture.request()
            let content = try #require(fixture.content)
            return TextLeaves.of(content).merging(TextLeaves.of(fixture.sut.actions)) { first, _ in first }
                .filter { path, text in
                    ![".id", ".symbolName"].contains { path.hasSuffix($0) } && text.contains(where: \.isLetter)
                }
        }
        let english = try await texts(in: .english)
        let translated = try await texts(in: language)

        let left = translated.filter { english[$0.key] == $0.value }
        #expect(translated.count == english.count)
        #expect(left.values.allSatisfy { language == .german && $0 == "Wind" }, "\(left)")
        #expect(translated.values.allSatisfy { !$0.contains("{") })
    }
}
