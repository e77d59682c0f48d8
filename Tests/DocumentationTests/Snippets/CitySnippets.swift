import Foundation
import OpenWeather
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Code of the pages on a city and on a new key", .watched)
struct CitySnippets {
    private static func client(_ http: any HTTPClient, at time: TestTime = TestTime()) -> OpenWeatherClient {
        var configuration = OpenWeatherConfiguration(transport: http)
        configuration.retry = .noDeadline
        configuration.now = { time.now }
        return OpenWeatherClient(configuration: configuration)
    }

    @Test
    func `a client keeps weather for a quarter of an hour`() async {
        let key = ""

        // snippet: city-client
        var configuration = OpenWeatherConfiguration(apiKey: key)
        configuration.options.language = .german  // of the descriptions
        configuration.lifetimes.currentWeather = CacheLifetime(fresh: .seconds(900), stale: .seconds(86_400))
        let client = OpenWeatherClient(configuration: configuration)
        // end

        await #expect(throws: WeatherError.missingKey) {
            try await client.currentWeather(for: .city("Lisbon"), policy: .refresh)
        }
        #expect(client.options.language == .german)
    }

    @Test
    func `a city is searched once and kept`() async throws {
        let client = Self.client(DemoHTTPClient())

        // snippet: city-search
        let places = try await client.search("Lisbon")
        for place in places { print(place.name, place.state ?? "", place.country ?? "") }
        // end

        #expect(places.first?.name == "Lisbon")
    }

    @Test
    func `the line says when it is not of now`() async throws {
        let time = TestTime(SampleTime.measured)
        let http = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(now: { time.now }))
        let client = Self.client(http, at: time)
        let lisbon = try #require(try await client.search("Lisbon").first)
        let searches = http.requests.count

        let first = await line(for: lisbon, from: client, at: time.now)
        time.advance(by: .seconds(60))
        let again = await line(for: lisbon, from: client, at: time.now)
        let requests = http.requests.count - searches
        time.advance(by: .seconds(3_600))
        http.injectAlways(.drop(.notConnectedToInternet))
        let stale = await line(for: lisbon, from: client, at: time.now)

        #expect(first == "Lisbon: 26 °C")
        #expect(again == first)
        #expect(requests == 1)
        #expect(stale == "\(first), 61 minutes ago. \(WeatherError.offline)")
        #expect(http.requests.count - searches == 2)
        await client.clearCache()
        let nothing = await line(for: lisbon, from: client, at: time.now)
        #expect(nothing == "Lisbon: \(WeatherError.offline)")
    }

    // snippet: city-line
    /// Returns a line about the weather of a place, which says so when the weather is not of now.
    func line(for place: Location, from client: OpenWeatherClient, at now: Date) async -> String {
        do throws(WeatherError) {
            let response = try await client.currentWeather(for: place)
            let weather = "\(place.name): \(Int(response.value.temperature.celsius.rounded())) °C"
            guard case .stale(let reason) = response.origin else { return weather }
            return "\(weather), \(Int(response.age(at: now) / .seconds(60))) minutes ago. \(reason)"
        } catch {
            return "\(place.name): \(error)"
        }
    }
    // end

    @Test
    func `the first frame takes the cache and a pull the network`() async throws {
        let http = FaultInjectingHTTPClient(wrapping: DemoHTTPClient())
        let client = Self.client(http)
        let query = LocationQuery.city("Lisbon")

        // snippet: city-policies
        let known = try? await client.currentWeather(for: query, policy: .cacheOnly)  // the first frame: no request
        let usual = try await client.currentWeather(for: query)  // a request, unless the cached weather is fresh
        let pulled = try await client.currentWeather(for: query, policy: .refresh)  // the user asked: a request
        // end

        #expect(known == nil)
        #expect(usual.origin == .network)
        #expect(pulled.origin == .network)
        #expect(http.requests.count == 2)
    }

    @Test
    func `a refused key is explained by its reason`() async throws {
        let http = FaultInjectingHTTPClient(wrapping: DemoHTTPClient())
        let client = Self.client(http)
        http.injectAlways(.status(401))

        await #expect(throws: WeatherError.invalidKey(.unknownOrInactive)) {
            try await client.currentWeather(for: .city("Lisbon"))
        }
        http.clear()
        _ = try await client.currentWeather(for: .city("Lisbon"))
        http.injectAlways(.status(401))
        await #expect(throws: WeatherError.invalidKey(.subscriptionRequired)) {
            try await client.oneCall(at: .lisbon, parts: [.current])
        }
        #expect(advice(for: .invalidKey(.subscriptionRequired)) == "The key is good. Subscribe to the product.")
        #expect(advice(for: .invalidKey(.undetermined)) == "Check the key, and what your plan includes.")
        #expect(advice(for: .offline) == "\(WeatherError.offline)")
    }

    // snippet: key-advice
    func advice(for error: WeatherError) -> String {
        switch error {
        case .missingKey: "Enter your key."
        case .invalidKey(.malformed): "Copy the key again. It has 32 digits and letters."
        case .invalidKey(.unknownOrInactive): "Wait if the key is new. Check it if it is older than two hours."
        case .invalidKey(.subscriptionRequired): "The key is good. Subscribe to the product."
        case .invalidKey: "Check the key, and what your plan includes."
        default: error.description
        }
    }
    // end

    @Test(arguments: [(1, true), (13, false)])
    func `a new key is awaited for two hours`(refusals: Int, isActive: Bool) async throws {
        let http = FaultInjectingHTTPClient(wrapping: DemoHTTPClient())
        http.inject(Array(repeating: .status(401), count: refusals))
        let clock = ImmediateClock()

        let result = try await becomesActive(Self.client(http), clock: clock)

        #expect(result == isActive)
        #expect(clock.totalSleep == (isActive ? .seconds(600) : .seconds(7_200)))
    }

    // snippet: key-wait
    /// Returns whether the service accepts a new key within two hours, asking every ten minutes.
    func becomesActive(
        _ client: OpenWeatherClient,
        clock: any Clock<Duration> = ContinuousClock()
    ) async throws -> Bool {
        for attempt in 0...12 {
            if attempt > 0 { try await clock.sleep(for: .seconds(600)) }
            if await client.diagnoseAccess(to: [])[.account] == .granted { return true }
        }
        return false
    }
    // end
}
