#if os(macOS) || os(Linux)
import ExampleSupport
import Foundation
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Times for an activity from the command line", .watched)
struct TimesCommandTests {
    private let sut = BuiltProgram("QueryExample")

    @Test(arguments: [
        (["when", "Lisbon"], "At most 4 calls.", 4), (["when", "--coordinate", "38.72,-9.14"], "At most 2 calls.", 2),
    ])
    func `says before it requests them what they cost`(arguments: [String], cost: String, largest: Int) async throws {
        let service = MockService()
        let server = try LoopbackWeatherServer { await service.response(to: $0) }

        let run = try await sut.run(
            arguments + ["--live", "--no-cache"],
            environment: ["OPENWEATHER_API_KEY": "a-key", "OPENWEATHER_BASE_URL": server.baseURL.absoluteString]
        )

        #expect(run.status == 0)
        #expect(run.output.contains("for run"), "\(run.output)")
        #expect(run.errors.contains(cost))
        #expect((2...largest).contains(server.requests.count))
        await server.stop()
    }

    @Test(arguments: ["run", "ride", "walk", "laundry", "stargaze", "drone"])
    func `has an answer for every activity`(name: String) async throws {
        let run = try await sut.run(["when", "--for", name, "--city", "Lisbon", "--no-cache"])

        #expect(run.status == 0)
        #expect(run.output.contains("for \(name)"), "\(run.output)")
        #expect(run.output.contains("Provider     Made-up weather"))
    }

    @Test
    func `refuses an activity that it does not know`() async throws {
        let run = try await sut.run(["when", "--for", "fly"])

        #expect(run.status == 2)
        #expect(run.errors.contains("'fly' is none of run, ride, walk, laundry, stargaze, drone."))
    }
}
#endif
