import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

@MainActor
@Suite("An app that is composed in one line", .watched)
struct OpenWeatherAppTests {
    /// An app over made-up weather whose requests are counted.
    private struct Fixture {
        let transport = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(now: { SampleTime.fetched }))
        let store = InMemoryPreferencesStore(.sample(currentLocation: .lisbon))

        var requestCount: Int { transport.requests.count }

        @MainActor
        func app(
            usesOneCall: Bool = false,
            usesMaps: Bool = false,
            configure: (inout OpenWeatherConfiguration) -> Void = { _ in },
            adjust: (inout ScreenDependencies) -> Void = { _ in }
        ) -> OpenWeatherApp {
            var configuration = OpenWeatherConfiguration(transport: transport)
            configuration.retry = .noDeadline
            configuration.now = { SampleTime.fetched }
            configure(&configuration)
            return OpenWeatherApp.live(
                configuration: configuration,
                preferences: store,
                usesOneCall: usesOneCall,
                usesMaps: usesMaps
            ) { parts in
                parts.deviceLocale = Locale(identifier: "en_GB")
                parts.timeZone = .gmt
                adjust(&parts)
            }
        }
    }

    @Test
    func `sends nothing and reads nothing until a screen appears`() {
        let fixture = Fixture()

        _ = fixture.app()

        #expect(fixture.requestCount == 0)
        #expect(fixture.store.readCount == 0)
    }

    @Test
    func `leads from home to every screen`() async {
        let app = Fixture().app()

        await app.home.onAppear()
        #expect(app.home.state.content?.name.text == "Lisbon")
        guard case .home(let home) = app.topScreen, home === app.home else {
            Issue.record("Home is not on top of an empty path.")
            return
        }

        app.home.forecastTapped()
        guard case .forecast(let forecast) = app.topScreen else {
            Issue.record("The forecast is not on top.")
            return
        }
        await forecast.onAppear()
        #expect(forecast.state.content?.days.isEmpty == false)

        app.router.showSettings()
        guard case .settings(let settings) = app.topScreen, case .settings(let again) = app.topScreen else {
            Issue.record("The settings are not on top.")
            return
        }
        #expect(settings === again)
        #expect(settings.state.cache != nil)
    }

    @Test(
        arguments: [
            (nil, [], [], []),
            // A user who refreshes also sees the hour of yesterday.
            (
                .v3, ["/data/3.0/onecall", "/data/3.0/onecall/timemachine"], ["/data/3.0/onecall"], ["uv", "moon"]
            ),
            // Hours have three pages. The days of 4.0 say 0 in place of a UV index, and the hours have one.
            (
                .v4, ["/data/4.0/onecall/timeline/1min", "/data/4.0/onecall/timeline/1h"],
                ["/data/4.0/onecall/timeline/1day"] + Array(repeating: "/data/4.0/onecall/timeline/1h", count: 3),
                ["uv", "moon"]
            ),
        ] as [(OneCallVersion?, [String], [String], [String])]
    )
    func `requests One Call only when the app says so and once for each screen`(
        version: OneCallVersion?,
        home: [String],
        forecast: [String],
        metrics: [String]
    ) async {
        let fixture = Fixture()
        let app = fixture.app(usesOneCall: version != nil) { $0.oneCallVersion = .fixed(version ?? .v3) }
        func oneCalls() -> [String] {
            fixture.transport.requests.map(\.url.path)
                .filter { $0.contains("onecall") && !$0.contains("/alert/") }
        }

        await app.home.onAppear()
        await app.home.onAppear()
        await app.home.refreshPulled()
        #expect(oneCalls() == home)
        app.home.forecastTapped()
        guard case .forecast(let screen) = app.topScreen else { return #expect(Bool(false), "no forecast") }
        await screen.onAppear()
        await screen.refreshPulled()

        #expect(oneCalls().prefix(home.count) == home[...])
        #expect(oneCalls().dropFirst(home.count).sorted() == forecast)
        #expect(screen.state.content?.days[1].card.metrics.map(\.id) == metrics.map { "forecast.day.1.\($0)" })
    }

    @Test
    func `has a map only when the app says so`() async throws {
        let without = Fixture().app()
        #expect(without.dependencies.maps == nil)
        #expect(!without.home.actions.destinations.contains(.map))

        let fixture = Fixture()
        let app = fixture.app(usesMaps: true)
        app.home.mapTapped()
        guard case .map(let map) = app.topScreen else { return #expect(Bool(false), "no map") }
        await map.onAppear()
        let content = try #require(map.state.content)
        let tile = MapTile(containing: Location.lisbon.coordinate, zoom: WeatherMapContent.zoom)
        let file = try await map.tile(tile, of: content.tiles)

        #expect(file.value.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(fixture.transport.requests.map(\.url.path) == ["/map/precipitation_new/5/15/12.png"])
        #expect(map.state.content?.attribution != nil)

        let cache = try #require(app.dependencies.cache)
        #expect(await cache.usage().entries == 1)
        await cache.clear()
        #expect(await cache.usage() == CacheUsage(entries: 0, bytes: 0))
    }

    @Test
    func `says without maps that there is none where a link leads to one`() async throws {
        let app = Fixture().app()
        try await app.router.open(DeepLink(path: [.map]))
        guard case .map(let map) = app.topScreen else { return #expect(Bool(false), "no map") }
        await map.onAppear()
        let content = try #require(map.state.content)

        await #expect(throws: WeatherError.unsupported) {
            try await map.tile(MapTile(containing: .lisbon, zoom: 5), of: content.tiles)
        }
        #expect(map.state.content?.failure?.action == nil)
    }

    @Test
    func `has a section about calls that the screens have used with a budget`() async throws {
        let app = Fixture().app(configure: { $0.budget = CallBudget() })
        await app.home.onAppear()

        app.router.showSettings()
        guard case .settings(let settings) = app.topScreen else {
            Issue.record("The settings are not on top.")
            return
        }
        await settings.onAppear()

        let used = try #require(try await app.client.callUsage().first?.windows.last?.used)
        #expect(used > 0)
        #expect(settings.state.calls?.rows.map(\.value) == ["\(used) of 1,000,000 this month"])
        #expect(Fixture().app().dependencies.budget == nil)
    }

    @Test
    func `has no section about a cache without a cache`() {
        let app = Fixture().app(configure: { $0.cache = .none })

        app.router.showSettings()

        guard case .settings(let settings) = app.topScreen else {
            Issue.record("The settings are not on top.")
            return
        }
        #expect(settings.state.cache == nil)
    }

    @Test
    func `turns the cache off and on with the switch in the settings`() async throws {
        let fixture = Fixture()
        let app = fixture.app()
        let weather = { () async throws(WeatherError) in
            _ = try await app.client.currentWeather(for: .coordinate(.lisbon))
        }
        app.router.showSettings()
        guard case .settings(let settings) = app.topScreen else {
            Issue.record("The settings are not on top.")
            return
        }

        for _ in 0..<3 { try await weather() }
        #expect(fixture.requestCount == 1)
        settings.isCacheEnabled = false
        await settings.waitForSaving()
        for _ in 0..<3 { try await weather() }
        #expect(fixture.requestCount == 4)
        settings.isCacheEnabled = true
        await settings.waitForSaving()
        for _ in 0..<3 { try await weather() }

        #expect(fixture.requestCount <= 5)
    }

    @Test
    func `reads the switch in the store that replaces the first`() async throws {
        let fixture = Fixture()
        let other = InMemoryPreferencesStore(.sample(isCacheEnabled: false))
        let app = fixture.app(adjust: { $0.preferences = other })

        for _ in 0..<2 { _ = try await app.client.currentWeather(for: .coordinate(.lisbon)) }

        #expect(fixture.requestCount == 2)
        #expect(fixture.store.readCount == 0)
    }

    @Test
    func `lets a configuration turn the cache off for good`() async throws {
        let fixture = Fixture()
        let app = fixture.app(configure: { $0.isCacheEnabled = { false } })

        for _ in 0..<2 { _ = try await app.client.currentWeather(for: .coordinate(.lisbon)) }

        #expect(fixture.requestCount == 2)
    }

    @Test
    func `uses the cache when the preferences cannot be read`() async throws {
        let fixture = Fixture()
        fixture.store.setFailure(.storage(.full))
        let app = fixture.app()

        for _ in 0..<2 { _ = try await app.client.currentWeather(for: .coordinate(.lisbon)) }

        #expect(fixture.requestCount == 1)
    }

    @Test
    func `restores settings and place before the first frame`() async throws {
        let fixture = Fixture()
        try await fixture.store.update { $0.units = .imperial }
        let app = fixture.app()

        try await app.restore()

        #expect(app.settings.environment.units == .imperial)
        #expect(app.router.currentLocation == .lisbon)
        #expect(fixture.requestCount == 0)
    }

    @Test
    func `says why it cannot be restored`() async {
        let fixture = Fixture()
        fixture.store.setFailure(.storage(.full))
        let app = fixture.app()

        await #expect(throws: WeatherError.storage(.full)) { try await app.restore() }
    }

    @Test
    func `follows preferences and place until it is cancelled`() async throws {
        let fixture = Fixture()
        let app = fixture.app()
        let running = Task { await app.run() }

        try await fixture.store.update { preferences in
            preferences.units = .imperial
            preferences.select(.tokyo)
        }
        await until { app.settings.environment.units == .imperial }
        await until { app.router.currentLocation?.id == Location.tokyo.id }
        running.cancel()
        await running.value

        #expect(app.settings.environment.units == .imperial)
        await until { fixture.store.listenerCount == 0 }
        #expect(fixture.store.listenerCount == 0)
    }

    @Test
    func `begins at a saved path`() throws {
        let app = OpenWeatherApp.demo(savedPath: SavedPath([.forecast, .settings]))

        #expect(app.router.path == [.forecast, .settings])
        guard case .settings = app.topScreen else {
            Issue.record("The settings are not on top.")
            return
        }
        let below = try #require(app.router.elements.first { $0.position == 0 })
        guard case .forecast = app.screen(for: below) else {
            Issue.record("The forecast is not below.")
            return
        }
    }

    @Test
    func `says that the key is missing`() async {
        let app = OpenWeatherApp.live(apiKey: "") { parts in
            parts.preferences = InMemoryPreferencesStore(.sample(currentLocation: .lisbon))
            parts.deviceLocale = Locale(identifier: "en_GB")
        }

        await app.home.onAppear()

        guard case .failed(let failure) = app.home.state else {
            Issue.record("The screen shows \(app.home.state).")
            return
        }
        #expect(failure.accessibility.label.contains("key"))
    }

    @Test
    func `adjusts dependencies in a trailing closure`() {
        let app = OpenWeatherApp.demo { $0.deviceLocale = Locale(identifier: "fr_CH") }

        #expect(app.settings.environment.locale.region == "CH")
    }

    @Test
    func `shows the same demo weather each time`() async {
        var temperatures: [String] = []
        for _ in 0..<2 {
            let app = OpenWeatherApp.demo(
                preferences: .sample(currentLocation: .tokyo),
                now: { SampleTime.fetched },
                adjust: { $0.deviceLocale = Locale(identifier: "en_GB") }
            )
            await app.home.onAppear()
            temperatures.append(app.home.state.content?.hero.temperature.text ?? "")
        }

        #expect(temperatures[0] == temperatures[1])
        #expect(temperatures[0].hasSuffix("°"))
    }
}
