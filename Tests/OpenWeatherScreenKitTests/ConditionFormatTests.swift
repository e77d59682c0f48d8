import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("Condition formats")
struct ConditionFormatTests {
    private let shower = WeatherCondition(
        id: 520,
        group: .rain,
        description: "light intensity shower rain",
        icon: nil
    )
    private let mist = WeatherCondition(id: 701, group: .mist, description: "mist", icon: nil)
    private let unknown = WeatherCondition(id: 614, group: .snow, description: "ice pellets", icon: nil)

    private func format(_ language: Language, locale: String = "en_GB") -> ConditionFormat {
        ScreenEnvironment(
            language: language,
            locale: Locale(identifier: locale),
            units: .metric,
            timeZone: .gmt,
            now: { .distantPast }
        )
        .formats.condition
    }

    @Test(arguments: [
        ("en", "Light showers, mist"), ("de", "Leichte Schauer und Dunst"), ("fr", "Averses légères, brume"),
        ("es", "Chubascos ligeros y neblina"), ("ja", "弱いにわか雨、もや"),
    ]
    )
    func `say in their own words what is documented`(language: String, expected: String) {
        #expect(format(Language(code: language))([shower, mist]) == expected)
        #expect(format(Language(code: language))([shower, mist], usesDescriptions: false) == expected)
    }

    @Test(arguments: TextLanguage.allCases, ConditionCode.allCases)
    func `have words for every documented condition`(language: TextLanguage, code: ConditionCode) {
        let condition = WeatherCondition(id: code.rawValue, group: code.group, description: "?", icon: nil)

        let text = format(Language(code: language.rawValue))(condition)

        #expect(text.lowercased() == ConditionWording.texts(in: language).words(code).lowercased())
    }

    @Test
    func `leave what is not documented to the service`() {
        #expect(format(.german)(unknown) == "Ice pellets")
        #expect(format(.german)(unknown, usesDescriptions: false) == "Schnee")
        #expect(format(.english)([shower, unknown]) == "Light showers, ice pellets")
    }

    @Test(arguments: ["it", "pt_br", "zh_cn"])
    func `keep the services words in a language without texts`(code: String) {
        let pioggia = WeatherCondition(id: 520, group: .rain, description: "pioggia leggera", icon: nil)
        let sut = format(Language(code: code))

        #expect(sut(pioggia) == "Pioggia leggera")
        #expect(sut(pioggia, usesDescriptions: false) == "Light showers")
        #expect(sut.detail([pioggia]) == nil)
    }

    @Test
    func `have words where the service sends none`() {
        let silent = WeatherCondition(id: 520, group: .rain, description: "", icon: nil)

        #expect(format(.italian)(silent) == "Light showers")
        #expect(format(.german)(silent) == "Leichte Schauer")
        #expect(format(.german).detail([silent]) == nil)
    }

    @Test
    func `offer the services words as a detail where they say more`() {
        let sut = format(.english)

        #expect(sut.detail([shower]) == "Light intensity shower rain")
        #expect(sut.detail([shower, mist]) == "Light intensity shower rain, mist")
        #expect(sut.detail([mist]) == nil)
        #expect(sut.detail([shower], usesDescriptions: false) == nil)
        #expect(sut.detail([]) == nil)
    }

    @Test
    func `give content that reads the detail aloud`() {
        let environment = ScreenEnvironment.sample()

        let sut = TextContent.conditions(id: "a.b", [shower], usesDescriptions: true, in: environment)

        #expect(sut.text == "Light showers")
        #expect(sut.accessibility == AccessibilityText(label: "Light showers", value: "Light intensity shower rain"))
    }
}
