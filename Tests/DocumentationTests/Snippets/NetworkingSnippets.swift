import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

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
    func `the transport of the page carries a response and hides an address`() async throws {
        let request = TransportRequest(url: try #require(URL(string: "https://stand-in.invalid/weather?appid=secret")))

        let response = try await RequestTransport(client: StubSender(failure: nil)).send(request)
        #expect(response == TransportResponse(status: 203, headers: ["X-A": "b"], body: Data("{}".utf8)))

        let withAddress = URLError(.timedOut, userInfo: [NSURLErrorFailingURLErrorKey: request.url])
        let failures: [(any Error, NetworkError)] = [
            (withAddress, .transport(URLError(.timedOut))),
            (CancellationError(), .cancelled),
        ]
        for (failure, expected) in failures {
            let error = await #expect(throws: NetworkError.self) {
                try await RequestTransport(client: StubSender(failure: failure)).send(request)
            }
            #expect(error == expected)
            #expect(!String(reflecting: error).contains("secret"))
        }
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

// snippet: http-client-foundation
/// The HTTP client of an app: a request of Foundation in, data and a response of Foundation out.
protocol RequestSending: Sendable {
    func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse)
}

/// The client of an app as a transport.
struct RequestTransport: HTTPClient {
    let client: any RequestSending

    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        var sent = URLRequest(url: request.url)
        sent.httpMethod = request.method
        sent.httpBody = request.body
        for field in request.headers { sent.setValue(field.value, forHTTPHeaderField: field.name) }
        do {
            let (body, response) = try await client.send(sent)
            var headers = HeaderFields()
            for case (let name as String, let value as String) in response.allHeaderFields { headers[name] = value }
            return TransportResponse(status: response.statusCode, headers: headers, body: body)
        } catch is CancellationError {
            throw .cancelled
        } catch {
            // An error of the code alone: one that URLSession threw prints the address, key included.
            throw .transport(URLError((error as? URLError)?.code ?? .unknown))
        }
    }
}
// end

/// A client of an app whose connection fails, or whose response is an empty object.
private struct StubSender: RequestSending {
    let failure: (any Error)?

    func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        if let failure { throw failure }
        let url = try #require(request.url)
        let head = HTTPURLResponse(url: url, statusCode: 203, httpVersion: nil, headerFields: ["X-A": "b"])
        return (Data("{}".utf8), try #require(head))
    }
}
