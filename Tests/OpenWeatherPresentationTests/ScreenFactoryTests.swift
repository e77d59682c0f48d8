import Foundation
import Observation
import OpenWeatherAirQualityFeature
import OpenWeatherConverterFeature
import OpenWeatherCore
import OpenWeatherFavoritesFeature
import OpenWeatherForecastFeature
import OpenWeatherHistoryFeature
import OpenWeatherHomeFeature
import OpenWeatherLocationSearchFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherSettingsFeature
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

@MainActor
@Suite("Screen factory", .watched)
struct ScreenFactoryTests {
    private nonisolated static let day = Forecast.sample().days[0].day

    @Test(arguments: [
        (Route.search, "search"), (.forecast, "forecast"), (.dayDetail(day), "dayDetail"),
        (.airQuality, "airQuality"), (.map, "map"), (.favorites, "favorites"), (.history, "history"),
        (.settings, "settings"),
        (.converter, "converter"),
    ]
    )
    func `make the screen that a route leads to with its way out`(route: Route, name: String) {
        let router = RouterSpy()

        let made: String
        switch FactoryFixture().sut.makeScreen(for: route, router: router) {
        case .home: made = "home"
        case .search(let screen):
            made = "search"
            screen.backTapped()
        case .forecast(let screen):
            made = "forecast"
            screen.backTapped()
        case .dayDetail(let screen):
            made = "dayDetail"
            screen.backTapped()
        case .airQuality(let screen):
            made = "airQuality"
            screen.backTapped()
        case .map(let screen):
            made = "map"
            screen.backTapped()
        case .favorites(let screen):
            made = "favorites"
            screen.backTapped()
        case .history(let screen):
            made = "history"
            screen.backTapped()
        case .settings(let screen):
            made = "settings"
            screen.backTapped()
        case .converter(let screen):
            made = "converter"
            screen.backTapped()
        case .custom:
            made = "custom"
            router.dismiss()
        }

        #expect(made == name)
        #expect(router.calls == [.dismiss])
    }

    @Test
    func `make the screen of the day in the route`() {
        guard
            case .dayDetail(let screen) = FactoryFixture().sut
                .makeScreen(for: .dayDetail(Self.day), router: RouterSpy())
        else {
            Issue.record("This is another screen.")
            return
        }

        #expect(screen.day == Self.day)
    }

    @Test
    func `store a chosen place with one write and show it without reading it back`() async {
        let store = CountingPreferencesStore(.sample())
        let sut = FactoryFixture(replacing: { $0.preferences = store }).sut
        let router = sut.makeRouter(path: [.search])
        let home = ReloadCounter()
        router.attach(home: home)
        guard case .search(let search) = sut.makeScreen(for: .search, router: router) else {
            Issue.record("This is another screen.")
            return
        }

        await search.locationSelected(.tokyo)
        await router.waitForReload()

        #expect(store.base.updateCount == 1)
        #expect(store.readCount == 0)
        #expect(router.currentLocation == .tokyo)
        #expect(sut.settings.preferences == store.base.stored)
        #expect(home.begun == 1)
    }

    @Test
    func `make home which leads everywhere`() {
        let router = RouterSpy()
        let home = FactoryFixture().sut.makeHome(router: router)

        home.searchTapped()
        home.settingsTapped()

        #expect(router.calls == [.show(.search), .show(.settings)])
    }

    @Test
    func `share one forecast between its screens so that a day costs no request`() async {
        let fixture = FactoryFixture()
        let router = fixture.sut.makeRouter()
        guard case .forecast(let forecast) = fixture.sut.makeScreen(for: .forecast, router: router),
            case .dayDetail(let detail) = fixture.sut.makeScreen(for: .dayDetail(Self.day), router: router)
        else {
            Issue.record("These are other screens.")
            return
        }

        await forecast.onAppear()
        await detail.onAppear()

        // The forecast and, for its header, the current weather.
        #expect(fixture.weather.calls.count { if case .forecast = $0 { true } else { false } } == 1)
        #expect(fixture.weather.calls.count == 2)
        #expect(detail.state.content?.isPlaceholder == false)
    }

    @Test
    func `share the settings so that a change shows everywhere at once`() async {
        let fixture = FactoryFixture()
        let router = fixture.sut.makeRouter()
        let home = fixture.sut.makeHome(router: router)
        await home.onAppear()
        #expect(home.state.content?.hero.temperature.text == "18°")

        guard case .settings(let settings) = fixture.sut.makeScreen(for: .settings, router: router) else {
            Issue.record("This is another screen.")
            return
        }
        await settings.unitsChanged(.imperial)

        #expect(home.state.content?.hero.temperature.text == "65°")
        #expect(fixture.weather.calls.count == 2, "the weather and its forecast")
    }

    @Test
    func `follow what the user chose whoever changes it`() async throws {
        let fixture = FactoryFixture()
        let following = Task { await fixture.sut.followPreferences() }

        try await fixture.preferences.update { $0.units = .imperial }
        await until { fixture.sut.settings.environment.units == .imperial }
        following.cancel()
        await following.value

        #expect(fixture.preferences.listenerCount == 0)
    }

    @Test
    func `let ages move on while nothing else happens`() async {
        let fixture = FactoryFixture()
        let home = fixture.sut.makeHome(router: RouterSpy())
        await home.onAppear()
        #expect(home.state.content?.freshness.updated.text == "Updated just now")
        let following = Task { await fixture.sut.followPreferences() }
        await fixture.clock.waitForSleepers()
        let told = Locked(false)
        withObservationTracking {
            _ = home.state
        } onChange: {
            told.withLock { $0 = true }
        }

        fixture.time.advance(by: .seconds(7200))
        fixture.clock.advance(by: .seconds(60))
        await until { told.withLock({ $0 }) }

        #expect(home.state.content?.freshness.updated.text == "Updated 2 hours ago")
        following.cancel()
        await following.value
    }

    @Test(arguments: [Route.forecast, .dayDetail(day), .airQuality]
    )
    func `name the screens to the router that can be reloaded`(route: Route) async throws {
        let fixture = FactoryFixture()
        let router = fixture.sut.makeRouter(path: route == .dayDetail(Self.day) ? [.forecast, route] : [route])
        let screen = fixture.sut.makeScreen(for: route, router: router)

        try await router.open(DeepLink(path: router.path, location: .tokyo))

        let asked = fixture.weather.calls.contains { call in
            if case .forecast(.coordinate(.tokyo), _, _, _) = call { true } else { false }
        }
        let breathed = fixture.airQuality.calls.contains { call in
            if case .airQuality(.tokyo, _) = call { true } else { false }
        }
        #expect(route == .airQuality ? breathed : asked)
        #expect(screen.reloadable != nil)
    }

    @Test
    func `keep no screen alive`() async {
        let fixture = FactoryFixture()
        let router = fixture.sut.makeRouter()
        weak var home: HomeViewModel?
        weak var forecast: (any ReloadableScreen)?

        do {
            let screen = fixture.sut.makeHome(router: router)
            await screen.onAppear()
            home = screen
            forecast = fixture.sut.makeScreen(for: .forecast, router: router).reloadable
        }

        #expect(home == nil)
        #expect(forecast == nil)
    }

    // MARK: - Parts

    @Test
    func `ask whatever source was put in its place`() async {
        let other = ScriptedWeatherRepository()
        other.currentWeather.always(.sample { $0.temperature = Temperature(celsius: -40) })
        let fixture = FactoryFixture { $0.weather = other }
        let home = fixture.sut.makeHome(router: RouterSpy())

        await home.onAppear()

        #expect(home.state.content?.hero.temperature.text == "−40°")
        #expect(fixture.weather.calls.isEmpty)
    }

    @Test(arguments: [true, false])
    func `offer the devices own place only where there is one`(hasProvider: Bool) {
        let fixture = FactoryFixture { $0.locationProvider = hasProvider ? StubLocationProvider(.lisbon) : nil }
        guard case .search(let search) = fixture.sut.makeScreen(for: .search, router: RouterSpy()) else {
            Issue.record("This is another screen.")
            return
        }

        #expect((search.state.useCurrentLocation != nil) == hasProvider)
    }

    @Test(arguments: [true, false])
    func `tell about the cache only where there is one`(hasCache: Bool) {
        let fixture = FactoryFixture { $0.cache = hasCache ? EmptyCache() : nil }
        guard case .settings(let settings) = fixture.sut.makeScreen(for: .settings, router: RouterSpy()) else {
            Issue.record("This is another screen.")
            return
        }

        #expect((settings.state.cache != nil) == hasCache)
    }

    @Test
    func `make the timeline of a widget from the same parts`() async {
        let fixture = FactoryFixture()
        let log = WidgetReloadLog()

        let sut = fixture.sut.dependencies.makeWidgetTimelineProvider(reloadLog: log)
        let timeline = await sut.timeline(.medium)

        #expect(timeline.entries.first?.date == fixture.time.now)
        #expect(timeline.entries.first?.content.weather?.city?.text == "Lisbon")
        #expect(await log.history(of: .medium).reloads == [fixture.time.now])
    }
}

/// A cache that keeps nothing.
private struct EmptyCache: CacheControl {
    func usage() async -> CacheUsage { CacheUsage(entries: 0, bytes: 0) }
    func clear() async {}
}
