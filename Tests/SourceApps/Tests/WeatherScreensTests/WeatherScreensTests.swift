import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import Testing

@testable import WeatherScreens

@MainActor
@Suite("Five screens over one client", .timeLimit(.minutes(5)))
struct WeatherScreensTests {
    let http = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(now: { SampleTime.measured }))
    let store = InMemoryPreferencesStore()

    /// Composes the app over made-up weather, on a device of the United States.
    func makeApp(key: String = "0123456789abcdef0123456789abcdef", cache: CacheConfiguration = .memory) async throws
        -> OpenWeatherApp
    {
        try await WeatherScreens.prepare(store)
        var configuration = OpenWeatherConfiguration(api: AppConfiguration(apiKey: APIKey(key)))
        configuration.transport = http
        configuration.cache = cache
        configuration.retry = .noDeadline
        configuration.clock = ImmediateClock()
        configuration.now = { SampleTime.measured }
        let app = WeatherScreens.makeApp(configuration, preferences: store) { parts in
            parts.deviceLocale = Locale(identifier: "en_US")
            parts.timeZone = .gmt
            parts.searchDelay = .zero
        }
        try await app.restore()
        return app
    }

    /// Composes the app with Lisbon as its place.
    func makeAppInLisbon(cache: CacheConfiguration = .memory) async throws -> OpenWeatherApp {
        try await store.update { $0.select(.lisbon) }
        let app = try await makeApp(cache: cache)
        await app.home.onAppear()
        return app
    }

    @Test
    func `the first launch is metric and asks for a city`() async throws {
        let app = try await makeApp()

        await app.home.onAppear()

        #expect(app.settings.environment.units == .metric)
        guard case .idle(let prompt) = app.home.state else { return #expect(Bool(false), "\(app.home.state)") }
        #expect(prompt.title == "Select a city")
    }

    @Test
    func `a later launch keeps the units of the user`() async throws {
        try await WeatherScreens.prepare(store)
        try await store.update { $0.units = .standard }

        try await WeatherScreens.prepare(store)

        #expect(store.stored.units == .standard)
    }

    @Test
    func `a place that is searched for becomes the current one and leads home`() async throws {
        let app = try await makeApp()
        await app.home.onAppear()
        app.home.searchTapped()
        guard case .search(let search) = app.topScreen else { return #expect(Bool(false), "no search") }
        await search.onAppear()

        await search.queryChanged(text: "Lisbon")
        let row = try #require(search.state.list.rows.first)
        await search.locationSelected(row.place.location)
        await app.router.waitForReload()

        #expect(row.place.title == "Lisbon")
        #expect(app.router.path.isEmpty)
        #expect(app.home.state.content?.name.text == "Lisbon")
        #expect(store.stored.recents.map(\.name) == ["Lisbon"])
        #expect(http.requests.first?.url.query?.contains("limit=5") == true)
    }

    @Test
    func `an unknown name says that there are no results`() async throws {
        let app = try await makeApp()
        app.router.showSearch()
        guard case .search(let search) = app.topScreen else { return #expect(Bool(false), "no search") }

        await search.queryChanged(text: "Nowhere at all")

        guard case .noResults = search.state.list else { return #expect(Bool(false), "\(search.state.list)") }
    }

    @Test
    func `each request has the key, the units, and the language over HTTPS`() async throws {
        _ = try await makeAppInLisbon()

        let url = try #require(http.requests.first { $0.url.path.hasSuffix("weather") }?.url)
        #expect(url.scheme == "https")
        for parameter in ["appid=0123", "units=metric", "lang=en", "lat=38.7", "lon=-9.1"] {
            #expect(url.query?.contains(parameter) == true, "\(parameter)")
        }
    }

    @Test
    func `a placeholder in place of the key is an error on the screen, and sends nothing`() async throws {
        try await store.update { $0.select(.lisbon) }
        let app = try await makeApp(key: "YOUR_API_KEY")

        await app.home.onAppear()

        guard case .failed(let failure) = app.home.state else { return #expect(Bool(false), "no failure") }
        #expect(failure.title == "No API key")
        #expect(http.requests.isEmpty)
    }

    @Test(arguments: [
        (HTTPFault.status(401), "API key", 1), (.status(404), "not found", 1), (.status(429), "requests", 1),
        (.status(503), "service", 3), (.drop(.notConnectedToInternet), "No connection", 1),
        (.drop(.timedOut), "answer", 3), (.truncate(bytes: 20), "not understood", 1),
    ])
    func `a failure has a card of its own, and is repeated where that may help`(
        fault: HTTPFault,
        words: String,
        attempts: Int
    ) async throws {
        http.injectAlways(fault, at: "weather")

        let app = try await makeAppInLisbon(cache: .none)

        guard case .failed(let failure) = app.home.state else { return #expect(Bool(false), "no failure") }
        #expect("\(failure.title) \(failure.message)".contains(words), "\(failure.title): \(failure.message)")
        #expect(http.requests.count { $0.url.path.hasSuffix("weather") } == attempts)

        // After an HTTP 429 the client pauses, and a retry would be refused.
        guard failure.retryAfter == nil else { return }
        http.clear()
        await app.home.retryTapped()
        #expect(app.home.state.content?.name.text == "Lisbon")
    }

    @Test
    func `the forecast has days of the place, whose cards say all of a step`() async throws {
        let app = try await makeAppInLisbon()
        app.home.forecastTapped()
        guard case .forecast(let forecast) = app.topScreen else { return #expect(Bool(false), "no forecast") }

        await forecast.onAppear()

        let content = try #require(forecast.state.content)
        #expect(content.days.prefix(2).map(\.card.title) == ["Today", "Tomorrow"])
        let step = try #require(content.days[1].entries.first)
        #expect(!step.time.isEmpty && !step.temperature.isEmpty && !step.condition.isEmpty)
        #expect(content.days.flatMap(\.entries).contains { $0.chance?.contains("%") == true })
        #expect(step.wind?.contains("m/s") == true || step.wind?.contains("km/h") == true)
        forecast.backTapped()
        #expect(app.router.path.isEmpty)
    }

    @Test
    func `the air has its index, four pollutants, and more below`() async throws {
        let app = try await makeAppInLisbon()
        app.home.airQualityTapped()
        guard case .airQuality(let air) = app.topScreen else { return #expect(Bool(false), "no air quality") }

        await air.onAppear()

        let content = try #require(air.state.content)
        #expect(["Good", "Fair", "Moderate", "Poor", "Very Poor"].contains(content.index.label))
        #expect(content.pollutants.count == 4)
        #expect(content.pollutants.allSatisfy { $0.value.contains("µg/m³") || $0.value.contains("μg/m³") })
        #expect(content.morePollutants.pollutants.count == 4)
    }

    @Test
    func `other units need no request, and home follows`() async throws {
        let app = try await makeAppInLisbon()
        let sent = http.requests.count
        app.home.settingsTapped()
        guard case .settings(let settings) = app.topScreen else { return #expect(Bool(false), "no settings") }
        await settings.onAppear()

        await settings.unitsChanged(.imperial)
        settings.backTapped()
        await app.router.waitForReload()

        #expect(app.home.state.content?.metrics.contains { $0.value.contains("mph") } == true)
        #expect(http.requests.count == sent)
    }

    @Test
    func `the cache answers the second time, and not when it was cleared`() async throws {
        let app = try await makeAppInLisbon()
        let sent = http.requests.count

        await app.home.onAppear()
        await app.home.reload()
        #expect(http.requests.count == sent)

        app.home.settingsTapped()
        guard case .settings(let settings) = app.topScreen else { return #expect(Bool(false), "no settings") }
        await settings.clearCacheTapped()
        settings.backTapped()
        await app.home.reload()
        #expect(http.requests.count > sent)
    }

    @Test
    func `a refresh without a network keeps the weather and says so`() async throws {
        let app = try await makeAppInLisbon()
        let shown = app.home.state.content?.hero.temperature.text

        http.injectAlways(.drop(.notConnectedToInternet))
        await app.home.refreshPulled()

        #expect(app.home.state.content?.hero.temperature.text == shown)
        #expect(app.home.state.content?.notice != nil)
    }
}
