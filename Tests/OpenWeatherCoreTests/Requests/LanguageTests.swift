import Foundation
import OpenWeatherCore
import Testing

@Suite("Language")
struct LanguageTests {
    @Test
    func `lists every documented code once`() {
        let codes = """
            af sq ar az eu be bg ca zh_cn zh_tw hr cz da nl en fi fr gl de el he hu is id it ja kr ku la lt mk no fa pl pt pt_br ro \
            ru sr sk sl es sp sv se th tr uk ua vi zu hi
            """
            .split(separator: " ").map(String.init)

        #expect(Language.documented.map(\.code) == codes)
        #expect(Set(codes).count == 52)
    }

    @Test(arguments: [
        ("en_US", Language.english), ("en_001", .english), ("de_AT", .german), ("cs_CZ", .czech),
        ("ko_KR", .korean),
        ("lv_LV", .latvian), ("nb_NO", .norwegian), ("nn_NO", .norwegian), ("no", .norwegian),
        ("zh", .chineseSimplified),
        ("zh_CN", .chineseSimplified), ("zh_TW", .chineseTraditional), ("zh_HK", .chineseTraditional),
        ("zh_Hans_HK", .chineseSimplified), ("zh_Hant_CN", .chineseTraditional), ("pt", .portugueseBrazil),
        ("pt_BR", .portugueseBrazil),
        ("pt_PT", .portuguese), ("pt_AO", .portuguese), ("sr_Latn_RS", .serbian), ("he_IL", .hebrew),
        ("iw_IL", .hebrew),
        ("ku_TR", .kurdish), ("uk_UA", .ukrainian), ("ar_EG", .arabic), ("ja_JP", .japanese), ("fa_IR", .persian),
        ("cy_GB", .english), ("fil_PH", .english), ("", .english), ("la_VA", .english), ("se_NO", .english),
    ]
    )
    func `is found by a devices locale`(locale: String, expected: Language) {
        #expect(Language(locale: Locale(identifier: locale)) == expected)
    }

    @Test(arguments: [
        ("zh-Hant-TW", Language.chineseTraditional), ("zh-Hans-TW", .chineseSimplified),
        ("zh-MO", .chineseTraditional),
        ("zh-SG", .chineseSimplified), ("ZH-HANT", .chineseTraditional), ("pt-BR", .portugueseBrazil),
        ("pt", .portuguese),
        ("in", .indonesian), ("id-ID", .indonesian), ("es-419", .spanish), ("sv", .swedish), ("kr", .english),
        ("cz", .english),
        ("-", .english), ("", .english), ("x", .english),
    ]
    )
    func `is found by a tag`(tag: String, expected: Language) {
        #expect(Language(tag: tag) == expected)
    }

    @Test(
        arguments: Language.documented.filter { ![.spanishAlias, .swedishAlias, .ukrainianAlias].contains($0) }
    )
    func `finds itself by its own tag`(language: Language) {
        #expect(Language(tag: language.tag) == language)
        #expect(!language.isoCodes.isEmpty)
    }

    @Test(arguments: [
        (Language.czech, "cs", ["cs"]), (.korean, "ko", ["ko"]), (.latvian, "lv", ["lv"]),
        (.portuguese, "pt-PT", ["pt"]),
        (.portugueseBrazil, "pt-BR", ["pt"]), (.chineseTraditional, "zh-Hant", ["zh"]),
        (.norwegian, "nb", ["nb", "no"]),
        (.spanishAlias, "es", ["es"]), (.ukrainianAlias, "uk", ["uk"]), (.english, "en", ["en"]),
        (Language(code: "xx_yy"), "xx-yy", ["xx"]),
        (Language(code: ""), "", [""]),
    ]
    )
    func `knows its tag and its ISO codes`(language: Language, tag: String, isoCodes: [String]) {
        #expect(language.tag == tag)
        #expect(language.isoCodes == isoCodes)
    }

    @Test(arguments: ["pt_br", "PT_BR", "pt-br", "pt-BR"])
    func `reads codes in any case with hyphen or underscore`(code: String) throws {
        #expect(Language(code: code) == .portugueseBrazil)
        #expect(try decoded([Language].self, from: "[\"\(code)\"]") == [.portugueseBrazil])
    }

    @Test(arguments: Language.documented)
    func `reads back from JSON as its code`(language: Language) throws {
        #expect(try roundTrip([language]) == [language])
        #expect("\(language)" == language.code)
    }
}
