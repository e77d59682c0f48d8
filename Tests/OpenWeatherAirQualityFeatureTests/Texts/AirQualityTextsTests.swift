import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

@Suite("Air quality texts")
struct AirQualityTextsTests {
    private static let translations = TextLanguage.allCases.filter { $0 != .english }

    @Test(arguments: TextLanguage.allCases)
    func `are never empty`(language: TextLanguage) {
        let leaves = TextLeaves.of(AirQualityTexts.texts(in: language))

        #expect(leaves.count >= 56)
        for (path, text) in leaves {
            #expect(!text.isEmpty, "\(path)")
            #expect(text.first?.isWhitespace == false && text.last?.isWhitespace == false, "\(path)")
        }
    }

    @Test(arguments: translations)
    func `carry every parameter of the English text`(language: TextLanguage) {
        let english = TextLeaves.of(AirQualityTexts.texts(in: .english))
        let leaves = TextLeaves.of(AirQualityTexts.texts(in: language))

        for (path, text) in english {
            // A singular or a dual may spell the number out.
            if path.contains(".forms."), !path.contains(".other.") { continue }
            let translation = leaves[path] ?? ""
            #expect(translation.contains("{0}") == text.contains("{0}"), "\(path)")
            #expect(translation.contains("{1}") == text.contains("{1}"), "\(path)")
        }
    }

    @Test(arguments: TextLanguage.allCases)
    func `word every plural form of their language`(language: TextLanguage) {
        let forms = AirQualityTexts.texts(in: language).spokenConcentration.forms

        #expect(language.pluralCategories.isSubset(of: forms.keys))
    }

    @Test(arguments: translations)
    func `are not left in English`(language: TextLanguage) {
        let english = TextLeaves.of(AirQualityTexts.texts(in: .english))
        let leaves = TextLeaves.of(AirQualityTexts.texts(in: language))
        // A name, a unit, punctuation, and a word that is the same in French.
        let shared: Set = [".scales.openWeather", ".concentration.template", ".listed.template"]
        let allowed = language == .french ? shared.union([".pollutants.ozone"]) : shared

        let untranslated = leaves.filter { english[$0.key] == $0.value && !allowed.contains($0.key) }

        #expect(untranslated.keys.sorted() == [])
    }

    @Test(arguments: [TextLanguage.japanese, .arabic])
    func `are written in the script of their language`(language: TextLanguage) {
        let script: ClosedRange<Unicode.Scalar> = language == .arabic ? "\u{600}"..."\u{6FF}" : "\u{3000}"..."\u{9FFF}"
        let leaves = TextLeaves.of(AirQualityTexts.texts(in: language))

        let foreign = leaves.filter { path, text in
            path != ".scales.openWeather" && !(language == .japanese && path == ".concentration.template")
                && !text.unicodeScalars.contains(where: script.contains)
        }

        #expect(foreign.keys.sorted() == [])
    }

    @Test(arguments: TextLanguage.allCases, AirQualityScale.allCases)
    func `name the bands of a scale differently`(language: TextLanguage, scale: AirQualityScale) {
        let texts = AirQualityTexts.texts(in: language)
        let bands = AirQualityBand.all(of: scale)

        #expect(Set(bands.map { texts.bands[$0] }).count == bands.count)
    }

    @Test(arguments: TextLanguage.allCases)
    func `tell every pollutant advice scale and basis apart`(language: TextLanguage) {
        let texts = AirQualityTexts.texts(in: language)

        #expect(Set(Pollutant.allCases.map { texts.pollutants[$0] }).count == 8)
        #expect(Set(HealthAdvice.allCases.map { texts.advice[$0] }).count == 6)
        #expect(Set(AirQualityScale.allCases.map { texts.scales[$0] }).count == 3)
        #expect(
            Set([
                texts.notes[.serviceIndex, .openWeather], texts.notes[.hourlyValues, .openWeather],
                texts.notes[.hourlyValues, .european], texts.notes[.hourInPlaceOfLongerMeans, .usEPA],
                texts.notes[.longerMeans, .usEPA],
            ])
            .count == 5
        )
    }
}
