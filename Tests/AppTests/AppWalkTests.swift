import OpenWeather
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

@MainActor
@Suite("A walk through the app", .watched)
struct AppWalkTests {
    @Test
    func `requests nothing twice and shows other units without a request`() async throws {
        let app = AppFixture()
        let router = app.factory.makeRouter()
        let home = app.factory.makeHome(router: router)

        await home.onAppear()
        home.searchTapped()
        guard case .search(let search) = app.factory.makeScreen(for: .search, router: router) else { return lost() }
        await search.onAppear()
        await search.queryChanged(text: "tokyo")
        let found = try #require(try await app.client.search("tokyo").first)
        await search.locationSelected(found)
        await router.waitForReload()
        #expect(home.state.content?.name.text == "Tokyo")
        #expect(app.requests.first == "/geo/1.0/direct")
        #expect(app.requests.dropFirst().sorted() == ["/data/2.5/forecast", "/data/2.5/weather"])

        home.forecastTapped()
        guard case .forecast(let forecast) = app.factory.makeScreen(for: .forecast, router: router) else {
            return lost()
        }
        await forecast.onAppear()
        let day = try #require(forecast.state.content?.days.dropFirst().first?.day)
        forecast.dayTapped(day)
        guard case .dayDetail(let detail) = app.factory.makeScreen(for: .dayDetail(day), router: router) else {
            return lost()
        }
        await detail.onAppear()
        #expect(detail.state.content != nil)
        detail.backTapped()
        forecast.backTapped()
        #expect(app.requests.count == 3, "home has loaded the forecast")

        let celsius = try #require(home.state.content?.hero.temperature.text)
        home.settingsTapped()
        guard case .settings(let settings) = app.factory.makeScreen(for: .settings, router: router) else {
            return lost()
        }
        await settings.onAppear()
        await settings.unitsChanged(.imperial)
        settings.backTapped()
        await router.waitForReload()
        let fahrenheit = try #require(home.state.content?.hero.temperature.text)
        let exact = try await app.client.currentWeather(for: .coordinate(found.coordinate), policy: .cacheOnly)
        #expect(celsius == "\(Int(exact.value.temperature.celsius.rounded()))°")
        #expect(fahrenheit == "\(Int(exact.value.temperature.value(in: .fahrenheit).rounded()))°")
        #expect(app.requests.count == 3, "other units cost no request")
        #expect(router.path.isEmpty)
    }

    @Test
    func `shows two places at once each for its own requests and other units for none`() async throws {
        let app = AppFixture()
        let router = app.factory.makeRouter()
        let home = app.factory.makeHome(router: router)
        try await app.preferences.update { $0.select(.lisbon) }
        await home.onAppear()

        try await router.open(DeepLink(path: [.home(.tokyo), .forecast(at: .tokyo)]))
        guard case .home(let tokyo) = app.factory.makeScreen(for: router.path[0], at: 0, router: router),
            case .forecast(let forecast) = app.factory.makeScreen(for: router.path[1], at: 1, router: router)
        else { return lost() }
        await tokyo.onAppear()
        await forecast.onAppear()
        let before = app.requests.count
        let celsius = [home, tokyo].map { $0.state.content?.hero.temperature.text }

        app.factory.settings.apply(try await app.preferences.update { $0.units = .imperial })
        await home.reload()
        await tokyo.reload()
        await forecast.reload()

        let fahrenheit = [home, tokyo].map { $0.state.content?.hero.temperature.text }
        #expect(celsius.contains(nil) == false && zip(celsius, fahrenheit).allSatisfy { $0 != $1 })
        #expect([home, tokyo].map { $0.state.content?.name.text } == ["Lisbon", "Tokyo"])
        #expect(app.requests.count { $0 == "/data/2.5/forecast" } == 2, "one for each place")
        #expect(app.requests.count == before)
        let stored = try await app.preferences.preferences()
        #expect(stored.currentLocation == .lisbon)
        #expect(stored.history.map(\.location) == [.tokyo, .lisbon])
    }

    @Test
    func `shows old weather as old when the network is gone`() async throws {
        let app = AppFixture()
        let router = app.factory.makeRouter()
        let home = app.factory.makeHome(router: router)
        try await app.preferences.update { $0.select(.sample()) }
        await home.onAppear()
        #expect(home.state.content?.notice == nil)

        app.time.advance(by: .seconds(3_600))
        app.cutOff()
        await home.refreshPulled()

        guard case .loaded(let content) = home.state else { return lost() }
        #expect(content.notice?.text.contains("1 hour ago") == true)
    }

    private func lost() {
        Issue.record("The screen is not the one that was expected.")
    }
}
