import Foundation
import OpenWeatherComposition
import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

/// Home, the forecast, the favorites, and the widgets of made-up weather say the same about a place and time.
@MainActor
@Suite("One answer for one place and time", .watched)
struct OneAnswerTests {
    nonisolated private static let cities = DemoWeather.cities.enumerated().filter { $0.offset % 4 == 0 }.map(\.element)

    @Test(arguments: cities)
    func `is the same on every screen and in every widget`(city: Location) async throws {
        for round in 0..<5 {
            let now = SampleTime.fetched + Double(round) * (67 * 86_400 + 5 * 3_600 + 480)
            let app = OpenWeatherApp.demo(
                preferences: .sample(currentLocation: city, favorites: [city]),
                now: { now },
                adjust: { parts in
                    parts.deviceLocale = Locale(identifier: "en_GB")
                    parts.timeZone = .gmt
                    parts.autoRefresh = .off
                }
            )
            try await app.restore()
            await app.home.onAppear()
            let home = try #require(app.home.state.content)
            app.router.showForecast()
            app.router.showFavorites()
            let screens = app.router.path.indices.map { index in
                app.factory.makeScreen(for: app.router.path[index], at: index, router: app.router)
            }
            guard case .forecast(let forecast) = screens[0], case .favorites(let favorites) = screens[1] else {
                Issue.record("There are other screens.")
                return
            }
            await forecast.onAppear()
            await favorites.onAppear()
            let provider = app.dependencies.makeWidgetTimelineProvider(
                reloadLog: WidgetReloadLog(),
                fetchesForecast: true
            )
            let large = try #require(await provider.timeline(.large).entries.first?.content.weather)
            let what = "\(city.name) at \(now)"
            let forecastThere = try await app.client.forecast(for: .coordinate(city.coordinate)).value
            let offset = try #require(forecastThere.city.utcOffset)
            let day = offset.day(of: now).advanced(by: 1)
            let tomorrow = app.settings.environment.formats.time(at: .utc).weekday(day.start(at: .utc))

            let row = try #require(favorites.state.list.rows.first?.weather.weather)
            let present = try #require(forecast.state.content?.present)
            #expect(Set([home.hero.temperature.text, large.temperature.text, present.temperature.text]).count == 1)
            #expect(row.temperature.text == home.hero.temperature.text, "\(what)")
            #expect(home.hero.description.text == large.description?.text, "\(what)")
            #expect(home.hero.description.text == row.condition.text, "\(what)")
            #expect(large.high?.text == home.hero.high.map { "H \($0.value)" }, "\(what)")
            #expect(large.low?.text == home.hero.low.map { "L \($0.value)" }, "\(what)")
            #expect(agrees(home.outlook?.text, large.outlook?.text, tomorrow: tomorrow), "\(what)")
        }
    }

    /// Returns whether two outlooks name the same change, of which that of a widget avoids the word "tomorrow".
    private func agrees(_ home: String?, _ widget: String?, tomorrow: String) -> Bool {
        guard let home, let widget, home != widget else { return home == widget }
        if home.contains("tomorrow") {
            let kind = home.split(separator: " ").first ?? ""
            let isSameHour = home.replacing(" tomorrow", with: "") == widget
            return widget.hasPrefix(kind) && (widget.hasSuffix(tomorrow) || isSameHour)
        }
        return home.hasPrefix("No rain") && widget.hasPrefix("Dry until at least")
            && home.split(separator: " ").last == widget.split(separator: " ").last
    }
}
