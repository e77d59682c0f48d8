import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Code of the pages about tests", .watched)
struct MocksSnippets {
    // snippet: mocks-landing
    @Test
    func `a failure keeps its reason`() async throws {
        let weather = ScriptedWeatherRepository()
        weather.currentWeather.enqueue(failure: .offline)

        await #expect(throws: WeatherError.offline) {
            try await weather.currentWeather(for: .city("Lisbon"))
        }
        try weather.verify()
    }
    // end

    @Test
    func `a clock stands still until it is moved`() async throws {
        // snippet: testing-clock
        let transport = ScriptedHTTPClient()
        transport.responses.enqueue(.error(status: 503, message: "restarting"))
        transport.responses.enqueue(.json("{}"))
        let request = TransportRequest(url: try #require(URL(string: "https://stand-in.invalid/weather")))
        let clock = ManualClock()
        let client = RetryingHTTPClient(
            wrapping: transport,
            policy: RetryPolicy(baseDelay: .seconds(1), deadline: nil),
            clock: clock,
            randomness: { $0.upperBound }
        )
        async let response = client.send(request)
        await clock.waitForSleepers()
        clock.advance(by: .seconds(1))
        let status = try await response.status
        // end

        #expect(status == 200)
        try transport.verify()
    }

    @Test
    func `demo weather goes through the whole stack`() async throws {
        // snippet: testing-demo
        let demo = DemoHTTPClient(seed: 7, now: { SampleTime.fetched })
        let client = OpenWeatherClient(configuration: OpenWeatherConfiguration(transport: demo))
        let first = try await client.currentWeather(for: .city("Lisbon")).value
        let again = try await client.currentWeather(for: .city("Lisbon"), policy: .refresh).value
        // end

        #expect(first == again)
    }

    @Test
    func `a server responds on this machine`() async throws {
        // snippet: testing-loopback
        let server = try LoopbackWeatherServer { _ in .html("<h1>Log in</h1>", status: 200) }
        let api = OpenWeatherAPIConfiguration(apiKey: APIKey("test"), host: server.baseURL)
        let weather = RemoteWeatherRepository(client: URLSessionHTTPClient(), api: api)

        await #expect(throws: WeatherError.invalidResponse(.unexpectedContentType("text/html"))) {
            try await weather.currentWeather(for: .city("Lisbon"))
        }
        await server.stop()
        // end
    }

    @Test
    func `a recorded response is replayed`() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        let now = SampleTime.fetched

        let service = OpenWeatherConfiguration(transport: DemoHTTPClient(now: { now }))
        let recorded = try await recordingClient(service, in: directory).currentWeather(for: .city("Lisbon")).value
        let replayed = try await replayingClient(of: directory, at: now).currentWeather(for: .city("Lisbon")).value

        #expect(replayed == recorded)
    }

    // snippet: record
    func recordingClient(_ configuration: OpenWeatherConfiguration, in directory: URL) -> OpenWeatherClient {
        var configuration = configuration
        configuration.middleware.append { RecordingHTTPClient(wrapping: $0, directory: directory) }
        configuration.cache = .none  // a cached response is not recorded again
        return OpenWeatherClient(configuration: configuration)
    }
    // end

    // snippet: replay
    func replayingClient(of directory: URL, at date: Date) throws -> OpenWeatherClient {
        var configuration = OpenWeatherConfiguration(transport: try ReplayingHTTPClient(directory: directory))
        configuration.now = { date }
        return OpenWeatherClient(configuration: configuration)
    }
    // end
}
