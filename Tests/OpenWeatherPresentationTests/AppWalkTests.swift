import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherHomeFeature
import OpenWeatherLocationSearchFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherSettingsFeature
import OpenWeatherTestWatch
import Testing

/// A walk through the whole app, as a user takes it.
@MainActor
@Suite("App walk", .watched)
struct AppWalkTests {
    private let metric = RequestOptions(units: .metric, language: .english)
    private let imperial = RequestOptions(units: .imperial, language: .english)

    @Test
    func `leads from the first start to Tokyo in Fahrenheit`() async throws {
        let fixture = FactoryFixture(.sample(currentLocation: nil))
        let router = fixture.sut.makeRouter()
        let home = fixture.sut.makeHome(router: router)
        let point = LocationQuery.coordinate(.tokyo)

        // The first start: nothing is chosen.
        try await router.restore()
        await home.onAppear()
        guard case .idle = home.state else {
            Issue.record("Home shows weather before a place was chosen.")
            return
        }
        home.searchTapped()
        #expect(router.path == [.search])

        // A place is found and chosen.
        guard case .search(let search) = fixture.sut.makeScreen(for: .search, router: router) else {
            return unexpected()
        }
        await search.onAppear()
        await search.queryChanged(text: "tok")
        await search.locationSelected(.tokyo)
        await router.waitForReload()
        #expect(router.path.isEmpty)
        #expect(router.currentLocation == .tokyo)
        #expect(home.state.content?.name.text == "Tokyo")
        #expect(home.state.content?.hero.temperature.text == "18°")
        #expect(
            Set(fixture.weather.calls) == [
                .currentWeather(point, options: metric, policy: .cacheFirst),
                .forecast(point, count: nil, options: metric, policy: .cacheFirst),
            ]
        )
        #expect(fixture.weather.calls.count == 2)

        // Forecast and one of its days, for two requests that a cache answers.
        home.forecastTapped()
        guard case .forecast(let forecast) = fixture.sut.makeScreen(for: .forecast, router: router) else {
            return unexpected()
        }
        await forecast.onAppear()
        let day = try #require(forecast.state.content?.days.first?.day)
        forecast.dayTapped(day)
        guard let route = router.path.last,
            case .dayDetail(let detail) = fixture.sut.makeScreen(for: route, router: router)
        else { return unexpected() }
        await detail.onAppear()
        #expect(router.path == [.forecast, .dayDetail(day)])
        #expect(
            Set(fixture.weather.calls.dropFirst(2)) == [
                .forecast(point, count: nil, options: metric, policy: .cacheFirst),
                .currentWeather(point, options: metric, policy: .cacheFirst),
            ]
        )
        detail.backTapped()
        forecast.backTapped()
        #expect(router.path.isEmpty)

        // Other units show at once, without a request; leaving the settings reloads home once.
        home.settingsTapped()
        guard case .settings(let settings) = fixture.sut.makeScreen(for: .settings, router: router) else {
            return unexpected()
        }
        await settings.onAppear()
        await settings.unitsChanged(.imperial)
        #expect(home.state.content?.hero.temperature.text == "65°")
        #expect(fixture.weather.calls.count == 4)
        settings.backTapped()
        await router.waitForReload()
        #expect(router.path.isEmpty)
        #expect(home.state.content?.hero.temperature.text == "65°")
        #expect(
            fixture.weather.calls.dropFirst(4) == [
                .currentWeather(point, options: imperial, policy: .cacheFirst)
            ]
        )
    }

    private func unexpected() {
        Issue.record("The route leads to another screen.")
    }
}
