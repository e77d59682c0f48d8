import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

/// The requests of widgets through the real client and its cache.
@MainActor
@Suite("Requests of widgets", .watched)
struct WidgetRequestTests {
    private let cities: [Location] = [.lisbon, .tokyo, .paris]

    @Test
    func `are one for each of three cities and none while they are fresh`() async {
        let app = AppFixture()
        let provider = app.factory.dependencies.makeWidgetTimelineProvider(reloadLog: WidgetReloadLog())

        for city in cities { _ = await provider.timeline(.medium, for: .location(city)) }
        #expect(app.requests.count == 3)

        app.time.advance(by: .seconds(240))
        for size in WidgetSize.allCases {
            for city in cities {
                let entry = await provider.timeline(size, for: .location(city)).entries.first
                #expect(entry?.temperature != nil)
                #expect(entry?.isSample == false)
            }
        }
        #expect(app.requests.count == 3)
    }

    @Test
    func `are one for each city of a large widget and none again`() async throws {
        let app = AppFixture()
        try await app.preferences.update { preferences in
            preferences.select(.lisbon)
            for city in [Location.tokyo, .paris] { preferences.toggleFavorite(city) }
        }
        let provider = app.factory.dependencies.makeWidgetTimelineProvider(reloadLog: WidgetReloadLog())

        let large = await provider.timeline(.large)
        #expect(large.entries.first?.content.weather?.favorites.count == 2)
        #expect(app.requests.count == 3)

        for city in cities { _ = await provider.timeline(.rectangular, for: .location(city)) }
        #expect(app.requests.count == 3)
    }

    @Test
    func `are none after a switch of units`() async throws {
        let app = AppFixture()
        let provider = app.factory.dependencies.makeWidgetTimelineProvider(reloadLog: WidgetReloadLog())
        let celsius = await provider.timeline(.small, for: .location(.lisbon)).entries.first

        try await app.preferences.update { $0.units = .imperial }
        let fahrenheit = await provider.timeline(.small, for: .location(.lisbon)).entries.first

        #expect(app.requests.count == 1)
        #expect(celsius?.content.weather?.temperature.text != fahrenheit?.content.weather?.temperature.text)
        #expect(celsius?.content.weather?.conversions.map(\.id) == ["widget.fahrenheit"])
        #expect(fahrenheit?.content.weather?.conversions.map(\.id) == ["widget.celsius"])
    }

    @Test
    func `are one more for the forecast of each city where it is asked for and none while it is fresh`() async {
        let app = AppFixture()
        let provider = app.factory.dependencies.makeWidgetTimelineProvider(
            reloadLog: WidgetReloadLog(),
            fetchesForecast: true
        )

        for city in cities { _ = await provider.timeline(.small, for: .location(city)) }
        #expect(app.requests.count == 3)
        for city in cities { _ = await provider.timeline(.medium, for: .location(city)) }
        #expect(app.requests.count == 6)

        // The weather is fetched again after five minutes, the forecast after thirty.
        app.time.advance(by: .seconds(900))
        for size in WidgetSize.allCases {
            for city in cities {
                let weather = await provider.timeline(size, for: .location(city)).entries.first?.content.weather
                #expect(weather?.steps.count == (size == .medium ? 4 : 0))
                #expect(weather?.days.count == (size == .large ? 5 : 0))
            }
        }
        #expect(app.requests.count { $0 == "/data/2.5/forecast" } == 3)
        #expect(app.requests.count { $0 == "/data/2.5/weather" } == 6)
    }

    @Test
    func `are none for the forecast that the app has fetched`() async throws {
        let app = AppFixture()
        try await app.preferences.update { $0.select(.lisbon) }
        await app.factory.makeHome(router: app.factory.makeRouter()).onAppear()
        let before = app.requests.count

        let provider = app.factory.dependencies.makeWidgetTimelineProvider(reloadLog: WidgetReloadLog())
        let weather = await provider.timeline(.medium).entries.first?.content.weather

        #expect(weather?.steps.count == 4)
        #expect(weather?.high != nil)
        #expect(app.requests.count == before)
    }

    @Test
    func `are none for the comparison with yesterday that home shows, too`() async {
        let app = AppFixture()
        var dependencies = app.factory.dependencies
        dependencies.comparison = ColderYesterday()

        let provider = dependencies.makeWidgetTimelineProvider(reloadLog: WidgetReloadLog())
        let weather = await provider.timeline(.large, for: .location(.lisbon)).entries.first?.content.weather

        #expect(weather?.comparison != nil)
        #expect(app.requests.count == 1)
    }

    @Test(arguments: DemoWeather.cities.prefix(20), [0, 7, 14, 21])
    func `bring numbers that agree`(city: Location, hour: Int) async throws {
        let app = AppFixture()
        app.time.advance(by: .seconds(hour * 3600))
        let provider = app.factory.dependencies.makeWidgetTimelineProvider(
            reloadLog: WidgetReloadLog(),
            fetchesForecast: true
        )
        let large = try #require(
            await provider.timeline(.large, for: .location(city)).entries.first?.content.weather
        )
        let circular = await provider.timeline(.circular, for: .location(city)).entries.first?.content.weather
        let number = try #require(Self.number(large.temperature.text))

        // Late in the evening the forecast has no step on the current day.
        if let high = large.high, let low = large.low {
            let range = try (#require(Self.number(low.text)))...(#require(Self.number(high.text)))
            #expect(range.contains(number))
            let today = try #require(large.days.first)
            #expect(today.title == "Today")
            #expect([Self.number(today.low), Self.number(today.high)] == [range.lowerBound, range.upperBound])
            let gauge = try #require(circular?.gauge)
            #expect([gauge.low, gauge.high] == [today.low, today.high])
            #expect((0...1).contains(gauge.now ?? -1))
            #expect(today.bar.map { ($0.lower...$0.upper).contains($0.now ?? -1) } == true)
        } else {
            #expect(large.days.first?.title != "Today" && circular?.gauge == nil)
        }
        #expect(large.days.compactMap(\.bar?.lower).min() == 0 || large.days.compactMap(\.bar?.upper).max() == 1)
    }

    /// The whole number in a text such as `H -2°`.
    nonisolated private static func number(_ text: String) -> Int? {
        Int(text.replacing("−", with: "-").filter { $0.isNumber || $0 == "-" })
    }

    @Test
    func `are none for placeholders and snapshots`() async {
        let app = AppFixture()
        let provider = app.factory.dependencies.makeWidgetTimelineProvider(reloadLog: WidgetReloadLog())

        for size in WidgetSize.allCases {
            #expect(provider.placeholder(size).isSample)
            #expect(await provider.snapshot(size, for: .location(.lisbon)).isSample)
        }

        #expect(app.requests.isEmpty)
    }
}

/// Weather that was four degrees colder a day before, without a call.
private struct ColderYesterday: WeatherComparisonRepository {
    func cost(of present: CurrentWeather, at coordinate: Coordinate) -> ComparisonCost { ComparisonCost() }

    func comparison(
        of present: CurrentWeather,
        at coordinate: Coordinate,
        allowance: ComparisonAllowance
    ) -> WeatherComparison {
        WeatherComparison(dayBefore: .known(present.colderDayBefore(by: 4)), usual: .absent(.needsSubscription))
    }
}
