import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherWidgetFeature
import Testing

/// The requests of widgets through the real client and its cache.
@MainActor
@Suite("Requests of widgets", .timeLimit(.minutes(5)))
struct WidgetRequestTests {
    private let cities: [Location] = [.lisbon, .tokyo, .paris]

    @Test
    func areOneForEachOfThreeCitiesAndNoneWhileTheyAreFresh() async {
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
    func areOneForEachCityOfALargeWidgetAndNoneAgain() async throws {
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
    func areNoneAfterASwitchOfUnits() async throws {
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
    func areNoneForPlaceholdersAndSnapshots() async {
        let app = AppFixture()
        let provider = app.factory.dependencies.makeWidgetTimelineProvider(reloadLog: WidgetReloadLog())

        for size in WidgetSize.allCases {
            #expect(provider.placeholder(size).isSample)
            #expect(await provider.snapshot(size, for: .location(.lisbon)).isSample)
        }

        #expect(app.requests.isEmpty)
    }
}
