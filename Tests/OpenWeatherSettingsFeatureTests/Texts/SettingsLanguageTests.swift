import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherSettingsFeature
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// The whole screen in every language and in every system of units.
@MainActor
@Suite("Settings in every language", .watched)
struct SettingsLanguageTests {
    private nonisolated static let languages: [Language] = [.german, .french, .spanish, .japanese, .arabic]

    private func texts(in language: Language, _ units: UnitsPreference) async -> [String: String] {
        let fixture = SettingsFixture(.sample(units: units, language: .fixed(language)), hasDiary: true)
        await fixture.store.planUpdate(.init(failure: .storage(.full)))
        await fixture.sut.onAppear()
        await fixture.sut.autoRefreshToggled(false)
        return TextLeaves.of(fixture.content)
            .filter { path, _ in
                // The names of languages are sorted differently; they have tests of their own.
                ![".id", ".symbolName", ".address", ".code"].contains { path.hasSuffix($0) }
                    && !path.hasPrefix(".language.choice.options")
            }
    }

    @Test(arguments: languages, UnitsPreference.allCases)
    func `leaves nothing in English`(language: Language, units: UnitsPreference) async {
        let english = await texts(in: .english, units)
        let translated = await texts(in: language, units)
        let shared: Set = ["System", "Imperial", "Standard", "Cache", "1.2 MB"]

        let left = translated.filter { path, text in
            // Symbols of units are shared by several languages.
            english[path] == text && !path.hasSuffix(".detail") && text.contains { $0.isLetter }
                && !shared.contains(text) && !text.contains("Standard, K")
        }

        #expect(Set(translated.keys) == Set(english.keys))
        #expect(left.isEmpty, "\(left)")
    }

    @Test(arguments: languages + [.english])
    func `leaves no parameter unfilled and nothing empty`(language: Language) async {
        let texts = await texts(in: language, .system)

        #expect(texts.count > 40)
        #expect(texts.values.allSatisfy { !$0.isEmpty && !$0.contains("{") })
    }
}
