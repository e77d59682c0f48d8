import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Shared cache directory", .watched)
struct CacheDirectoryTests {
    /// A server by its two addresses.
    private struct Server: WeatherAPIConfiguration {
        let apiKey: APIKey? = nil
        let baseURLWeather: URL?
        let baseURLGeo: URL?

        init(_ weather: String, geo: String? = nil) {
            baseURLWeather = URL(string: weather)
            baseURLGeo = URL(string: geo ?? weather)
        }
    }

    private static let long = "https://example.com/" + String(repeating: "x", count: 120)

    /// Sends requests to both servers over one cache directory, and returns the number that reached the second.
    private func requestCount(
        to second: some WeatherAPIConfiguration,
        after first: some WeatherAPIConfiguration
    ) async throws -> Int {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        var count = 0
        for server in [first, second] as [any WeatherAPIConfiguration] {
            let http = ScriptedHTTPClient()
            http.responses.enqueue(.json(#"{"coord":{"lat":1,"lon":2},"dt":1780000000,"main":{"temp":18}}"#))
            var configuration = OpenWeatherConfiguration(api: server)
            configuration.retry = .noDeadline
            configuration.cache = .directory(directory)
            configuration.transport = http
            let client = OpenWeatherClient(configuration: configuration)
            _ = try await client.currentWeather(for: .city("Lisbon"))
            count = http.requests.count
        }
        return count
    }

    @Test(arguments: [
        ("https://example.com/a/b", "https://example.com/a_b"),
        ("https://example.com/Team", "https://example.com/team"),
        ("https://example.com/a", "http://example.com/a"),
        ("https://example.com:8443/a", "https://example.com/8443/a"),
        (long + "1", long + "2"),
    ]
    )
    func `keeps the responses of two servers apart`(first: String, second: String) async throws {
        #expect(try await requestCount(to: Server(second), after: Server(first)) == 1)
        #expect(try await requestCount(to: Server(first), after: Server(first)) == 0)
    }

    @Test
    func `keeps the responses of servers apart that differ in their geocoding address`() async throws {
        let weather = "https://example.com/weather"
        let first = Server(weather, geo: "https://example.com/one")
        let second = Server(weather, geo: "https://example.com/two")

        #expect(try await requestCount(to: second, after: first) == 1)
    }

    @Test
    func `keeps the responses of servers apart that differ in their address for One Call`() async throws {
        let host = URL(string: "https://example.com")
        let first = OpenWeatherAPIConfiguration(apiKey: APIKey("abc"), host: host)
        var second = first
        second.baseURLOneCall3 = URL(string: "https://example.org/data/3.0")

        #expect(try await requestCount(to: second, after: first) == 1)
        #expect(try await requestCount(to: first, after: first) == 0)
    }

    @Test(arguments: [
        ("https://example.com/data/2.5", "example.com-_data_2.5-"),
        ("http://127.0.0.1:8080/data/2.5", "127.0.0.1-8080-_data_2.5-"),
        ("https://example.com/T0ken/data/2.5", "example.com-___data_2.5-"),
        ("https://example.com/T0ken", "example.com-__-"),
    ]
    )
    func `names no token of an address in a file`(address: String, beginning: String) async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        let http = ScriptedHTTPClient()
        http.responses.enqueue(.json(#"{"coord":{"lat":1,"lon":2},"dt":1780000000,"main":{"temp":18}}"#))
        var configuration = OpenWeatherConfiguration(api: Server(address))
        configuration.cache = .directory(directory)
        configuration.transport = http
        _ = try await OpenWeatherClient(configuration: configuration).currentWeather(for: .city("Lisbon"))

        let paths = try FileManager.default.subpathsOfDirectory(atPath: directory.path(percentEncoded: false))

        #expect(paths.contains { $0.hasPrefix(beginning) }, "\(paths)")
        #expect(!paths.contains { $0.lowercased().contains("t0ken") }, "\(paths)")
    }

    @Test(arguments: [("299", 1), ("300", 2), ("7200", 2)])
    func `fetches again a response that was old on arrival`(age: String, requests: Int) async throws {
        let http = ScriptedHTTPClient()
        let headers = ["Content-Type": "application/json", "Age": age]
        let body = Data(#"{"coord":{"lat":1,"lon":2},"dt":1780000000,"main":{"temp":18}}"#.utf8)
        for _ in 0..<2 { http.responses.enqueue(StubResponse(headers: headers, body: body)) }
        var configuration = OpenWeatherConfiguration(api: Server("https://example.com"))
        configuration.retry = .noDeadline
        configuration.cache = .memory
        configuration.transport = http
        configuration.now = { Date(timeIntervalSince1970: 1_790_000_000) }
        let client = OpenWeatherClient(configuration: configuration)

        let first = try await client.currentWeather(for: .city("Lisbon"))
        _ = try await client.currentWeather(for: .city("Lisbon"))
        let known = try await client.currentWeather(for: .city("Lisbon"), policy: .cacheOnly)

        #expect(http.requests.count == requests)
        #expect(first.age(at: configuration.now()) == .seconds(try #require(Int(age))))
        #expect(first.isStale == (requests == 2))
        #expect(first.origin == .network)
        #expect(known.isStale == (requests == 2))
    }
}
