import Foundation
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("Home content", .watched)
struct HomeContentTests {
    private func content(
        of weather: CurrentWeather,
        at location: Location = .helsinki,
        locale: String = "en_GB",
        units: UnitsPreference = .metric
    ) async throws -> HomeContent {
        let fixture = HomeFixture(
            location: location,
            locale: locale,
            response: .success(Fetched(weather, at: HomeFixture.noon, from: .network, source: .openWeather))
        ) { $0.units = units }
        await fixture.sut.onAppear()
        return try #require(fixture.content)
    }

    private func values(_ content: HomeContent) -> [String: String] {
        Dictionary(uniqueKeysWithValues: content.metrics.map { ($0.id, $0.value.replacing("\u{A0}", with: " ")) })
    }

    @Test
    func `shows everything the service sends`() async throws {
        let content = try await content(of: .sample())

        #expect(content.name.text == "Helsinki")
        #expect(content.hero.temperature.text == "12°")
        #expect(content.hero.feelsLike?.text == "Feels like 10°")
        #expect(content.hero.description.text == "Light rain")
        #expect(
            content.hero.low == nil && content.hero.high == nil,
            "they are those of a day, which only a forecast has"
        )
        #expect(content.hero.icon.symbolName == "cloud.drizzle.fill")
        #expect(
            values(content) == [
                "home.wind": "20 km/h SW", "home.humidity": "65%", "home.pressure": "1013 hPa",
                "home.cloudiness": "90%", "home.visibility": "9 km", "home.precipitation": "0.4 mm",
                "home.nearbyLow": "11°", "home.nearbyHigh": "13°",
            ]
        )
        let details = content.metrics.compactMap(\.detail)
        #expect(details.map(\.id) == ["home.gusts", "home.dewPoint"])
        #expect(
            details.map { $0.text.replacing("\u{A0}", with: " ") } == ["Gusts 36 km/h", "Dew point 6°, comfortable"]
        )
        #expect(content.theme.background == .rainy)
        #expect(content.notice == nil)
        #expect(!content.isPlaceholder)
    }

    @Test
    func `says when it was measured at the place and when it was fetched`() async throws {
        let content = try await content(of: .sample())

        #expect(content.freshness.measured.text == "Measured: 14:50")
        #expect(content.freshness.updated.text == "Updated just now")
    }

    @Test(arguments: [
        (UTCOffset(seconds: 10_800), "04:10", "22:10"), (UTCOffset(seconds: -18_000), "20:10", "14:10"),
        (nil, "01:10 UTC", "19:10 UTC"),
    ]
    )
    func `tells sunrise and sunset on the clocks of the place or in UTC where they are not known`(
        offset: UTCOffset?,
        sunrise: String,
        sunset: String
    ) async throws {
        let content = try await content(of: .sample(utcOffset: offset))

        #expect(content.sun.sunrise?.value == sunrise)
        #expect(content.sun.sunset?.value == sunset)
        #expect(content.sun.note == nil)
    }

    @Test(arguments: [
        (SunState.polarDay, "The sun does not set today"), (.polarNight, "The sun does not rise today"),
        (.unknown, "Sunrise and sunset are not known"),
    ]
    )
    func `says so where the sun does not rise or set`(sun: SunState, note: String) async throws {
        let content = try await content(of: .sample(sun: sun))

        #expect(content.sun.note?.text == note)
        #expect(content.sun.sunrise == nil && content.sun.sunset == nil)
    }

    @Test
    func `shows dashes or nothing never zero for what is missing`() async throws {
        let weather = CurrentWeather.sample(
            feelsLike: nil,
            minimum: nil,
            maximum: nil,
            humidity: nil,
            pressure: nil,
            wind: nil,
            cloudiness: nil,
            visibility: nil,
            rain: nil
        )

        let content = try await content(of: weather)

        #expect(
            values(content) == [
                "home.humidity": "–", "home.pressure": "–", "home.wind": "–", "home.cloudiness": "–",
            ]
        )
        #expect(content.metrics.allSatisfy { $0.accessibility.value == "not available" })
        #expect(content.hero.feelsLike == nil && content.hero.low == nil && content.hero.high == nil)
        #expect(content.hero.temperature.accessibility.label == "Temperature 12 degrees Celsius")
    }

    @Test
    func `leaves out the direction of wind from nowhere in particular`() async throws {
        let wind = Wind(speed: Speed(metersPerSecond: 0), direction: nil, gust: nil)

        let content = try await content(of: .sample(wind: wind))

        #expect(values(content)["home.wind"] == "0 km/h")
        #expect(content.metrics.first { $0.id == "home.wind" }?.detail == nil)
    }

    @Test(arguments: [
        ([], "Unknown weather", "overcast"),
        ([WeatherCondition(.mist, .day)], "Mist", "fog"),
        ([WeatherCondition(.moderateRain, .day), WeatherCondition(.mist, .day)], "Rain, mist", "rain"),
        (
            [
                WeatherCondition(.mist, .day), WeatherCondition(.lightRain, .day),
                WeatherCondition(.thunderstorm, .day),
            ],
            "Mist, light rain, thunderstorm", "fog"
        ),
        ([WeatherCondition(id: 999, group: .rain, description: "", icon: nil)], "Rain", "rain"),
        ([WeatherCondition(id: 999, group: .unknown("Plasma"), description: "", icon: nil)], "Plasma", "overcast"),
        (
            [WeatherCondition(id: 999, group: .unknown(""), description: "", icon: nil)], "Unknown weather",
            "overcast"
        ),
    ]
    )
    func `puts one to three conditions into words`(
        conditions: [WeatherCondition],
        words: String,
        picture: String
    ) async throws {
        let content = try await content(of: .sample(conditions: conditions))

        #expect(content.hero.description.text == words)
        #expect(content.hero.icon.picture.rawValue == picture)
    }

    @Test(arguments: [
        (SunState.polarDay, PartOfDay.day), (.polarNight, .night), (.unknown, .day),
    ]
    )
    func `takes day or night from the sun where the icon is silent`(sun: SunState, partOfDay: PartOfDay) async throws {
        let clear = WeatherCondition(id: 800, group: .clear, description: "clear sky", icon: nil)

        let content = try await content(of: .sample(conditions: [clear], sun: sun))

        #expect(content.hero.icon.partOfDay == partOfDay)
    }

    @Test(arguments: ["", "  "])
    func `shows the coordinates of a place without a name`(name: String) async throws {
        let content = try await content(of: .sample(), at: .sample(name, -10.5, 20))

        #expect(content.name.text.replacing("\u{A0}", with: " ") == "10.50° S, 20.00° E")
        #expect(content.name.accessibility.label == "10.50° south, 20.00° east")
    }

    @Test(arguments: [("de_DE", "Lissabon"), ("fr_FR", "Lisbon")])
    func `names the place in the readers language`(locale: String, name: String) async throws {
        #expect(try await content(of: .sample(), at: .lisbon, locale: locale).name.text == name)
    }

    @Test(arguments: [
        ("en_GB", UnitsPreference.metric, "Temperature 12 degrees Celsius, feels like 10"),
        ("en_US", .imperial, "Temperature 54 degrees Fahrenheit, feels like 51"),
        ("de_DE", .metric, "Temperatur 12 Grad Celsius, gefühlt 10"),
        ("fr_FR", .metric, "Température 12 degrés Celsius, ressenti 10"),
        ("es_ES", .metric, "Temperatura de 12 grados Celsius, sensación de 10"),
        ("ja_JP", .metric, "気温摂氏12度、体感10度"), ("ja_JP", .standard, "気温285ケルビン、体感284ケルビン"),
        ("en_GB", .standard, "Temperature 285 kelvins, feels like 284 kelvins"),
        ("ar", .metric, "درجة الحرارة 12 درجة مئوية، والمحسوسة 10"),
    ]
    )
    func `speaks its key values in full`(locale: String, units: UnitsPreference, spoken: String) async throws {
        let content = try await content(of: .sample(), locale: locale, units: units)

        #expect(content.hero.temperature.accessibility.label == spoken)
    }

    @Test
    func `speaks wind with unit and direction`() async throws {
        let content = try await content(of: .sample())
        let wind = content.metrics.first { $0.id == "home.wind" }

        #expect(wind?.accessibility.label == "Wind")
        #expect(wind?.accessibility.value == "20 kilometres per hour from the southwest, Gusts 36 kilometres per hour")
    }

    @Test(arguments: [3.67, 5.1])
    func `leaves out gusts that are not above the wind`(gust: Double) async throws {
        let speed = Speed(metersPerSecond: 5.1)
        let wind = Wind(speed: speed, direction: WindDirection(degrees: 270), gust: Speed(metersPerSecond: gust))

        let content = try await content(of: .sample(wind: wind))

        let metric = try #require(content.metrics.first { $0.id == "home.wind" })
        #expect(metric.detail == nil)
        #expect(metric.accessibility.value == "18 kilometres per hour from the west")
    }

    @Test(arguments: [
        (1, "Precipitation in the last hour"), (3, "Precipitation in the last 3 hours"),
    ]
    )
    func `counts the hours of precipitation`(hours: Int, label: String) async throws {
        let rain = PrecipitationAmount(depth: Precipitation(millimeters: 2), hours: hours)

        let content = try await content(of: .sample(rain: rain))

        #expect(content.metrics.first { $0.id == "home.precipitation" }?.label == label)
    }

    @Test
    func `is read from the right in Arabic and has the same identifiers in every language`() async throws {
        let english = try await content(of: .sample())
        let arabic = try await content(of: .sample(), locale: "ar")

        #expect(english.layoutDirection == .leftToRight)
        #expect(arabic.layoutDirection == .rightToLeft)
        #expect(arabic.metrics.map(\.id) == english.metrics.map(\.id))
        #expect(arabic.hero.temperature.id == "home.temperature")
    }

    @Test
    func `has a placeholder of the same layout`() async throws {
        let fixture = HomeFixture()

        let placeholder = try #require(fixture.content)

        #expect(placeholder.isPlaceholder)
        #expect(
            placeholder.metrics.map(\.id).prefix(4) == [
                "home.wind", "home.humidity", "home.pressure", "home.cloudiness",
            ]
        )
        #expect(placeholder.outlook?.accessibility.label == "Loading")
        #expect(placeholder.hours?.isPlaceholder == true && placeholder.hours?.columns.count == 9)
        #expect(placeholder.days?.isPlaceholder == true && placeholder.days?.rows.count == 5)
        #expect(placeholder.sun.sunrise != nil)
        #expect(placeholder.hero.temperature.accessibility.label == "Loading")
        #expect(placeholder.theme == .neutral)
    }
}
