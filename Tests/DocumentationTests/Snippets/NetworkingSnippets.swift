import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Code of Networking's pages", .watched)
struct NetworkingSnippets {
    @Test
    func `the landing page stacks clients`() async throws {
        let key = ""

        // snippet: networking-landing
        let api = OpenWeatherAPIConfiguration(apiKey: APIKey(key))
        var client: any HTTPClient = URLSessionHTTPClient(timeout: .seconds(10))
        client = AuthorizingHTTPClient(wrapping: client, key: api.apiKey)
        client = RateLimitedHTTPClient(wrapping: client, limit: .free)
        client = RetryingHTTPClient(wrapping: client)
        client = CoalescingHTTPClient(wrapping: client)
        let weather = RemoteWeatherRepository(client: client, api: api)
        // end

        await #expect(throws: WeatherError.missingKey) { try await weather.currentWeather(for: .city("Lisbon")) }
    }

    @Test
    func `the limits page sets every limit`() {
        let key = APIKey("")

        // snippet: limits
        var configuration = OpenWeatherConfiguration(apiKey: key)
        configuration.timeout = .seconds(5)
        configuration.retry.maximumAttempts = 2
        configuration.retry.deadline = .seconds(12)
        configuration.plan = .startup
        configuration.pace = RequestPace(burst: .requests(20), whenExceeded: .fail)
        let client = OpenWeatherClient(configuration: configuration)
        // end

        #expect(configuration.retry.maximumAttempts == 2)
        #expect(configuration.rateLimit?.burst == 20)
        #expect(client.options == RequestOptions())
    }

    @Test(arguments: [
        (
            [HTTPFault.status(503), .status(503)],
            ["status 503", "attempt 2 in 0.5 seconds", "status 503", "attempt 3 in 1.0 seconds", "status 200"]
        ),
        ([.status(429)], ["status 429", "refused: pauses for 600.0 seconds"]),
    ]
    )
    func `the lines of the page say where the time goes`(faults: [HTTPFault], expected: [String]) async {
        let http = FaultInjectingHTTPClient(wrapping: DemoHTTPClient())
        http.inject(faults)
        var configuration = OpenWeatherConfiguration(transport: http)
        configuration.retry = .noDeadline
        configuration.clock = ImmediateClock()
        configuration.randomness = { $0.upperBound }
        let client = OpenWeatherClient(configuration: configuration)
        let events = client.events()

        _ = try? await client.currentWeather(for: .city("Lisbon"))
        var lines: [String] = []
        for await case .network(let event) in events {
            if let line = line(for: event) { lines.append(line) }
            if lines.count == expected.count { break }
        }

        #expect(lines == expected)
    }

    // snippet: limits-line
    /// Returns a line about an event; `nil` for those that do not say where the time goes.
    func line(for event: NetworkEvent) -> String? {
        switch event {
        case .responded(_, let status, _, _): "status \(status)"
        case .failed(_, let error, _): "failed: \(error.localizedDescription)"
        case .retrying(_, let attempt, let delay): "attempt \(attempt) in \(delay)"
        case .waitingForRateLimit(_, let delay): "waits \(delay) for the rate limit"
        case .waitingForBudget(_, let limit, let until): "waits until \(until): \(limit)"
        case .paused(_, let duration): "refused: pauses for \(duration)"
        default: nil
        }
    }
    // end

    @Test
    func `the client of the page adds its header and nothing else`() async throws {
        let transport = ScriptedHTTPClient()
        transport.responses.enqueue(.json("{}"))

        // snippet: http-client-use
        let client = TracingHTTPClient(wrapping: transport, traceID: "a1b2")
        // end

        _ = try await client.send(TransportRequest(url: try #require(URL(string: "https://stand-in.invalid/weather"))))
        #expect(transport.requests.first?.headers["X-Trace"] == "a1b2")
        try transport.verify()
    }

    @Test
    func `the gateway of the page gets no key`() async throws {
        // snippet: gateway
        let url = URL(string: "https://weather.example.com")
        let gateway = url.map {
            OpenWeatherAPIConfiguration(gateway: $0, headers: ["Authorization": "Bearer of this app"])
        }
        // end

        #expect(gateway?.apiKey == nil)
        #expect(gateway?.baseURLWeather?.absoluteString == "https://weather.example.com/data/2.5")
        #expect(gateway.map { "\($0)" }?.contains("of this app") == false)
    }

    @Test
    func `a key shows nothing of itself`() {
        // snippet: key-print
        let key = APIKey("not-a-real-key")
        print("The key is \(key).")  // The key is ••••.
        // end

        #expect("\(key)" == "••••")
    }
}

// snippet: http-client
/// A client that adds a trace ID to each request, by which it is found in the server's log.
struct TracingHTTPClient: HTTPClient {
    private let client: any HTTPClient
    private let traceID: String

    init(wrapping client: any HTTPClient, traceID: String) {
        self.client = client
        self.traceID = traceID
    }

    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        var request = request
        request.headers["X-Trace"] = traceID
        return try await client.send(request)
    }
}
// end
