import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import Testing

@Suite("Weather formats")
struct WeatherFormatTests {
    private let northwest = Wind(
        speed: Speed(metersPerSecond: 5.66),
        direction: WindDirection(degrees: 315),
        gust: Speed(metersPerSecond: 9)
    )

    @Test(arguments: [
        ("en_US", "20 km/h NW", "20 kilometers per hour from the northwest"),
        ("de_DE", "20 km/h NW", "20 Kilometer pro Stunde aus Nordwest"),
        ("fr_FR", "20 km/h NO", "20 kilomètres par heure, de secteur nord-ouest"),
        ("es_ES", "20 km/h NO", "20 kilómetros por hora del noroeste"),
        ("ja_JP", "20 km/h 北西", "北西の風、時速20キロメートル"),
        ("ar", "20 كم/س شمال غرب", "20 كيلومترًا في الساعة من الشمال الغربي"),
    ]
    )
    func `name the speed of wind and the direction it comes from`(locale: String, text: String, spoken: String) {
        let shown = ScreenEnvironment.sample(locale).formats.wind(northwest)

        #expect(shown.text.replacing("\u{A0}", with: " ") == text)
        #expect(shown.spoken == spoken)
    }

    @Test
    func `show the speed alone of wind without a direction`() {
        let formats = ScreenEnvironment.sample().formats
        let calm = Wind(speed: Speed(metersPerSecond: 0), direction: nil, gust: nil)

        #expect(formats.wind(calm) == formats.speed(calm.speed))
    }

    @Test
    func `join conditions and begin with a capital letter`() {
        let conditions = [
            WeatherCondition(id: 500, group: .rain, description: "light rain", icon: nil),
            WeatherCondition(id: 701, group: .mist, description: "mist", icon: nil),
        ]
        let sut = ScreenEnvironment.sample().formats.condition

        #expect(sut(conditions) == "Light rain, mist")
        #expect(sut(conditions.first) == "Light rain")
        #expect(sut(conditions, usesDescriptions: false) == "Light rain, mist")
    }

    @Test(arguments: TextLanguage.allCases)
    func `capitalize a single Latin description and add nothing`(language: TextLanguage) {
        // Not documented, so that the description is shown in every language.
        let condition = WeatherCondition(id: 599, group: .rain, description: "light rain", icon: nil)
        let sut = ScreenEnvironment.sample(language.rawValue).formats.condition

        // Compared as UTF-8 because marks without a width are invisible in a failure.
        #expect(Array(sut([condition]).utf8) == Array("Light rain".utf8))
        #expect(Array(sut(condition).utf8) == Array("Light rain".utf8))
    }

    @Test(arguments: [
        (ConditionGroup.rain, "Regen"), (.unknown("odd"), "Odd"), (.unknown(""), "Unbekanntes Wetter"),
    ]
    )
    func `name the group of a condition without a description`(group: ConditionGroup, expected: String) {
        let condition = WeatherCondition(id: 0, group: group, description: "", icon: nil)

        #expect(ScreenEnvironment.sample("de_DE").formats.condition(condition) == expected)
    }

    @Test(arguments: TextLanguage.allCases)
    func `say that the weather is unknown without any condition`(language: TextLanguage) {
        let environment = ScreenEnvironment.sample(language.rawValue)

        #expect(environment.formats.condition([]) == environment.texts.conditions.unknown)
        #expect(environment.formats.condition(nil) == environment.texts.conditions.unknown)
    }
}
