import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("An endpoint of your own", .watched)
struct EndpointOfYourOwnTests {
    private struct History: Decodable, Hashable, Sendable {
        struct Hour: Decodable, Hashable, Sendable {
            let dt: Date
            let airIndex: Int
        }

        let list: [Hour]
    }

    private static let key = "secret0123456789"
    private static let body = #"{"list":[{"dt":1780000000,"air_index":2},{"dt":1780003600,"air_index":3}]}"#

    private static let decoder = {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .secondsSince1970
        return decoder
    }()

    private static func endpoint(
        _ path: String = "air_pollution/history",
        base: Endpoint.Base = .weather,
        items: [URLQueryItem] = [URLQueryItem(name: "start", value: "1+1")],
        method: String = "GET",
        headers: [String: String] = [:],
        takesOptions: Bool = false
    ) -> Endpoint {
        Endpoint(
            operation: "airHistory",
            base: base,
            path: path,
            method: method,
            queryItems: items,
            headers: headers,
            takesOptions: takesOptions
        )
    }

    private static func client(
        _ server: LoopbackWeatherServer,
        key: String = key,
        adapt: (inout OpenWeatherConfiguration) -> Void = { _ in }
    ) -> OpenWeatherClient {
        let api = OpenWeatherAPIConfiguration(apiKey: APIKey(key), host: server.baseURL)
        var configuration = OpenWeatherConfiguration(api: api, options: RequestOptions(language: .german))
        configuration.cache = .memory
        configuration.retry = RetryPolicy(maximumAttempts: 2, baseDelay: .milliseconds(1), deadline: nil)
        configuration.timeout = .seconds(3_600)
        adapt(&configuration)
        return OpenWeatherClient(configuration: configuration)
    }

    private static func value(_ client: OpenWeatherClient) async throws(WeatherError) -> Fetched<History> {
        try await client.value(of: endpoint(), decoder: decoder)
    }

    @Test
    func `is decoded with its own decoder and dated`() async throws {
        let server = try LoopbackWeatherServer { _ in .json(Self.body, headers: ["Age": "60"]) }
        let time = TestTime()
        let client = Self.client(server) { $0.now = { time.now } }

        let history = try await Self.value(client)

        #expect(history.value.list.map(\.airIndex) == [2, 3])
        #expect(history.value.list.first?.dt == Date(timeIntervalSince1970: 1_780_000_000))
        #expect(history.age(at: time.now) == .seconds(60))
        #expect(history.origin == .network)
        #expect(history.source == .openWeather)
    }

    @Test
    func `is requested below its base with the key`() async throws {
        let server = try LoopbackWeatherServer { _ in .json(Self.body) }
        let client = Self.client(server)

        _ = try await client.data(of: Self.endpoint(headers: ["X-Trace": "1"]))
        _ = try await client.data(of: Self.endpoint("/reverse/", base: .geo, items: [], takesOptions: true))

        let requests = server.requests
        #expect(requests.map(\.path) == ["/data/2.5/air_pollution/history", "/geo/1.0/reverse"])
        #expect(requests[0].query("start") == "1+1")
        #expect(requests[0].headers["x-trace"] == "1")
        #expect(requests[0].query("lang") == nil)
        #expect(requests[1].query("lang") == "de")
        #expect(requests[1].query("units") == "metric")
        #expect(requests.allSatisfy { $0.query("appid") == Self.key })
    }

    @Test
    func `is sent again and reported like ours`() async throws {
        let server = try LoopbackWeatherServer(script: [
            "/data/2.5/air_pollution/history": [.json("{}", status: 503), .json(Self.body)]
        ])
        let client = Self.client(server)
        let events = client.events()

        _ = try await Self.value(client)

        var seen: [NetworkEvent] = []
        for await case .network(let event) in events {
            seen.append(event)
            if case .responded(_, status: 200, _, _) = event { break }
        }
        let requests = seen.compactMap { event -> NetworkRequest? in
            switch event {
            case .started(let request), .responded(let request, _, _, _), .retrying(let request, _, _): request
            default: nil
            }
        }
        #expect(server.requests.count == 2)
        #expect(requests.count == 5)
        #expect(Set(requests.map(\.id)).count == 1)
        #expect(Set(requests.map(\.operation)) == ["airHistory"])
        #expect(!"\(seen)".contains(Self.key))
    }

    @Test
    func `is joined in flight`() async throws {
        let gate = Gate()
        let server = try LoopbackWeatherServer { _ in
            try? await gate.pass()
            return .json(Self.body)
        }
        let client = Self.client(server)
        let events = client.events()
        let calls = (0..<10).map { _ in Task { try await Self.value(client).value } }

        var joined = 0
        for await case .network(.coalesced) in events {
            joined += 1
            if joined == 9 { break }
        }
        gate.open()

        for call in calls { #expect(try await call.value.list.count == 2) }
        #expect(server.requests.count == 1)
    }

    @Test
    func `is kept within the rate limit`() async throws {
        let server = try LoopbackWeatherServer { _ in .json(Self.body) }
        let client = Self.client(server) {
            $0.plan = AccountPlan(perMinute: 1)
            $0.pace.whenExceeded = .fail
            $0.clock = ManualClock()
        }

        _ = try await client.data(of: Self.endpoint())

        await #expect(throws: WeatherError.rateLimited(retryAfter: .seconds(60))) {
            try await client.data(of: Self.endpoint("another"))
        }
    }

    @Test(arguments: [
        (LoopbackResponse.json(#"{"list":[{"dt":1,"air_index":1},{"dt":"x"}]}"#), "invalidField list[1].dt"),
        (.json(#"{"list":[{"dt":1}]}"#), "invalidField list[0].airIndex"),
        (.json("[]"), "invalidField $"),
        (.json(#"{"cod":"404","message":"not found"}"#), "notFound"),
        (.json(#"{"cod":401,"message":"Invalid API key"}"#, status: 401), "invalidKey"),
        (.html("<p>Log in</p>", status: 200), "unexpectedContentType"),
        (.json(""), "empty"),
        (.json(#"{"list":["#), "truncated"),
        (.json("nonsense"), "notJSON"),
        (LoopbackResponse(body: Data([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D])), "notJSON"),
        (.json("{}", status: 500), "server 500"),
    ]
    )
    func `fails like ours`(response: LoopbackResponse, expected: String) async throws {
        let server = try LoopbackWeatherServer { _ in response }

        let error = await #expect(throws: WeatherError.self) { try await Self.value(Self.client(server)) }

        #expect(error.map(Self.name) == expected)
    }

    private static func name(of error: WeatherError) -> String {
        switch error {
        case .invalidResponse(.invalidField(let path)): "invalidField \(path)"
        case .invalidResponse(.unexpectedContentType): "unexpectedContentType"
        case .invalidResponse(let problem): "\(problem)".contains("empty") ? "empty" : Self.name(of: problem)
        case .server(let status, _): "server \(status ?? 0)"
        case .invalidKey: "invalidKey"
        case .notFound: "notFound"
        default: "\(error)"
        }
    }

    private static func name(of problem: InvalidResponse) -> String {
        problem == .truncated ? "truncated" : problem == .notJSON ? "notJSON" : "\(problem)"
    }

    @Test
    func `returns bytes of any type`() async throws {
        let bytes = Data((0...255).map { UInt8($0) })
        let server = try LoopbackWeatherServer { _ in
            LoopbackResponse(headers: ["Content-Type": "image/png"], body: bytes)
        }

        #expect(try await Self.client(server).data(of: Self.endpoint("tile/1.png")).value == bytes)
    }

    @Test(arguments: [
        "../../secret", "a/../../b", "a/..", "./a", "a/./b", "%2e%2e/a", "a/%2E%2e/b", "//evil.example/a",
        "https://evil.example/a", "/https://evil.example/a", "", "/", "weather?appid=x", "weather#a", #"a\..\b"#,
        "a/%2E",
    ]
    )
    func `cannot leave its base`(path: String) async throws {
        let server = try LoopbackWeatherServer { _ in .json(Self.body) }

        await #expect(throws: WeatherError.badRequest(.invalidAddress)) {
            try await Self.client(server).data(of: Self.endpoint(path))
        }
        #expect(server.requests.isEmpty)
    }

    @Test(arguments: [
        endpoint(items: [URLQueryItem(name: "appid", value: "mine")]),
        endpoint(items: [URLQueryItem(name: "APPID", value: nil)]),
        endpoint(items: [URLQueryItem(name: "app%69d", value: "mine")]),
        endpoint(headers: ["Host": "evil.example"]),
        endpoint(headers: ["hOsT": "evil.example"]),
        endpoint(headers: ["X-A": "1\r\nHost: evil.example"]),
        endpoint(headers: ["X-A: 1\r\nHost": "evil.example"]),
        endpoint(headers: ["": "1"]),
        endpoint(method: "GET http://evil.example/ HTTP/1.1\r\n"),
        endpoint(method: ""),
    ]
    )
    func `cannot replace the key or the host`(endpoint: Endpoint) async throws {
        let server = try LoopbackWeatherServer { _ in .json(Self.body) }

        await #expect(throws: WeatherError.badRequest(.invalidAddress)) {
            try await Self.client(server).data(of: endpoint)
        }
        #expect(server.requests.isEmpty)
    }

    @Test(arguments: [
        "alert/urn:oid:2.49", "tiles/a b/ü.png", "a/...", "reverse/", "/reverse", "a//b", "a//evil.example/b",
    ])
    func `may have any other segment`(path: String) async throws {
        let server = try LoopbackWeatherServer { _ in .json(Self.body) }

        _ = try await Self.client(server).data(of: Self.endpoint(path))

        let sent = try #require(server.requests.first?.path)
        #expect(sent == "/data/2.5/" + path.split(separator: "/").joined(separator: "/"))
    }

    @Test
    func `needs a key`() async throws {
        let server = try LoopbackWeatherServer { _ in .json(Self.body) }

        await #expect(throws: WeatherError.missingKey) { try await Self.value(Self.client(server, key: "")) }
        #expect(server.requests.isEmpty)
    }

    @Test
    func `leaves at once when the task is cancelled`() async throws {
        let gate = Gate()
        let server = try LoopbackWeatherServer { _ in
            try? await gate.pass()
            return .closed
        }
        let client = Self.client(server)
        let call = Task { try await Self.value(client) }
        await gate.waitForArrivals()

        call.cancel()

        await #expect(throws: WeatherError.cancelled) { try await call.value }
    }
}
