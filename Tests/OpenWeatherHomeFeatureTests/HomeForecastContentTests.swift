import Foundation
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// What the forecast adds to home, at 15:00 in Helsinki on Thursday, 28 May 2026, while it rains.
@MainActor
@Suite("Home forecast content", .watched)
struct HomeForecastContentTests {
    private func content(
        _ forecast: Forecast = .sample(),
        weather: Fetched<CurrentWeather> = .sample(),
        locale: String = "en_GB",
        units: UnitsPreference = .metric,
        after seconds: Int = 0
    ) async throws -> HomeContent {
        let fixture = HomeFixture(locale: locale, response: .success(weather), forecast: .success(.sample(forecast))) {
            $0.units = units
        }
        await fixture.sut.onAppear()
        fixture.advance(by: seconds)
        return try #require(fixture.content)
    }

    private func plain(_ text: String?) -> String? {
        text?.plain
    }

    @Test
    func `names the low and the high of what is left of the day with now`() async throws {
        let hero = try await content().hero

        #expect([hero.low?.id, hero.high?.id] == ["home.low", "home.high"])
        #expect([hero.low?.label, hero.high?.label] == ["Low", "High"])
        #expect([hero.low?.value, hero.high?.value] == ["9°", "12°"], "the steps at 18:00 and 21:00 have 10° and 9°")
        #expect(hero.low?.accessibility == AccessibilityText(label: "Low until midnight", value: "9 degrees Celsius"))
        #expect(hero.high?.accessibility.label == "High until midnight")
    }

    @Test
    func `has no low and high once the day has no further step`() async throws {
        // 22:00 in Helsinki, and the next step is at midnight.
        let content = try await content(after: 7 * 3600)

        #expect(content.hero.low == nil && content.hero.high == nil)
        #expect(content.days?.rows.map(\.title) == ["Fri", "Sat", "Sun", "Mon", "Tue"])
        #expect(content.days?.rows.allSatisfy { $0.bar?.now == nil } == true)
    }

    @Test
    func `begins the hours with now and has the steps of a day with sunset and sunrise among them`() async throws {
        let hours = try #require(try await content().hours)

        #expect(!hours.isPlaceholder)
        #expect(hours.title.text == "Next 24 hours" && hours.title.accessibilityTraits == .header)
        #expect(
            hours.columns.map(\.time) == [
                "Now", "18:00", "21:00", "22:10", "00:00", "03:00", "04:08", "06:00", "09:00", "12:00", "15:00",
            ]
        )
        #expect(
            hours.columns.map(\.kind) == [
                .now, .step, .step, .sunset, .step, .step, .sunrise, .step, .step, .step, .step,
            ]
        )
        #expect(
            hours.columns.map(\.temperature) == [
                "12°", "10°", "9°", nil, "8°", "7°", nil, "9°", "13°", "15°", "14°",
            ]
        )
        #expect(hours.columns.map(\.chance) == [nil, "60%", "60%"] + Array(repeating: nil, count: 8))
        #expect(hours.columns.map(\.chanceFraction).prefix(3) == [nil, 0.6, 0.6])
        #expect(hours.columns.map(\.id).first == "home.hours.0" && hours.columns.last?.id == "home.hours.10")
        #expect(hours.low == "7°" && hours.high == "15°")
    }

    @Test
    func `places the hours on axes from zero to one`() async throws {
        let columns = try #require(try await content().hours).columns

        #expect(columns.first?.position == 0 && columns.last?.position == 1)
        #expect(zip(columns, columns.dropFirst()).allSatisfy { $0.position < $1.position })
        #expect(columns[1].position == 0.125)
        #expect(columns.map(\.height)[5] == 0 && columns.map(\.height)[9] == 1)
        #expect(columns.allSatisfy { ($0.height == nil) == ($0.temperature == nil) })
        #expect(columns.map(\.degrees)[0] == Temperature(celsius: 12))
    }

    @Test
    func `speaks the hours`() async throws {
        let columns = try #require(try await content().hours).columns

        #expect(
            columns[1].accessibility
                == AccessibilityText(
                    label: "18:00",
                    value: "10 degrees Celsius, Light rain, Chance of precipitation 60%"
                )
        )
        #expect(columns[0].accessibility == AccessibilityText(label: "Now", value: "12 degrees Celsius, Light rain"))
        #expect(columns[3].accessibility == AccessibilityText(label: "22:10", value: "Sunset"))
    }

    @Test
    func `draws five days on one scale with a dot for now`() async throws {
        let days = try #require(try await content().days)
        let rows = days.rows

        #expect(days.title.text == "Next days")
        #expect(rows.map(\.title) == ["Today", "Fri", "Sat", "Sun", "Mon"])
        #expect(rows.map(\.low) == ["9°", "7°", "7°", "7°", "7°"])
        #expect(rows.map(\.high) == ["12°", "15°", "15°", "15°", "15°"])
        #expect(rows.map(\.chance) == ["60%", nil, nil, nil, nil])
        #expect(rows.map { $0.bar?.now } == [0.625, nil, nil, nil, nil])
        #expect(rows.map { $0.bar?.lower } == [0.25, 0, 0, 0, 0])
        #expect(rows.map { $0.bar?.upper } == [0.625, 1, 1, 1, 1])
        #expect(rows.map(\.id) == (0..<5).map { "home.days.\($0)" })
        #expect(rows[0].bar?.id == "home.days.0.bar")
    }

    @Test
    func `speaks the days`() async throws {
        let rows = try #require(try await content().days).rows

        #expect(
            rows[0].accessibility
                == AccessibilityText(
                    label: "Today",
                    value: "Light rain, Low until midnight 9 degrees Celsius, "
                        + "High until midnight 12 degrees Celsius, Chance of precipitation 60%"
                )
        )
        #expect(rows[1].accessibility.label.contains("Friday"))
        #expect(rows[1].accessibility.value == "Clear sky, Low 7 degrees Celsius, High 15 degrees Celsius")
    }

    @Test
    func `says until when the last day is known`() async throws {
        // Two steps today, all of Friday, and four steps until 9:00 on Saturday.
        let rows = try #require(try await content(.sample(count: 14)).days).rows

        #expect(rows.map(\.title) == ["Today", "Fri", "Sat"])
        #expect(rows.map(\.part) == [nil, nil, "until 09:00"])
        #expect(rows[2].accessibility.label == "Saturday 30 May, until 09:00")
    }

    @Test(arguments: [1, 10, 40])
    func `calls neither today nor a whole day a part`(count: Int) async throws {
        let rows = try #require(try await content(.sample(count: count)).days).rows

        #expect(rows.allSatisfy { $0.part == nil })
    }

    @Test(arguments: [(9.4, nil as String?), (9.5, "10%"), (10, "10%"), (.nan, nil)])
    func `says a chance from ten percent on`(percent: Double, text: String?) async throws {
        let forecast = Forecast.sample { index, entry in
            if index == 0 { entry.chanceOfPrecipitation = Percentage(percent: percent) }
        }
        let content = try await content(forecast)

        #expect(content.hours?.columns[1].chance == text)
        #expect((content.hours?.columns[1].chanceFraction == nil) == (text == nil))
    }

    @Test(arguments: [(UnitsPreference.metric, "12°"), (.imperial, "54°"), (.standard, "285 K")])
    func `has one number for now wherever it stands`(units: UnitsPreference, now: String) async throws {
        // Now is the warmest of the day, so that the high must be the same number.
        let content = try await content(units: units)

        #expect(plain(content.hero.temperature.text) == now)
        #expect(plain(content.hours?.columns.first?.temperature) == now)
        #expect(plain(content.hero.high?.value) == now)
        #expect(plain(content.days?.rows.first?.high) == now)
        #expect(content.days?.rows.first?.bar?.now == content.days?.rows.first?.bar?.upper)
    }

    @Test
    func `does not call old weather now`() async throws {
        // Measured 40 minutes ago.
        let content = try await content(after: 1800)

        #expect(content.hours?.columns.first?.time == "18:00")
        #expect(
            content.hero.high?.value == "10°",
            "what was measured long ago is no longer part of the rest of the day"
        )
        #expect(content.days?.rows.first?.bar?.now == nil)
        #expect(plain(content.outlook?.text) == "Rain until around 21:00")
    }

    @Test
    func `has nothing of a forecast that is over`() async throws {
        let content = try await content(.sample(count: 1), after: 4 * 3600)

        #expect(content.outlook == nil && content.hours == nil && content.days == nil)
    }

    @Test
    func `says day or night and names conditions in the language of the screen`() async throws {
        let content = try await content(locale: "de_DE")

        #expect(content.hours?.columns[1].accessibility.value?.contains("Leichter Regen") == true)
        #expect(content.hours?.columns[0].time == "Jetzt" && content.hours?.columns[1].time == "18 Uhr")
        #expect(content.days?.rows[0].title == "Heute")
        #expect(content.outlook?.text == "Regen bis gegen 21 Uhr")
    }
}
