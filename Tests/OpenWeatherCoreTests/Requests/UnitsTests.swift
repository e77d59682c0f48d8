import Foundation
import OpenWeatherCore
import Testing

@Suite("Units")
struct UnitsTests {
    @Test(arguments: [
        (Units.standard, Temperature.Unit.kelvin, Speed.Unit.metersPerSecond),
        (.metric, .celsius, .metersPerSecond),
        (.imperial, .fahrenheit, .milesPerHour),
    ]
    )
    func `measures as the service does`(units: Units, temperature: Temperature.Unit, speed: Speed.Unit) {
        #expect(units.temperature == temperature)
        #expect(units.speed == speed)
    }

    @Test(arguments: [
        ("en_US", UnitsPreference.system, Units.imperial), ("es_US", .system, .imperial),
        ("en_GB", .system, .metric),
        ("de_DE", .system, .metric), ("en_US@measure=metric", .system, .metric), ("en_US", .metric, .metric),
        ("de_DE", .imperial, .imperial), ("de_DE", .standard, .standard), ("ja_JP", .system, .metric),
        ("ar_EG", .system, .metric),
    ]
    )
    func `follows the devices region unless told otherwise`(
        locale: String,
        preference: UnitsPreference,
        expected: Units
    ) {
        #expect(preference.resolved(in: Locale(identifier: locale)) == expected)
    }

    @Test(arguments: [
        ("en_US", Temperature.Unit.fahrenheit), ("es_US", .fahrenheit), ("en_GB", .celsius), ("de_DE", .celsius),
        ("en_BS", .fahrenheit), ("en_BZ", .fahrenheit), ("en_KY", .fahrenheit), ("es_PR", .fahrenheit),
        ("en_PW", .fahrenheit), ("en_LR", .celsius), ("my_MM", .celsius), ("en_CA", .celsius), ("en_001", .celsius),
        ("en_US@rg=gbzzzz", .celsius), ("en_GB@rg=bszzzz", .fahrenheit), ("en_US@measure=metric", .celsius),
    ]
    )
    func `measures temperatures as the devices region does`(locale: String, expected: Temperature.Unit) {
        #expect(UnitsPreference.system.temperatureUnit(in: Locale(identifier: locale)) == expected)
    }

    @Test(arguments: [
        ("de_DE@mu=fahrenhe", Temperature.Unit.fahrenheit), ("de-DE-u-mu-fahrenhe", .fahrenheit),
        ("en-US-u-mu-celsius", .celsius), ("en_BS@mu=celsius", .celsius), ("de-DE-u-ca-buddhist-mu-kelvin", .kelvin),
        ("en-US-u-mu-celsius-x-mu-kelvin", .celsius), ("en_US@mu=unknown", .fahrenheit), ("de_DE@mu=", .celsius),
        ("en-US-x-u-mu-celsius", .fahrenheit),
    ]
    )
    func `prefers the unit of temperatures in the identifier`(locale: String, expected: Temperature.Unit) {
        #expect(UnitsPreference.system.temperatureUnit(in: Locale(identifier: locale)) == expected)
    }

    @Test(arguments: [
        ("en_BS", Units.metric), ("en_KY", .metric), ("de_DE@mu=fahrenhe", .metric), ("en_LR", .imperial),
    ])
    func `leaves wind and distances to the measurement system`(locale: String, expected: Units) {
        #expect(UnitsPreference.system.resolved(in: Locale(identifier: locale)) == expected)
    }

    @Test(
        arguments: UnitsPreference.allCases.filter { $0 != .system },
        ["en_US", "de_DE", "en_BS", "de_DE@mu=fahrenhe", "en_LR"]
    )
    func `measures temperatures in the chosen units everywhere`(preference: UnitsPreference, identifier: String) {
        let locale = Locale(identifier: identifier)

        #expect(preference.temperatureUnit(in: locale) == preference.resolved(in: locale).temperature)
    }

    @Test
    func `measures temperatures without a region as the measurement system does`() {
        let locale = Locale(identifier: "en")

        #expect(
            UnitsPreference.system.temperatureUnit(in: locale)
                == UnitsPreference.system.resolved(in: locale).temperature
        )
    }

    @Test
    func `follows the devices language unless told otherwise`() {
        let locale = Locale(identifier: "ja_JP")

        #expect(LanguagePreference.device.resolved(in: locale) == .japanese)
        #expect(LanguagePreference.fixed(.arabic).resolved(in: locale) == .arabic)
    }

    @Test(arguments: [
        (LanguagePreference.device, #"["device"]"#), (.fixed(.german), #"[{"fixed":"de"}]"#),
        (.fixed(Language(code: "tlh")), #"[{"fixed":"tlh"}]"#),
    ])
    func `is stored in a form of its own`(choice: LanguagePreference, stored: String) throws {
        let data = try JSONEncoder().encode([choice])

        #expect(String(decoding: data, as: UTF8.self) == stored)
        #expect(try JSONDecoder().decode([LanguagePreference].self, from: data) == [choice])
    }

    @Test(arguments: [#"["automatic"]"#, #"[{"spoken":"de"}]"#, "[1]", "[null]"])
    func `is refused in an unknown form`(stored: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([LanguagePreference].self, from: Data(stored.utf8))
        }
    }

    @Test
    func `requests metric units and English unless told otherwise`() throws {
        let sut = RequestOptions()

        #expect(sut == RequestOptions(units: .metric, language: .english))
        #expect(
            try roundTrip(RequestOptions(units: .standard, language: .thai))
                == RequestOptions(units: .standard, language: .thai)
        )
    }
}
