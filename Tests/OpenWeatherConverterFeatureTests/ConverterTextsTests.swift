import OpenWeatherConverterFeature
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import Testing

@Suite("Converter texts")
struct ConverterTextsTests {
    @Test(arguments: TextLanguage.allCases)
    func `are there and carry their parameters in every language`(language: TextLanguage) {
        let english = TextLeaves.of(ConverterTexts.texts(in: .english))
        let leaves = TextLeaves.of(ConverterTexts.texts(in: language))

        #expect(leaves.keys.sorted() == english.keys.sorted())
        for (path, text) in leaves {
            #expect(!text.isEmpty, "\(path)")
            #expect(text.contains("{0}") == english[path]?.contains("{0}"), "\(path)")
            #expect(text.contains("{1}") == english[path]?.contains("{1}"), "\(path)")
        }
    }

    @Test(arguments: TextLanguage.allCases.filter { $0 != .english })
    func `are not left in English`(language: TextLanguage) {
        let english = TextLeaves.of(ConverterTexts.texts(in: .english))
        let leaves = TextLeaves.of(ConverterTexts.texts(in: language))

        // Names of scales, two German adjectives and a comma.
        let shared: Set<String> = ["Fahrenheit", "Celsius", "Kelvin", "Mild", "Warm", "{0}, {1}"]
        #expect(leaves.filter { english[$0.key] == $0.value && !shared.contains($0.value) } == [:])
    }
}
