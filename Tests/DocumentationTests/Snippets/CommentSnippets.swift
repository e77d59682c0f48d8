import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

@Suite("Code of the comments in the sources", .watched)
struct CommentSnippets {
    // snippet: comment-contract
    @Test(arguments: CacheStoreContract.Rule.allCases)
    func `keeps the contract`(rule: CacheStoreContract.Rule) async throws {
        try await CacheStoreContract.verify(rule) { MemoryCacheStore() }  // a new one of yours
    }
    // end

    @Test
    func `another provider names itself`() {
        // snippet: comment-data-source
        let source = DataSource(name: "Open-Meteo", address: URL(string: "https://open-meteo.com/"))
        // end

        #expect(source.address?.host() == "open-meteo.com")
    }

    @Test
    func `a server knows one city`() async throws {
        let query = ["q": "Lisbon", "units": "metric"]
        let lisbon = try #require(
            String(bytes: DemoWeather().response(path: "/data/2.5/weather", query: query).body, encoding: .utf8)
        )

        // snippet: comment-loopback
        let server = try LoopbackWeatherServer { request in
            guard request.query("q") == "Lisbon" else { return .html("no such city", status: 404) }
            return .json(lisbon)
        }
        let api = OpenWeatherAPIConfiguration(apiKey: APIKey("test"), host: server.baseURL)
        var configuration = OpenWeatherConfiguration(api: api)
        (configuration.timeout, configuration.retry) = (.seconds(600), .noDeadline)  // a test depends on no speed
        let client = OpenWeatherClient(configuration: configuration)
        let weather = try await client.currentWeather(for: .city("Lisbon"))
        await server.stop()
        // end

        #expect(weather.value.name == "Lisbon")
    }

    @Test
    func `scripts answer fail and report`() async throws {
        do {
            // snippet: comment-script
            let weather = ScriptedWeatherRepository()
            weather.currentWeather.enqueue(.sample { $0.temperature = Temperature(celsius: 21) })
            weather.forecast.always(failure: .offline)
            // end

            #expect(try await weather.currentWeather(for: .city("Lisbon")).value.temperature.celsius == 21)
        }
        do {
            // snippet: comment-unscripted
            let weather = ScriptedWeatherRepository(onUnscripted: { Issue.record("\($0)") })
            // end

            #expect(weather.calls.isEmpty)
        }
    }

    @Test
    func `demo weather answers as the service does`() {
        let time = TestTime()

        // snippet: comment-demo
        let demo = DemoWeather(now: { time.now })
        let response = demo.response(path: "/data/2.5/weather", query: ["q": "Lisbon", "units": "metric"])
        // end

        #expect(response.status == 200)
    }

    @MainActor
    @Test
    func `a gate holds a load`() async {
        let weather = ScriptedWeatherRepository()
        weather.forecast.always(.sample())
        let home = HomeBuilder(weather: weather, preferences: InMemoryPreferencesStore(.sample()))
            .makeViewModel(settings: ScreenSettings(), router: RouterSpy())

        // snippet: comment-gate
        let gate = Gate()
        weather.currentWeather.enqueue(.sample(), after: gate)
        async let loading: Void = home.onAppear()
        await gate.waitForArrivals()
        #expect(home.state.content?.isPlaceholder == true)
        gate.open()
        await loading
        // end

        #expect(home.state.content?.isPlaceholder == false)
    }

    @Test
    func `time stands in for the clock on the wall`() async {
        // snippet: comment-time
        let time = TestTime()
        let cache = ResponseCache(store: MemoryCacheStore(), now: { time.now })
        time.advance(by: .seconds(600))
        // end

        #expect(await cache.usage().entries == 0)
    }

    @Test
    func `a clock wakes who sleeps on it`() async throws {
        let transport = ScriptedHTTPClient()
        transport.responses.enqueue(.error(status: 503, message: "restarting"))
        transport.responses.enqueue(.json("{}"))
        let request = TransportRequest(url: try #require(URL(string: "https://stand-in.invalid/weather")))

        // snippet: comment-clock
        let clock = ManualClock()
        let policy = RetryPolicy(baseDelay: .seconds(1), deadline: nil)
        let client = RetryingHTTPClient(wrapping: transport, policy: policy, clock: clock)
        async let response = client.send(request)  // tries again within a second
        await clock.waitForSleepers()
        clock.advance(by: .seconds(1))
        // end

        #expect(try await response.status == 200)
    }

    @Test
    func `faults come before what is wrapped`() async {
        let clock = ManualClock()

        // snippet: comment-faults
        let http = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(), clock: clock)
        http.inject([.drop(.networkConnectionLost), .status(503)], at: "/weather")  // then all is well
        http.injectAlways(.delay(.seconds(2)), at: "/forecast")
        // end

        let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: http))
        #expect((try? await client.airQuality(at: .lisbon)) != nil)
    }

    @Test
    func `answers are given in order`() async throws {
        let request = TransportRequest(url: try #require(URL(string: "https://stand-in.invalid/weather")))

        // snippet: comment-http
        let http = ScriptedHTTPClient()
        http.responses.enqueue(failure: .transport(URLError(.timedOut)))
        http.responses.enqueue(.json(#"{"cod":200}"#))
        // end

        await #expect(throws: NetworkError.self) { try await http.send(request) }
        #expect(try await http.send(request).status == 200)
    }

    @MainActor
    @Test
    func `screens are made from parts`() {
        let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: DemoHTTPClient()))
        let preferences = InMemoryPreferencesStore()
        let locationProvider = StubLocationProvider(.lisbon)

        // snippet: comment-parts
        var parts = ScreenDependencies(
            weather: client.repositories.weather,
            airQuality: client.repositories.airQuality,
            geocoding: client.repositories.geocoding,
            preferences: preferences
        )
        parts.locationProvider = locationProvider
        let factory = ScreenFactory(parts)
        // end

        #expect(factory.dependencies.locationProvider != nil)
    }

    @Test
    func `an app writes lines of its own`() {
        let api = OpenWeatherAPIConfiguration(apiKey: APIKey("not-a-real-key"))

        // snippet: comment-app-log
        let log = AppLog(category: "widgets", redacting: api) { line in
            print(line)
        }
        log.info("Reloaded 3 widgets")
        // end

        #expect(log.least == .debug)
    }

    @Test
    func `the log of a widget is kept where the app says`() async {
        // snippet: comment-log
        let log = WidgetReloadLog(
            load: { UserDefaults.standard.data(forKey: "widget.reloads") },
            save: { UserDefaults.standard.set($0, forKey: "widget.reloads") }
        )
        // end

        #expect(await log.history(of: .small).consecutiveFailures == 0)
    }

    @Test
    func `a look begins with a preset`() {
        // snippet: comment-look
        var look = WeatherLook.standard
        look.typeface = .thinRounded
        look.home = [.hero, .days, .hours]
        // end

        #expect(look != .standard)
    }
}
