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
    func measuresAsTheServiceDoes(units: Units, temperature: Temperature.Unit, speed: Speed.Unit) {
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
    func followsTheDevicesRegionUnlessToldOtherwise(locale: String, preference: UnitsPreference, expected: Units) {
        #expect(preference.resolved(in: Locale(identifier: locale)) == expected)
    }

    @Test
    func followsTheDevicesLanguageUnlessToldOtherwise() {
        let locale = Locale(identifier: "ja_JP")

        #expect(LanguagePreference.device.resolved(in: locale) == .japanese)
        #expect(LanguagePreference.fixed(.arabic).resolved(in: locale) == .arabic)
    }

    @Test(arguments: [
        (LanguagePreference.device, #"["device"]"#), (.fixed(.german), #"[{"fixed":"de"}]"#),
        (.fixed(Language(code: "tlh")), #"[{"fixed":"tlh"}]"#),
    ])
    func isStoredInAFormOfItsOwn(choice: LanguagePreference, stored: String) throws {
        let data = try JSONEncoder().encode([choice])

        #expect(String(decoding: data, as: UTF8.self) == stored)
        #expect(try JSONDecoder().decode([LanguagePreference].self, from: data) == [choice])
    }

    @Test(arguments: [#"["automatic"]"#, #"[{"spoken":"de"}]"#, "[1]", "[null]"])
    func isRefusedInAnUnknownForm(stored: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([LanguagePreference].self, from: Data(stored.utf8))
        }
    }

    @Test
    func asksInMetricUnitsAndEnglishUnlessToldOtherwise() throws {
        let sut = RequestOptions()

        #expect(sut == RequestOptions(units: .metric, language: .english))
        #expect(
            try roundTrip(RequestOptions(units: .standard, language: .thai))
                == RequestOptions(units: .standard, language: .thai)
        )
    }
}
