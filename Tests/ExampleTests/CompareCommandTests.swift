#if os(macOS) || os(Linux)
import ExampleSupport
import Foundation
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("A comparison from the command line", .watched)
struct CompareCommandTests {
    private let sut = BuiltProgram("QueryExample")

    @Test
    func `compares made up weather with yesterday and the usual`() async throws {
        let run = try await sut.run(["compare", "Lisbon", "--no-cache"])

        #expect(run.status == 0)
        #expect(run.output.contains("at this time") && run.output.contains("now"), "\(run.output)")
        #expect(run.output.contains("Usual high") && run.output.contains("statistics"), "\(run.output)")
        #expect(run.errors.contains("The weather now: at most 3 calls."))
    }

    @Test(arguments: [(0, 1), (2, 2)])
    func `sends no more calls than it was allowed`(allowed: Int, requests: Int) async throws {
        let service = MockService()
        let server = try LoopbackWeatherServer { await service.response(to: $0) }

        let run = try await sut.run(
            ["compare", "--coordinate", "38.72,-9.14", "--calls", "\(allowed)", "--live", "--no-cache"],
            environment: ["OPENWEATHER_API_KEY": "a-key", "OPENWEATHER_BASE_URL": server.baseURL.absoluteString]
        )

        #expect(run.status == 0)
        #expect(run.errors.contains("The weather now: at most 1 call.\n"), "\(run.errors)")
        #expect(
            run.errors.contains(
                "Yesterday at this time: at most 2 calls. The usual: 1. Allowed by --calls: \(allowed)."
            )
        )
        #expect(server.requests.count == requests, "\(server.requests.map(\.path))")
        await server.stop()
    }
}
#endif
