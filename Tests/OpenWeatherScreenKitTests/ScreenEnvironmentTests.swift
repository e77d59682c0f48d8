import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import Testing

@Suite("Screen environment")
struct ScreenEnvironmentTests {
    @Test(arguments: ["en_GB", "de_AT", "ar_EG"])
    func `keeps the locale of a device that speaks the language of the texts`(identifier: String) {
        #expect(ScreenEnvironment.sample(identifier).locale == Locale(identifier: identifier))
    }

    @Test(arguments: [
        ("it_IT", Language.italian, "en", "IT"), ("en_US", .german, "de", "US"), ("de_DE", .arabic, "ar", "DE"),
    ]
    )
    func `speaks one language in words and dates and keeps the region`(
        device: String,
        language: Language,
        code: String,
        region: String
    ) {
        var preferences = Preferences()
        preferences.language = .fixed(language)

        let sut = ScreenEnvironment(
            preferences: preferences,
            deviceLocale: Locale(identifier: device),
            timeZone: .gmt,
            now: { Date(timeIntervalSince1970: 0) }
        )

        #expect(sut.language == language)
        #expect(sut.locale.language.languageCode?.identifier == code)
        #expect(sut.locale.region?.identifier == region)
    }

    @Test(arguments: [
        ("en_US", Units.imperial), ("en_GB", .metric), ("fr_FR", .metric),
    ]
    )
    func `follows the device where the user chose nothing`(device: String, units: Units) {
        let sut = ScreenEnvironment(
            preferences: Preferences(),
            deviceLocale: Locale(identifier: device),
            timeZone: .gmt,
            now: { Date(timeIntervalSince1970: 0) }
        )

        #expect(sut.units == units)
        #expect(sut.requestOptions == RequestOptions(units: units, language: sut.language))
    }

    @Test(arguments: [
        (UnitsPreference.system, "en_BS", "68°", "20 km/h"), (.system, "en_LR", "20°", "12 mph"),
        (.system, "de_DE@mu=fahrenhe", "68°", "20 km/h"), (.metric, "en_BS", "20°", "20 km/h"),
    ]
    )
    func `shows temperatures in the unit of the system and wind in its measurement system`(
        preference: UnitsPreference,
        device: String,
        temperature: String,
        wind: String
    ) {
        let sut = ScreenEnvironment(
            preferences: .sample(units: preference, language: .device),
            deviceLocale: Locale(identifier: device),
            timeZone: .gmt,
            now: { Date(timeIntervalSince1970: 0) }
        )

        #expect(sut.formats.temperature(Temperature(celsius: 20)).text == temperature)
        let speed = sut.formats.speed(Speed(20, in: .kilometersPerHour)).text
        #expect(speed.replacing("\u{A0}", with: " ") == wind)
        #expect(sut.systemTemperatureUnit == UnitsPreference.system.temperatureUnit(in: Locale(identifier: device)))
    }

    @Test
    func `keeps the unit of temperatures of the device in another language`() {
        let sut = ScreenEnvironment(
            preferences: .sample(units: .system, language: .fixed(.french)),
            deviceLocale: Locale(identifier: "de_DE@mu=fahrenhe"),
            timeZone: .gmt,
            now: { Date(timeIntervalSince1970: 0) }
        )

        #expect(sut.temperatureUnit == .fahrenheit)
        #expect(sut.formats.temperature.withUnit(Temperature(celsius: 20)).text.filter { !$0.isWhitespace } == "68°F")
    }

    @Test
    func `asks in a language without texts of our own and words the screen in English`() {
        let sut = ScreenEnvironment.sample("pt_BR")

        #expect(sut.requestOptions.language == .portugueseBrazil)
        #expect(sut.texts == .texts(in: .english))
        #expect(sut.layoutDirection == .leftToRight)
    }

    @Test
    func `can be printed with its texts`() {
        var dumped = ""
        dump(ScreenEnvironment.sample(), to: &dumped)
        dump(ScreenEnvironment.sample().texts, to: &dumped)

        #expect(dumped.contains("No connection"))
    }
}
