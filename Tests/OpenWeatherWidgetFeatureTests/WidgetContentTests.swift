import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

@Suite("Widget content", .watched)
struct WidgetContentTests {
    private func content(
        _ family: WidgetSize = .large,
        of weather: CurrentWeather = .sample(),
        _ preferences: Preferences = .sample(language: .device),
        locale: String = "en_GB",
        timeZone: TimeZone = .gmt
    ) async throws -> WidgetContent {
        let fixture = WidgetFixture(preferences, locale: locale, timeZone: timeZone)
        fixture.weather.currentWeather.always(weather)
        return try #require(await fixture.sut.timeline(family).entries.first?.content)
    }

    private func plain(_ text: String?) -> String? {
        text?.plain
    }

    @Test(arguments: [
        (WidgetSize.small, ["city", "conversions", "description"]),
        (.medium, ["city", "conversions", "country", "age", "description"]),
        (.large, ["city", "conversions", "country", "age", "description", "favorites"]), (.inline, ["line"]),
        (.circular, []), (.rectangular, ["city", "description"]),
    ]
    )
    func `shows what its size has room for`(family: WidgetSize, parts: [String]) async throws {
        let weather = try #require(
            try await content(family, .sample(language: .device, favorites: [.tokyo])).weather
        )

        #expect(weather.temperature.text == "18°")
        #expect(weather.conversions.map { plain($0.text) } == (parts.contains("conversions") ? ["65°F"] : []))
        #expect((weather.city != nil) == parts.contains("city"))
        #expect((weather.countryCode != nil) == parts.contains("country"))
        #expect((weather.freshness != nil) == parts.contains("age"))
        #expect((weather.attribution != nil) == parts.contains("age"))
        #expect((weather.description != nil) == parts.contains("description"))
        #expect((weather.line != nil) == parts.contains("line"))
        #expect(weather.favorites.isEmpty != parts.contains("favorites"))
    }

    @Test(arguments: [
        (-5.0, TemperatureBand.cold), (0, .mild), (18.4, .mild), (25, .warm), (35, .hot),
    ]
    )
    func `has the temperature as a value with its colors`(celsius: Double, band: TemperatureBand) async throws {
        let fixture = WidgetFixture()
        fixture.weather.currentWeather.always(.sample { $0.temperature = Temperature(celsius: celsius) })

        let entry = try #require(await fixture.sut.timeline(.small).entries.first)

        #expect(entry.temperature == Temperature(celsius: celsius))
        #expect(entry.temperatureTheme?.band == band)
        #expect(entry.content.weather?.temperatureTheme.gradient == .gradient(of: band))
        #expect(entry.content.weather?.temperatureTheme.darkGradient == .darkGradient(of: band))
        #expect(!entry.isSample)
    }

    @Test
    func `has no temperature where it shows a card`() async {
        let entry = await WidgetFixture(.sample(currentLocation: nil)).sut.timeline(.small).entries.first

        #expect(entry?.content.message != nil)
        #expect(entry?.temperature == nil)
        #expect(entry?.temperatureTheme == nil)
    }

    @Test(arguments: [("en_BS", "65°", "18°C"), ("en_LR", "18°", "65°F"), ("en_DE@mu=fahrenhe", "65°", "18°C")])
    func `follows the unit of temperatures of the system`(locale: String, temperature: String, conversion: String)
        async throws
    {
        let weather = try await content(.small, .sample(units: .system, language: .device), locale: locale).weather

        #expect(weather?.temperature.text == temperature)
        #expect(weather?.conversions.map { plain($0.text) } == [conversion])
    }

    @Test(arguments: [
        (UnitsPreference.metric, "18°", ["65°F"]), (.imperial, "65°", ["18°C"]),
        (.standard, "292 K", ["18°C", "65°F"]),
    ]
    )
    func `shows the temperature in both scales whatever the users units`(
        units: UnitsPreference,
        temperature: String,
        conversions: [String]
    ) async throws {
        let weather = try await content(.medium, .sample(units: units)).weather

        #expect(plain(weather?.temperature.text) == temperature)
        #expect(weather?.conversions.compactMap { plain($0.text) } == conversions)
    }

    @Test
    func `never shows minus zero`() async throws {
        let weather = try await content(.medium, of: .sample { $0.temperature = Temperature(celsius: -0.3) }).weather

        #expect(weather?.temperature.text == "0°")
        #expect(plain(weather?.conversions.first?.text) == "31°F")
    }

    @Test
    func `names city country and condition`() async throws {
        let weather = try #require(try await content().weather)

        #expect(weather.city?.text == "Lisbon")
        #expect(weather.countryCode?.text == "PT")
        #expect(weather.countryCode?.accessibility.label == "Portugal")
        #expect(weather.description?.text == "Light rain")
        #expect(weather.icon.symbolName == "cloud.drizzle.fill")
        #expect(try await content().theme.background == .rainy)
    }

    @Test
    func `reads the services words aloud where they say more`() async throws {
        let shower = WeatherCondition(id: 520, group: .rain, description: "light intensity shower rain", icon: nil)

        let description = try await content(of: .sample { $0.conditions = [shower] }).weather?.description

        let words = AccessibilityText(label: "Light showers", value: "Light intensity shower rain")
        #expect(description?.text == "Light showers" && description?.accessibility == words)
    }

    @Test(arguments: ["", nil])
    func `names the family of weather where the service has no words`(words: String?) async throws {
        let conditions = words.map { [WeatherCondition(id: 999, group: .rain, description: $0, icon: nil)] } ?? []

        let weather = try await content(of: .sample { $0.conditions = conditions }).weather

        #expect(weather?.description?.text == (words == nil ? "Unknown weather" : "Rain"))
    }

    @Test
    func `shows the night where the sun has set and the icon does not say`() async throws {
        let clear = WeatherCondition(id: 800, group: .clear, description: "clear sky", icon: nil)

        let content = try await content(of: .sample(sun: .polarNight) { $0.conditions = [clear] })

        #expect(content.weather?.icon.partOfDay == .night)
    }

    @Test
    func `shows the coordinates of a place without a name`() async throws {
        let location = Location.sample(name: " ", country: nil)

        let weather = try await content(of: .sample(country: nil), .sample(currentLocation: location)).weather

        #expect(plain(weather?.city?.text) == "38.72° N, 9.14° W")
        #expect(weather?.countryCode == nil)
    }

    @Test(arguments: [(0, "Updated 12:04"), (10_800, "Updated 15:04"), (-18_000, "Updated 07:04")]
    )
    func `tells the time of the update on the readers clock`(offset: Int, text: String) async throws {
        let zone = try #require(TimeZone(secondsFromGMT: offset))

        #expect(try await content(.medium, timeZone: zone).weather?.freshness?.text.text == text)
    }

    @Test(arguments: WidgetSize.allCases)
    func `speaks everything that matters also in the smallest size`(family: WidgetSize) async throws {
        let spoken = try await content(family).accessibility
        let conversion = family.isAccessory ? "" : "65 degrees Fahrenheit. "

        #expect(spoken.label == "Lisbon. Temperature 18 degrees Celsius. \(conversion)Light rain. Updated 12:04")
        #expect(spoken.hint == "Opens the app")
    }

    @Test
    func `marks what was fetched before the device went offline`() async {
        let fixture = WidgetFixture()
        fixture.weather.currentWeather.enqueue(.sample(.sample(), from: .stale(.offline)))
        fixture.weather.currentWeather.enqueue(.sample(.sample(), from: .network))

        let offline = await fixture.sut.timeline(.medium).entries.map { $0.content.weather?.freshness?.symbolName }
        let online = await fixture.sut.timeline(.medium).entries.map { $0.content.weather?.freshness?.symbolName }

        #expect(offline == ["wifi.slash", "wifi.slash"])
        #expect(online == [nil, "clock.arrow.circlepath"])
    }

    @Test(arguments: [
        ("en_GB", "Lisbon. Temperature 18 degrees Celsius. Light rain. Updated 12:04"),
        ("de_DE", "Lissabon. Temperatur 18 Grad Celsius. Leichter Regen. Aktualisiert: 12:04"),
        ("fr_FR", "Lisbonne. Température 18 degrés Celsius. Pluie légère. Mis à jour : 12:04"),
        ("es_ES", "Lisboa. Temperatura de 18 grados Celsius. Lluvia ligera. Actualizado: 12:04"),
        ("ja_JP", "リスボン。気温摂氏18度。小雨。更新：12:04"),
        ("ar", "لشبونة. درجة الحرارة 18 درجة مئوية. مطر خفيف. وقت التحديث: 12:04 م"),
    ]
    )
    func `speaks the language of the reader in every text`(locale: String, spoken: String) async throws {
        #expect(plain(try await content(.circular, locale: locale).accessibility.label) == spoken)
    }

    @Test(
        arguments: TextLanguage.allCases.filter { $0 != .english },
        UnitsPreference.allCases
    )
    func `leaves no value out and no English in any language size and system of units`(
        language: TextLanguage,
        units: UnitsPreference
    ) async throws {
        // Words of the service, which come in the language that was asked for.
        let condition = WeatherCondition(id: 500, group: .rain, description: "§", icon: nil)
        let preferences = Preferences.sample(units: units, language: .device, favorites: [.tokyo])

        for family in WidgetSize.allCases {
            let translated = try await content(
                family,
                of: .sample { $0.conditions = [condition] },
                preferences,
                locale: language.rawValue
            )
            let english = try await content(
                family,
                of: .sample {
                    $0.conditions = [condition]
                },
                preferences,
                locale: "en"
            )

            #expect(translated.layoutDirection == language.layoutDirection)
            #expect(translated.accessibility.label != english.accessibility.label)
            #expect(translated.accessibility.hint != english.accessibility.hint)
            let texts = TextLeaves.of(translated)
            #expect(texts.keys.count == TextLeaves.of(english).keys.count)
            #expect(!texts.values.contains { $0.contains("{") || $0.contains("nil") || $0.contains("Updated") })
        }
    }
}
