import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

@Suite("Widget favourites", .watched)
struct WidgetFavoritesTests {
    private let favorites: [Location] = [.tokyo, .lisbon, .paris, .cairo, .berlin, .sydney]

    private func weather(_ celsius: Double) -> CurrentWeather {
        .sample {
            $0.temperature = Temperature(celsius: celsius)
        }
    }

    @Test
    func `are the first four besides the place itself in the users order`() async throws {
        let fixture = WidgetFixture(.sample(favorites: favorites))
        fixture.response([
            .lisbon: .sample(weather(18)), .tokyo: .sample(weather(24)), .paris: .sample(weather(15)),
            .cairo: .sample(weather(35)), .berlin: .sample(weather(-0.4)),
        ])

        let rows = try #require(await fixture.sut.timeline(.large).entries.first?.content.weather?.favorites)

        #expect(rows.map(\.name) == ["Tokyo", "Paris", "Cairo", "Berlin"])
        #expect(rows.map(\.temperature) == ["24°", "15°", "35°", "0°"])
        #expect(rows.map(\.identifier) == (0..<4).map { "widget.favorite.\($0)" })
        #expect(rows.map(\.destination) == [.tokyo, .paris, .cairo, .berlin].map { .weather($0) })
        #expect(fixture.asked.count == 5)
        #expect(fixture.asked.allSatisfy { $0.policy == .cacheFirst })
    }

    @Test(arguments: [WidgetSize.small, .medium])
    func `cost nothing in the smaller sizes`(family: WidgetSize) async {
        let fixture = WidgetFixture(.sample(favorites: favorites))
        fixture.weather.currentWeather.always(.sample())

        let content = await fixture.sut.timeline(family).entries.first?.content

        #expect(content?.weather?.favorites.isEmpty == true)
        #expect(fixture.asked.map(\.coordinate) == [.lisbon])
    }

    @Test
    func `are asked for side by side`() async {
        let fixture = WidgetFixture(.sample(favorites: favorites))
        let gate = Gate()
        fixture.weather.currentWeather.always(.sample(), after: gate)

        async let timeline = fixture.sut.timeline(.large)
        await gate.waitForArrivals(5)
        gate.open()

        #expect(await timeline.entries.first?.content.weather?.favorites.count == 4)
    }

    @Test
    func `show a dash where the weather is not known and leave the rest alone`() async throws {
        let fixture = WidgetFixture(.sample(favorites: [.tokyo, .paris]))
        fixture.response([.lisbon: .sample(weather(18)), .paris: .sample(weather(15))])

        let timeline = await fixture.sut.timeline(.large)

        let rows = try #require(timeline.entries.first?.content.weather?.favorites)
        #expect(rows.map(\.temperature) == ["–", "15°"])
        #expect(rows[0].icon == nil && rows[1].icon != nil)
        #expect(rows[0].accessibility.value == "not available")
        #expect(timeline.entries.first?.content.weather?.temperature.text == "18°")
        #expect(timeline.reloadDate == SampleTime.fetched + 900)
    }

    @Test
    func `make the whole widget wait when the service asks for it`() async {
        let fixture = WidgetFixture(.sample(favorites: [.tokyo]))
        fixture.weather.currentWeather.respond { (call) async throws(WeatherError) in
            guard case .currentWeather(.coordinate(.lisbon), _, _) = call else {
                throw .rateLimited(retryAfter: .seconds(3600))
            }
            return .sample(.sample())
        }

        #expect(await fixture.sut.timeline(.large).reloadDate == SampleTime.fetched + 3600)
    }

    @Test
    func `say on their own when they are outdated from their own moment on`() async throws {
        let fixture = WidgetFixture(.sample(favorites: [.tokyo, .paris, .cairo]))
        let old = SampleTime.fetched - 1800
        fixture.response([
            .lisbon: .sample(weather(18)), .tokyo: .sample(weather(24), at: old, from: .cache),
            .paris: .sample(weather(15), at: old - 20, from: .cache),
            .cairo: .sample(weather(35), at: old - 86_400, from: .stale(.offline)),
        ])

        let entries = await fixture.sut.timeline(.large).entries

        // Tokyo and Paris age within the same minute and share an entry.
        #expect(entries.map(\.date) == [SampleTime.fetched, SampleTime.fetched + 1800, SampleTime.fetched + 3600])
        let outdated = entries.map { $0.content.weather?.favorites.map { $0.outdated != nil } }
        #expect(outdated == [[false, false, true], [true, true, true], [true, true, true]])
        #expect(entries[0].content.weather?.favorites[2].outdated == "Last updated 27 May at 11:34")
        #expect(entries[2].content.weather?.freshness?.isOutdated == true)
    }

    @Test
    func `are spoken with city temperature and weather`() async throws {
        let fixture = WidgetFixture(.sample(favorites: [.tokyo]))
        fixture.response([.lisbon: .sample(weather(18)), .tokyo: .sample(weather(24))])

        let row = try #require(await fixture.sut.timeline(.large).entries.first?.content.weather?.favorites.first)

        #expect(row.accessibility.label == "Tokyo")
        #expect(row.accessibility.value == "24 degrees Celsius. Light rain")
        #expect(row.accessibility.hint == "Opens the app")
    }
}
