import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("Condition wording")
struct ConditionWordingTests {
    private static let translations = TextLanguage.allCases.filter { $0 != .english }

    private func words(_ language: TextLanguage) -> [(code: ConditionCode, words: String)] {
        ConditionCode.allCases.map { ($0, ConditionWording.texts(in: language).words($0)) }
    }

    @Test(arguments: [
        (ConditionCode.lightShowerRain, "light showers"), (.showerRain, "showers"), (.moderateRain, "rain"),
        (.raggedShowerRain, "scattered showers"), (.dustWhirls, "dust whirls"), (.brokenClouds, "mostly cloudy"),
    ]
    )
    func `says what people say`(code: ConditionCode, expected: String) {
        #expect(ConditionWording.texts(in: .english).words(code) == expected)
    }

    @Test(arguments: TextLanguage.allCases)
    func `tells all documented conditions apart`(language: TextLanguage) {
        let all = words(language).map(\.words)

        #expect(all.count == 55)
        #expect(Set(all).count == all.count)
    }

    @Test(arguments: TextLanguage.allCases)
    func `is short enough for one line`(language: TextLanguage) {
        for (code, words) in words(language) {
            #expect((1...36).contains(words.count), "\(code)")
            #expect(words.first?.isWhitespace == false && words.last?.isLetter == true, "\(code)")
        }
    }

    /// `tornado` alone is a word of English and of Spanish.
    @Test(arguments: translations)
    func `is not left in English`(language: TextLanguage) {
        for (code, words) in words(language) where (language, code) != (.spanish, .tornado) {
            #expect(words != ConditionWording.texts(in: .english).words(code), "\(code)")
        }
    }

    @Test(arguments: [TextLanguage.japanese, .arabic])
    func `is written in the script of the language alone`(language: TextLanguage) {
        for (code, words) in words(language) {
            #expect(!words.unicodeScalars.contains { ("A"..."z").contains($0) }, "\(code)")
        }
    }

    @Test(arguments: TextLanguage.allCases)
    func `names what falls from the sky`(language: TextLanguage) {
        let texts = Texts.texts(in: language).conditions
        let stems: [(name: String, codes: [ConditionCode])] = [
            (stem(of: texts.drizzle, language), [.lightDrizzle, .drizzle, .heavyDrizzle, .showerDrizzle]),
            (stem(of: texts.rain, language), [.lightRain, .moderateRain, .heavyRain, .veryHeavyRain, .rainAndSnow]),
            (stem(of: texts.snow, language), [.lightSnow, .snow, .heavySnow, .showerSnow, .rainAndSnow]),
        ]

        for (name, codes) in stems {
            for code in codes {
                let words = ConditionWording.texts(in: language).words(code)
                #expect(words.lowercased().contains(name), "\(code)")
            }
        }
    }

    /// Returns what the forms of a word have in common; 小雨 and 雨 share a character, `neige` and `Neige` but the case.
    private func stem(of name: String, _ language: TextLanguage) -> String {
        String(name.lowercased().prefix(language == .japanese ? 2 : 4))
    }
}
