import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// Home at 50 places, each on moments all over a year of made-up weather.
@MainActor
@Suite("A year of home", .watched)
struct HomeYearTests {
    private static let places: [Location] = stride(
        from: 0,
        to: DemoWeather.cities.count,
        by: DemoWeather.cities.count / 50
    )
    .prefix(50).map { DemoWeather.cities[$0] }

    /// Every place on every 61st day at another hour, so that the places together see each day and hour.
    @Test(arguments: 0..<50)
    func `has no two numbers for the same thing`(index: Int) async throws {
        let place = Self.places[index]
        for round in 0..<6 {
            let hours = round * 61 * 24 + index * 31
            let moment = Date(timeIntervalSince1970: 1_767_225_600 + Double(hours) * 3600 + Double(index) * 60)
            let client = OpenWeatherClient(
                configuration: OpenWeatherConfiguration(transport: DemoHTTPClient(now: { moment }))
            )
            var preferences = Preferences()
            preferences.select(place)
            preferences.units = [.metric, .imperial, .standard][round % 3]
            let settings = ScreenSettings(
                preferences: preferences,
                deviceLocale: Locale(identifier: "en_GB"),
                timeZone: .gmt,
                now: { moment }
            )
            let store = InMemoryPreferencesStore(preferences)
            let home = HomeBuilder(weather: client.repositories.weather, preferences: store, autoRefresh: .off)
                .makeViewModel(settings: settings, router: RouterSpy())
            await home.onAppear()

            let content = try #require(home.state.content)
            let offset = try await client.currentWeather(for: .coordinate(place.coordinate), policy: .cacheOnly)
                .value.utcOffset
            #expect(content.days?.rows.count == 5 && content.hours?.columns.isEmpty == false)
            let sut = HomeNumbers(content: content, offset: try #require(offset))
            #expect(sut.contradictions.isEmpty, "\(place.name) at \(moment)")
        }
    }
}
