import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Code of the server's page", .watched)
struct ServerSnippets {
    private static let demo: OpenWeatherClient = {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())
        configuration.retry = .noDeadline
        return OpenWeatherClient(configuration: configuration)
    }()

    @Test
    func `a client for thousands of places`() async throws {
        let key = "0123456789abcdef"

        // snippet: server-client
        let api = OpenWeatherAPIConfiguration(apiKey: APIKey(key))
        var configuration = OpenWeatherConfiguration(api: api)
        configuration.plan = .developer  // yours
        configuration.pace = .even
        configuration.retry = .noDeadline
        configuration.maximumConnections = 64
        configuration.lifetimes.currentWeather = CacheLifetime(fresh: .seconds(900), stale: .seconds(86_400))
        configuration.cache = .memory
        configuration.cache.memoryLimits = CacheLimits(bytes: 100_000_000, entries: 20_000)
        let client = OpenWeatherClient(configuration: configuration)
        // end

        #expect(await client.cacheUsage().entries == 0)
    }

    @Test
    func `a batch is a sequence of results`() async {
        let client = Self.demo
        let cities: [LocationQuery] = [.city("Lisbon"), .city("Porto"), .city("Madrid")]
        var names: Set<String> = []

        // snippet: server-batch
        for await city in client.currentWeather(for: cities) {
            switch city.result {
            case .success(let weather): print(city.index, weather.value.temperature.celsius)
            case .failure(let error): print(city.index, error)
            }
        }
        // end

        // snippet: comment-batch
        for await city in client.currentWeather(for: [.city("Lisbon"), .city("Porto"), .city("Madrid")]) {
            guard let weather = try? city.result.get().value else { continue }
            print(city.index, weather.temperature.celsius)
        }
        // end

        for await city in client.currentWeather(for: cities) {
            if let weather = try? city.result.get().value { names.insert(weather.name ?? "") }
        }
        #expect(names == ["Lisbon", "Porto", "Madrid"])
    }

    @Test
    func `a batch reports its progress`() async {
        let client = Self.demo
        let cities: [LocationQuery] = [.city("Lisbon"), .city("Porto"), .city("Madrid")]

        // snippet: batch-progress
        let batch = client.currentWeather(for: cities)
            .onProgress { report in
                let wait = report.wait.map { "waits for \($0.delay): \($0.limit)" } ?? ""
                print("\(report.finished) of \(report.total), \(report.failed) failed", wait)
            }
        // end

        #expect(await batch.reduce(0) { count, _ in count + 1 } == 3)
    }

    @Test
    func `a survey shows many places for few calls`() async throws {
        let client = Self.demo
        let cities: [LocationQuery] = [.city("Lisbon"), .city("Porto"), .city("Nowhere at all")]
        let places: [LocationQuery] = [.coordinate(.lisbon), .coordinate(.tokyo)]

        // snippet: survey
        let survey = client.currentWeather(for: places, calls: 60, cell: 0.1)
        let plan = try await survey.plan()
        print("\(plan.fresh) fresh, \(plan.stale) stale, \(plan.absent) absent: \(plan.calls) calls")

        for await place in survey {
            switch place.result {
            case .success(let weather):
                var notes: [String] = []
                if case .stale(let reason) = weather.origin { notes.append("of \(weather.fetchedAt): \(reason)") }
                if place.distance > Length(meters: 0) { notes.append("\(place.distance.kilometers) km away") }
                print(place.index, weather.temperature.celsius, notes)
            case .failure(let reason): print(place.index, "no weather", reason)
            }
        }
        // end

        // snippet: comment-survey
        for await place in client.currentWeather(for: cities, calls: 20) {
            switch place.result {
            case .success(let weather):
                print(place.index, weather.temperature.celsius, weather.isStale ? "of \(weather.fetchedAt)" : "")
            case .failure(let reason): print(place.index, reason)
            }
        }
        // end

        #expect(try await survey.plan().fresh == 2)
        #expect(try await survey.plan().calls == 0)
    }

    @Test
    func `a survey has a plan`() async throws {
        let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: DemoHTTPClient()))
        let cities: [LocationQuery] = [.city("Lisbon"), .city("Porto")]

        // snippet: comment-survey-plan
        let survey = client.currentWeather(for: cities, calls: 20)
        let plan = try await survey.plan()
        print("\(plan.fresh) fresh, \(plan.stale) stale, \(plan.absent) absent: \(plan.calls) calls")
        // end

        #expect((plan.absent, plan.calls) == (2, 2))
    }

    @Test
    func `a route of Vapor returns weather`() async throws {
        let app = Vapor.Application()
        Vapor().routes(app, weather: Self.demo)

        let city = try #require(try await app.response(to: "weather", "Lisbon") as? Vapor.CityWeather)

        #expect(city.city == "Lisbon")
        #expect(!city.isStale)
        await #expect(throws: Vapor.Abort(.notFound)) { try await app.response(to: "weather", "Nowhere at all") }
    }

    @Test
    func `a route of Hummingbird returns weather`() async throws {
        let router = Hummingbird().makeRouter(weather: Self.demo)
        let handler = try #require(router.handlers["weather/{city}"])
        let lisbon = Hummingbird.Parameters(values: ["city": "Lisbon"])
        let nowhere = Hummingbird.Parameters(values: ["city": "Nowhere at all"])

        let response = try await handler(.init(), .init(parameters: lisbon))

        #expect((response as? Hummingbird.CityWeather)?.city == "Lisbon")
        await #expect(throws: Hummingbird.HTTPError(.notFound)) {
            try await handler(.init(), .init(parameters: nowhere))
        }
    }

    @Test(arguments: [
        (WeatherError.notFound, 404), (.badRequest(.emptyQuery), 400), (.missingKey, 500), (.offline, 503),
        (.unsupported, 502), (.badRequest(.latitudeOutOfRange), 400), (.badRequest(.invalidAddress), 500),
        (.badRequest(.insecureAddress), 500), (.rateLimited(retryAfter: nil, limit: .contradiction(.noCalls)), 500),
        (.rateLimited(retryAfter: nil), 503),
    ]
    )
    func `a route responds with the status of the error`(error: WeatherError, expected: Int) {
        #expect(status(for: error) == expected)
    }

    @Test
    func `the key is read from the credential before the environment`() throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let variable = ["OPENWEATHER_API_KEY": "0123456789abcdef0123456789abcdef"]
        let both = variable.merging(["CREDENTIALS_DIRECTORY": directory.path()]) { first, _ in first }

        #expect(apiKey(in: [:]).isMissing)
        #expect(apiKey(in: both) == APIKey("0123456789abcdef0123456789abcdef"), "there is no credential of this name")
        try Data("fedcba9876543210\n".utf8).write(to: directory.appending(path: "openweather-key"))
        #expect(apiKey(in: both) == APIKey("fedcba9876543210"))
        #expect(apiKey(in: variable) == APIKey("0123456789abcdef0123456789abcdef"))
    }

    @Test
    func `a server of Vapor starts and ends`() async throws {
        try await Vapor().serve()
    }

    @Test
    func `a service refreshes its cities every ten minutes`() async {
        let (clock, http) = (ManualClock(), FaultInjectingHTTPClient(wrapping: DemoHTTPClient()))
        let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: http))
        let service = Hummingbird.CityRefresher(
            weather: client,
            cities: [.city("Lisbon"), .city("Porto")],
            logger: Logging.Logger(label: "test"),
            clock: clock
        )

        let running = Task { try await service.run() }
        await clock.waitForSleepers()
        let first = http.requests.count
        clock.advance(by: .seconds(599))
        await settle()
        let early = http.requests.count
        clock.advance(by: .seconds(1))
        await until { http.requests.count == 4 }
        await clock.waitForSleepers()
        running.cancel()
        _ = await running.result

        #expect((first, early) == (2, 2))
        #expect(http.requests.count == 4)
    }

    @Test
    func `a logger receives events without places`() async throws {
        let logger = Logging.Logger(label: "weather")
        let http = FaultInjectingHTTPClient(wrapping: DemoHTTPClient())
        let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: http))
        let events = client.events()
        let logging = Task { await Logging().log(events, to: logger) }

        _ = try await client.currentWeather(for: .city("Lisbon"))
        await until { !logger.lines.withLock { $0.isEmpty } }
        logging.cancel()
        await logging.value

        let line = try #require(logger.lines.withLock { $0.first })
        #expect(line.hasPrefix("debug: Weather response"))
        #expect(line.contains("operation=currentWeather"))
        #expect(!line.contains("Lisbon"))
    }

    @Test
    func `the attempts of a call have one identity`() async throws {
        let logger = Logging.Logger(label: "weather")
        let http = FaultInjectingHTTPClient(wrapping: DemoHTTPClient())
        http.inject([.status(503)])
        var configuration = OpenWeatherConfiguration(transport: http)
        configuration.clock = ImmediateClock()
        configuration.retry = .noDeadline
        let client = OpenWeatherClient(configuration: configuration)
        let logging = Logging().start(client, logger)

        _ = try await client.currentWeather(for: .city("Lisbon"))
        await until { logger.lines.withLock { $0.count == 3 } }
        logging.cancel()
        await logging.value

        let lines = logger.lines.withLock { $0 }
        let identities = Set(lines.compactMap { $0.firstMatch(of: /request=([0-9A-F-]+)/)?.1 })
        #expect(identities.count == 1)
        #expect(
            lines.map { $0.prefix(24) } == [
                "debug: Weather response ", "notice: Weather retry at", "debug: Weather response ",
            ]
        )
    }

    @Test
    func `metrics are labeled with the operation`() async throws {
        let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: DemoHTTPClient()))
        let events = client.events()
        let counting = Task { await Metrics().count(events) }

        _ = try await client.currentWeather(for: .city("Lisbon"))
        let name = "openweather_responses,operation=currentWeather,status=200"
        await until { Metrics.values.withLock { $0[name] == 1 && $0["openweather_cache_misses"] == 1 } }
        counting.cancel()
        await counting.value

        #expect(Metrics.values.withLock { $0[name] } == 1)
    }

    @Test
    func `an endpoint that the package does not know is decoded`() async throws {
        let http = ScriptedHTTPClient()
        http.responses.enqueue(.json(#"{"list":[{"dt":1779902000},{"dt":1779905600}]}"#))
        let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: http))

        // snippet: comment-value
        struct AirHistory: Decodable, Sendable {
            struct Hour: Decodable, Sendable { let dt: Date }
            let list: [Hour]
        }

        let endpoint = Endpoint(
            operation: "airHistory",
            base: .weather,
            path: "air_pollution/history",
            queryItems: [
                URLQueryItem(name: "lat", value: "38.72"), URLQueryItem(name: "lon", value: "-9.14"),
                URLQueryItem(name: "start", value: "1779900000"), URLQueryItem(name: "end", value: "1780000000"),
            ],
            takesOptions: false
        )
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        let history = try await client.value(of: endpoint, as: AirHistory.self, decoder: decoder)
        // end

        #expect(history.value.list.first?.dt == Date(timeIntervalSince1970: 1_779_902_000))
    }

    @Test
    func `a client of a user wraps the transport`() {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient())
        configuration.retry = .noDeadline

        // snippet: server-middleware
        configuration.middleware = [{ TracingHTTPClient(wrapping: $0, traceID: "a1b2") }]
        // end

        #expect(configuration.middleware.count == 1)
    }

    @Test
    func `another transport carries the requests`() async throws {
        let inner = AsyncHTTPClient.HTTPClient(DemoHTTPClient())
        // The timeout is one of the real clock, which a test may not depend on.
        let transport = AsyncTransport(client: inner, timeout: .seconds(3_600))
        var configuration = OpenWeatherConfiguration(transport: transport)
        configuration.retry = .noDeadline
        let client = OpenWeatherClient(configuration: configuration)

        let weather = try await client.currentWeather(for: .city("Lisbon"))

        #expect(weather.value.name == "Lisbon")
    }

    @Test(arguments: [HTTPFault.hang, .drop(.timedOut)])
    func `the other transport has a deadline`(fault: HTTPFault) async {
        let http = FaultInjectingHTTPClient(wrapping: DemoHTTPClient())
        http.injectAlways(fault)
        let sut = AsyncTransport(client: AsyncHTTPClient.HTTPClient(http), timeout: .milliseconds(1))

        await #expect(throws: NetworkError.transport(URLError(.timedOut))) {
            try await sut.send(TransportRequest(url: #require(URL(string: "https://example.com/data"))))
        }
    }

    @Test
    func `the other transport follows no redirect`() {
        var configuration = OpenWeatherConfiguration(apiKey: "")
        configuration.retry = .noDeadline

        // snippet: server-transport
        var settings = AsyncHTTPClient.HTTPClient.Configuration(redirectConfiguration: .disallow)
        settings.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 64
        let transport = AsyncHTTPClient.HTTPClient(configuration: settings)
        configuration.transport = AsyncTransport(client: transport)
        // end

        #expect(configuration.transport is AsyncTransport)
    }
}
