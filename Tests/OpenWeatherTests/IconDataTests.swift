import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Data of icons", .watched)
struct IconDataTests {
    /// A gateway with headers of its own, whose icons are on another host.
    private struct API: WeatherAPIConfiguration {
        var apiKey: APIKey? = APIKey("secret0123456789")
        let baseURLIcons: URL?
        let headers = ["Authorization": "Bearer gateway-token"]
    }

    private static func png(width: Int = 100, height: Int = 100, size: Int = 100) -> Data {
        let sides = [width, height].flatMap { side in [24, 16, 8, 0].map { UInt8(side >> $0 & 0xFF) } }
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        let file = start + sides + [8, 6, 0, 0, 0]
        return Data(file + [UInt8](repeating: 0, count: max(0, size - file.count)))
    }

    private static func client(
        _ server: LoopbackWeatherServer?,
        cache: CacheConfiguration = .memory,
        adapt: (inout OpenWeatherConfiguration) -> Void = { _ in }
    ) -> OpenWeatherClient {
        let api = API(baseURLIcons: server?.baseURL.appending(path: "img/wn"))
        var configuration = OpenWeatherConfiguration(api: api)
        configuration.cache = cache
        configuration.retry = RetryPolicy(maximumAttempts: 1, deadline: nil)
        configuration.timeout = .seconds(3_600)
        adapt(&configuration)
        return OpenWeatherClient(configuration: configuration)
    }

    private static func image(_ body: Data = png(), type: String? = "image/png", status: Int = 200) -> LoopbackResponse
    {
        LoopbackResponse(status: status, headers: type.map { ["Content-Type": $0] } ?? [:], body: body)
    }

    private static let sun = IconCode(.clearSky, .day)

    @Test(arguments: IconScale.allCases)
    func `come from made up weather as well`(scale: IconScale) async throws {
        let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: DemoHTTPClient()))

        let data = try await client.iconData(for: Self.sun, scale: scale)

        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        await #expect(throws: WeatherError.notFound) { try await client.iconData(for: IconCode("99d")) }
    }

    @Test
    func `come from the address of a stand in`() async throws {
        let server = try LoopbackWeatherServer { _ in Self.image() }
        var api = OpenWeatherAPIConfiguration(apiKey: APIKey("secret0123456789"), host: server.baseURL)
        #expect(api.baseURLIcons == URL(string: "https://openweathermap.org/img/wn"))
        api.baseURLIcons = server.baseURL.appending(path: "img/wn")
        var configuration = OpenWeatherConfiguration(api: api)
        configuration.cache = .memory

        let data = try await OpenWeatherClient(configuration: configuration).iconData(for: Self.sun)

        #expect(data == Self.png())
        #expect(server.requests.allSatisfy { !$0.target.contains("secret") })
    }

    @Test(arguments: [(IconScale.single, "01d.png"), (.double, "01d@2x.png"), (.quadruple, "01d@4x.png")])
    func `are the bytes of the service`(scale: IconScale, name: String) async throws {
        let picture = Self.png(size: 3_000)
        let server = try LoopbackWeatherServer { _ in Self.image(picture) }

        let data = try await Self.client(server).iconData(for: Self.sun, scale: scale)

        #expect(data == picture)
        #expect(server.requests.map(\.path) == ["/img/wn/" + name])
    }

    @Test
    func `are requested without key and credentials`() async throws {
        let server = try LoopbackWeatherServer { _ in Self.image() }

        _ = try await Self.client(server).iconData(for: Self.sun)

        let request = try #require(server.requests.first)
        #expect(request.query("appid") == nil)
        #expect(!"\(request.target) \(request.headers)".contains("secret0123456789"))
        #expect(!"\(request.headers)".contains("gateway-token"))
    }

    @Test
    func `are requested under the name of the package`() async throws {
        let server = try LoopbackWeatherServer { _ in Self.image() }

        _ = try await Self.client(server).iconData(for: Self.sun)

        let expected = "OpenWeatherSwift/\(SDKVersion.current)"
        #expect(server.requests.map { $0.headers["user-agent"] } == [expected])
    }

    @Test
    func `need no key`() async throws {
        let server = try LoopbackWeatherServer { _ in Self.image() }
        let client = Self.client(server) {
            $0.api = API(apiKey: APIKey(""), baseURLIcons: server.baseURL)
        }

        #expect(try await client.iconData(for: Self.sun) == Self.png())
    }

    @Test
    func `bypass middleware and are reported`() async throws {
        let server = try LoopbackWeatherServer { _ in Self.image() }
        let client = Self.client(server) { $0.middleware = [{ _ in ScriptedHTTPClient { _ in } }] }
        let events = client.events()

        _ = try await client.iconData(for: Self.sun)

        for await case .network(.responded(let request, let status, _, _)) in events {
            #expect((request.operation, status) == ("icon", 200))
            break
        }
    }

    @Test
    func `are kept for good`() async throws {
        let server = try LoopbackWeatherServer { _ in Self.image() }
        let time = TestTime()
        let client = Self.client(server) { $0.now = { time.now } }

        for _ in 0..<3 {
            #expect(try await client.iconData(for: Self.sun) == Self.png())
            time.advance(by: .seconds(400 * 86_400))
        }

        #expect(server.requests.count == 1)
    }

    @Test
    func `are read by the next process from its directory`() async throws {
        let server = try LoopbackWeatherServer { _ in Self.image() }
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }

        for _ in 0..<2 {
            let client = Self.client(server, cache: .directory(directory))
            #expect(try await client.iconData(for: Self.sun) == Self.png())
        }

        #expect(server.requests.count == 1)
    }

    @Test
    func `are not kept without a cache or while it is off`() async throws {
        let server = try LoopbackWeatherServer { _ in Self.image() }
        let clients = [Self.client(server, cache: .none), Self.client(server) { $0.isCacheEnabled = { false } }]

        for client in clients {
            for _ in 0..<2 { _ = try await client.iconData(for: Self.sun) }
        }

        #expect(server.requests.count == 4)
    }

    @Test(arguments: [false, true])
    func `are counted and removed with the cache`(hasStore: Bool) async throws {
        let server = try LoopbackWeatherServer { _ in Self.image() }
        let client = Self.client(server, cache: hasStore ? .store(InMemoryCacheStore()) : .memory)

        _ = try await client.iconData(for: Self.sun)
        let entries = await client.cacheUsage().entries
        await client.repositories.cacheControl?.clear()
        let left = await client.cacheUsage().entries
        _ = try await client.iconData(for: Self.sun)

        #expect((entries, left) == (1, 0))
        #expect(server.requests.count == 2)
    }

    @Test
    func `are requested again when the stored ones are damaged`() async throws {
        let server = try LoopbackWeatherServer { _ in Self.image() }
        let store = InMemoryCacheStore()
        let client = Self.client(server, cache: .store(store))
        let url = try #require(client.iconURL(for: Self.sun))
        let entry = CacheEntry(data: Data("<html>".utf8), fetchedAt: .distantPast, expiresAt: .distantFuture)
        await store.store(entry, for: CacheKey("icon1/\(url.absoluteString)"))

        for _ in 0..<2 { #expect(try await client.iconData(for: Self.sun) == Self.png()) }

        #expect(server.requests.count == 1)
    }

    @Test
    func `share a request in flight`() async throws {
        let gate = Gate()
        let server = try LoopbackWeatherServer { _ in
            try? await gate.pass()
            return Self.image()
        }
        let client = Self.client(server) { $0.clock = ManualClock() }  // No deadline ends while the server waits.

        let calls = (0..<20).map { _ in Task { try await client.iconData(for: Self.sun) } }
        await gate.waitForArrivals()
        await settle()
        gate.open()

        for call in calls { #expect(try await call.value == Self.png()) }
        #expect(server.requests.count == 1)
    }

    @Test
    func `leave at once when the task is cancelled`() async throws {
        let gate = Gate()
        let server = try LoopbackWeatherServer { _ in
            try? await gate.pass()
            return .closed
        }
        let client = Self.client(server)
        let call = Task { try await client.iconData(for: Self.sun) }
        await gate.waitForArrivals()

        call.cancel()

        await #expect(throws: WeatherError.cancelled) { try await call.value }
    }

    @Test(arguments: [
        (image(Data()), WeatherError.invalidResponse(.empty)),
        (.html("<p>Log in</p>", status: 200), .invalidResponse(.unexpectedContentType("text/html"))),
        (image(Data("<p>".utf8)), .invalidResponse(.unexpectedContentType("application/octet-stream"))),
        (image(png().prefix(20)), .invalidResponse(.unexpectedContentType("application/octet-stream"))),
        (image(Data("GIF89a".utf8), type: nil), .invalidResponse(.unexpectedContentType("application/octet-stream"))),
        (image(png(width: 60_000)), .invalidResponse(.unexpectedContentType("application/octet-stream"))),
        (image(png(height: 0)), .invalidResponse(.unexpectedContentType("application/octet-stream"))),
        (image(png(size: 256_001)), .invalidResponse(.tooLarge(limit: 256_000))),
        (image(status: 404), .notFound),
        (.html("AccessDenied", status: 403), .notFound),
        (image(status: 401), .notFound),
        (image(status: 503), .server(status: 503)),
        (.closed, .server(status: nil)),
    ]
    )
    func `are refused when they are no picture`(response: LoopbackResponse, error: WeatherError) async throws {
        let server = try LoopbackWeatherServer { _ in response }
        let client = Self.client(server)

        for _ in 0..<2 {
            await #expect(throws: error) { try await client.iconData(for: Self.sun) }
        }

        #expect(server.requests.count == 2)
    }

    @Test
    func `accept the largest file and the largest picture`() async throws {
        let picture = Self.png(width: 1_024, height: 1_024, size: 256_000)
        let server = try LoopbackWeatherServer { _ in Self.image(picture) }

        #expect(try await Self.client(server).iconData(for: Self.sun) == picture)
    }

    @Test
    func `have no address without icons or for a name that is none`() async throws {
        let server = try LoopbackWeatherServer { _ in Self.image() }

        await #expect(throws: WeatherError.badRequest(.invalidAddress)) {
            try await Self.client(nil).iconData(for: Self.sun)
        }
        await #expect(throws: WeatherError.badRequest(.invalidAddress)) {
            try await Self.client(server).iconData(for: IconCode("../../secret"))
        }
        #expect(server.requests.isEmpty)
    }
}
