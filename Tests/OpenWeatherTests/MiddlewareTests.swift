import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Middleware", .watched)
struct MiddlewareTests {
    /// A client that writes down everything it sees and adds a header.
    private struct Witness: HTTPClient {
        let name: String
        let client: any HTTPClient
        let notes: Locked<[String]>

        func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
            note("request", request)
            note("fields", request.headers.map { "\($0.name): \($0.value)" })
            var request = request
            request.headers["X-\(name)"] = "1"
            do throws(NetworkError) {
                let response = try await client.send(request)
                note("response \(response.status)", response)
                note("body", String(decoding: response.body, as: UTF8.self))
                return response
            } catch {
                note("error", error)
                throw error
            }
        }

        private func note(_ title: String, _ value: Any) {
            var dumped = ""
            dump(value, to: &dumped)
            notes.withLock { $0.append("\(name) \(title): \(value)\n\(String(reflecting: value))\n\(dumped)") }
        }
    }

    /// A client that changes the address of each request.
    private struct Detour: HTTPClient {
        let client: any HTTPClient
        let url: URL

        func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
            var request = request
            request.url = url
            return try await client.send(request)
        }
    }

    private static let key = "secret0123456789"
    private static let body = #"{"coord":{"lat":1,"lon":2},"dt":1780000000,"main":{"temp":18}}"#

    private static func client(_ server: LoopbackWeatherServer, _ notes: Locked<[String]>) -> OpenWeatherClient {
        let api = OpenWeatherAPIConfiguration(apiKey: APIKey(key), host: server.baseURL)
        var configuration = OpenWeatherConfiguration(api: api)
        configuration.cache = .none
        configuration.retry = RetryPolicy(maximumAttempts: 3, baseDelay: .milliseconds(1), deadline: nil)
        configuration.timeout = .seconds(3_600)
        configuration.middleware = ["A", "B"]
            .map { name in
                { Witness(name: name, client: $0, notes: notes) }
            }
        return OpenWeatherClient(configuration: configuration)
    }

    @Test
    func `sees every attempt from the first to the last`() async throws {
        let cut = LoopbackResponse.json("{}").delivered(.cutOff(afterBodyBytes: 1))
        let server = try LoopbackWeatherServer(script: [
            "/data/2.5/weather": [.json("{}", status: 500), cut, .json(Self.body)]
        ])
        let notes = Locked([String]())

        _ = try await Self.client(server, notes).currentWeather(for: .city("Lisbon"))

        let titles = notes.withLock { $0 }.map { $0.prefix { $0 != ":" } }.filter { !$0.hasSuffix("fields") }
        let attempts = [
            ["A request", "B request", "B response 500", "B body", "A response 500", "A body"],
            ["A request", "B request", "B error", "A error"],
            ["A request", "B request", "B response 200", "B body", "A response 200", "A body"],
        ]
        #expect(titles.map(String.init) == attempts.flatMap(\.self))
        #expect(server.requests.allSatisfy { $0.headers["x-a"] == "1" && $0.headers["x-b"] == "1" })
    }

    @Test
    func `never sees the key`() async throws {
        let server = try LoopbackWeatherServer { request in
            let echo = request.target
            switch request.path {
            case "/data/2.5/weather":
                return .json(#"{"cod":401,"message":"Bad \#(echo)"}"#, status: 401, headers: ["X-Echo": echo])
            case "/data/2.5/forecast":
                return LoopbackResponse(status: 302, headers: ["Location": "http://elsewhere.invalid\(echo)"])
            case "/data/2.5/own": return LoopbackResponse(headers: ["X-Echo": echo], body: Data(echo.utf8))
            default: return .closed
            }
        }
        let notes = Locked([String]())
        let client = Self.client(server, notes)

        _ = try? await client.currentWeather(for: .city("Lisbon"))
        _ = try? await client.forecast(for: .city("Lisbon"))
        _ = try? await client.airQuality(at: .lisbon)
        let own = Endpoint(base: .weather, path: "own", queryItems: [], takesOptions: false)
        let data = try await client.data(of: own).value

        #expect(server.requests.allSatisfy { $0.query("appid") == Self.key })
        #expect(Set(server.requests.map(\.path)).count == 4)
        #expect(notes.withLock { $0.count } > 20)
        #expect(notes.withLock { $0 }.filter { $0.contains(Self.key) }.isEmpty)
        #expect(!String(decoding: data, as: UTF8.self).contains(Self.key))
    }

    @Test
    func `cannot lead the key to another server`() async throws {
        let server = try LoopbackWeatherServer { _ in .json(Self.body) }
        let other = try LoopbackWeatherServer { _ in .json(Self.body) }
        let api = OpenWeatherAPIConfiguration(apiKey: APIKey(Self.key), host: server.baseURL)
        var configuration = OpenWeatherConfiguration(api: api)
        configuration.retry = .noDeadline
        configuration.cache = .none
        configuration.middleware = [{ Detour(client: $0, url: other.baseURL) }]
        let sut = OpenWeatherClient(configuration: configuration)
        configuration.middleware = [{ Detour(client: $0, url: server.baseURL.appending(path: "elsewhere")) }]
        let within = OpenWeatherClient(configuration: configuration)

        await #expect(throws: WeatherError.badRequest(.invalidAddress)) {
            try await sut.currentWeather(for: .city("Lisbon"))
        }
        _ = try await within.currentWeather(for: .city("Lisbon"))

        #expect(other.requests.isEmpty)
        #expect(server.requests.map(\.path) == ["/elsewhere"])
    }
}
