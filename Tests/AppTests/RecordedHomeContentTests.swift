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

/// Every recorded forecast on home, below made-up weather of the same moment.
@MainActor
@Suite(
    "Recorded forecasts on home",
    .enabled(if: RecordedFiles.arePresent, "\(RecordedFiles.absence)"),
    .watched
)
struct RecordedHomeContentTests {
    @Test(arguments: RecordedFiles.names(in: "forecast"))
    func `have no two numbers for the same thing`(name: String) async throws {
        let recorded = try RecordedScreens("forecast", name, at: "/data/2.5/forecast")
        let units = RecordedUnits(of: recorded.json, name)
        let first = try #require(recorded.json["list"].array.compactMap { $0["dt"].number }.min())
        for (hours, celsius) in [(-1.0, 5.0), (-2.9, 31), (4, -12), (30, 15)] {
            let now = Date(timeIntervalSince1970: first + hours * 3600)
            let settings = try await recorded.settings(
                .english,
                units: try #require(UnitsPreference(rawValue: units.rawValue)),
                now: now
            )
            let asked = RequestOptions(units: settings.environment.units, language: .english)
            let query = LocationQuery.coordinate(Location.sample().coordinate)
            // A recording that cannot be believed leaves home without a forecast.
            let known = try? await recorded.client.forecast(for: query, options: asked)
            #expect((known != nil) == units.isReadable(recorded.json), "\(name)")
            let weather = ScriptedWeatherRepository()
            if let known {
                weather.forecast.always(.sample(known.value, at: now))
            } else {
                weather.forecast.always(failure: .invalidResponse(.notJSON))
            }
            let present = CurrentWeather.sample(date: now) { $0.temperature = Temperature(celsius: celsius) }
            weather.currentWeather.always(.sample(present, at: now))
            let home = HomeBuilder(weather: weather, preferences: recorded.preferences, autoRefresh: .off)
                .makeViewModel(settings: settings, router: RouterSpy())
            await home.onAppear()

            let content = try #require(home.state.content)
            #expect(content.hero.temperature.text.isEmpty == false)
            #expect((content.hours == nil) == (known.map { $0.value.entries.allSatisfy { $0.date <= now } } ?? true))
            let sut = HomeNumbers(content: content, offset: known?.value.city.utcOffset ?? .utc)
            #expect(sut.contradictions.isEmpty, "\(name) after \(hours) hours")
        }
    }
}
