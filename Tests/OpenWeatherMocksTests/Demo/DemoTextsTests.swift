import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@Suite("Demo languages")
struct DemoTextsTests {
    @Test(arguments: DemoTexts.all.map(\.language))
    func `every language has a text of its own for every condition`(language: Language) {
        let sut = DemoTexts.texts(for: language)
        let texts = ConditionCode.allCases.map(sut.text)

        #expect(sut.language == language)
        #expect(texts.allSatisfy { !$0.isEmpty && $0 == $0.trimmingCharacters(in: .whitespaces) })
        #expect(Set(texts).count == ConditionCode.allCases.count)
        if language != .english {
            let english = Set(ConditionCode.allCases.map(\.englishDescription))
            #expect(texts.count { english.contains($0) } <= 2)
        }
    }

    @Test
    func `there are six languages in their own scripts`() {
        #expect(DemoTexts.all.map(\.language) == [.english, .german, .french, .spanish, .japanese, .arabic])
        for code in ConditionCode.allCases {
            #expect(
                DemoTexts.texts(for: .arabic).text(code).unicodeScalars.contains { (0x600...0x6FF) ~= $0.value }
            )
            #expect(DemoTexts.texts(for: .japanese).text(code).unicodeScalars.contains { $0.value > 0x3000 })
        }
    }

    @Test(arguments: [
        ("de", "München", DemoTexts.texts(for: .german)), ("ja", "ミュンヘン", .texts(for: .japanese)),
        ("sp", "Múnich", .texts(for: .spanish)), ("FR", "Munich", .texts(for: .french)),
        ("ar", "ميونخ", .texts(for: .arabic)), ("xx", "Munich", .texts(for: .english)),
        ("kr", "Munich", .texts(for: .english)), ("", "Munich", .texts(for: .english)),
    ]
    )
    func `responses are in the requested language and in English when it is not known`(
        lang: String,
        name: String,
        texts: DemoTexts
    ) throws {
        let object = try DemoWorld(1_779_970_000).object("/data/2.5/weather", ["q": "Munich", "lang": lang])
        let condition = try #require((object["weather"] as? [[String: Any]])?.first)
        let code = try #require((condition["id"] as? Int).flatMap(ConditionCode.init))

        #expect(object["name"] as? String == name)
        #expect(condition["description"] as? String == texts.text(code))
        #expect(condition["main"] as? String == code.group.name)
    }
}
