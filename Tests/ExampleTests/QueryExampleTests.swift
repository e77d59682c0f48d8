#if os(macOS) || os(Linux)
import Foundation
import OpenWeatherMocks
import OpenWeatherTestSupport
import Testing

@Suite("QueryExample", .timeLimit(.minutes(5)))
struct QueryExampleTests {
    private let sut = BuiltProgram("QueryExample")

    @Test(arguments: [
        ([], "COMMAND"), (["fly"], "fly"), (["current", "--coordinate", "91,0"], "--coordinate"),
        (["current", "--coordinate"], "--coordinate"), (["current", "--units", "furlongs"], "--units"),
        (["current", "--gateway", "ftp://x"], "--gateway"), (["current", "--nonsense"], "--nonsense"),
        (["forecast", "--count", "41"], "--count"), (["reverse"], "reverse"), (["postcode", "?"], "postcode"),
        (["search"], "search"), (["current", "Lisbon"], "Lisbon"), (["current", "--id", "x"], "--id"),
        (["current", "--city", " "], "--city"), (["current", "--json=yes"], "--json"),
    ]
    )
    func namesTheArgumentThatIsWrongAndLeavesWithStatus2(arguments: [String], name: String) async throws {
        let run = try await sut.run(arguments)

        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("QueryExample: \(name):"))
        #expect(run.output.isEmpty)
    }

    @Test
    func asksForAKeyBeforeAnythingIsSent() async throws {
        let run = try await sut.run(["current", "--live", "--no-cache"])

        #expect(run.status == 1)
        #expect(run.errors.contains("No API key is set."))
    }

    @Test
    func readsTheCacheTheSecondTime() async throws {
        let server = try LoopbackWeatherServer { _ in .json(Self.weather) }
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        let arguments = ["current", "--live", "--city", "Lisbon", "--cache-dir", directory.path()]
        let environment = ["OPENWEATHER_API_KEY": "a-key", "OPENWEATHER_BASE_URL": server.baseURL.absoluteString]

        let first = try await sut.run(arguments, environment: environment)
        let second = try await sut.run(arguments, environment: environment)
        let offline = try await sut.run(arguments + ["--offline"], environment: environment)

        #expect(first.status == 0)
        #expect(first.output.contains("Source       network"))
        #expect(second.output.contains("Source       cache, less than a minute old"))
        #expect(offline.output.contains("Source       cache"))
        #expect(server.requests.count == 1)
        await server.stop()
    }

    @Test
    func sendsNoKeyToAGateway() async throws {
        let server = try LoopbackWeatherServer { _ in .json(Self.weather) }

        let run = try await sut.run(
            ["current", "--gateway", server.baseURL.absoluteString, "--no-cache"],
            environment: ["OPENWEATHER_API_KEY": "a-key"]
        )

        #expect(run.status == 0)
        #expect(server.requests.allSatisfy { $0.query("appid") == nil && !"\($0.headers)".contains("a-key") })
        #expect(!server.requests.isEmpty)
        await server.stop()
    }

    private static let weather = """
        {"coord":{"lon":-9.14,"lat":38.72},"weather":[{"id":800,"main":"Clear","description":"clear sky","icon":"01d"}],
        "main":{"temp":18.4,"humidity":60,"pressure":1017},"wind":{"speed":3.1,"deg":300},"dt":1780000000,
        "sys":{"country":"PT","sunrise":1779940000,"sunset":1779990000},"timezone":3600,"id":2267057,"name":"Lisbon",
        "cod":200}
        """
}
#endif
