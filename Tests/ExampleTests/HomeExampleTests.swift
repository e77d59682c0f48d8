#if os(macOS) || os(Linux)
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("HomeExample", .watched)
struct HomeExampleTests {
    private let sut = BuiltProgram("HomeExample")

    @Test
    func `draws the weather of a city without a key and without escape codes in a file`() async throws {
        let run = try await sut.run(["--city", "Lisbon", "--no-cache"], environment: ["TERM": "xterm-256color"])

        #expect(run.status == 0)
        #expect(run.output.hasPrefix("Made-up weather\nLisbon\n"))
        #expect(run.output.contains("Humidity"))
        #expect(!run.output.contains("\u{1B}"))
        #expect(run.errors.isEmpty)
    }

    @Test(arguments: [
        ("idle", "Select a city"), ("loading", "––"), ("loaded", "Humidity"), ("failed", "Try again"),
        ("stale", "2 hours ago"),
    ]
    )
    func `shows any state on demand`(state: String, text: String) async throws {
        let run = try await sut.run(["--state", state, "--no-cache"])

        #expect(run.status == 0)
        #expect(run.output.contains(text))
    }

    @Test(arguments: [("--units=standard", "K"), ("--lang=de", "Luftdruck")]
    )
    func `takes Kelvin miles and another language`(option: String, text: String) async throws {
        let run = try await sut.run([option, "--no-cache"])

        #expect(run.output.contains(text))
    }

    @Test
    func `says what went wrong on standard error and leaves with status 1`() async throws {
        let unknown = try await sut.run(["--city", "Nowhereville", "--no-cache"])
        let unreachable = try await sut.run(["--gateway", "http://127.0.0.1:1", "--coordinate", "1,1", "--no-cache"])

        #expect(unknown.status == 1)
        #expect(unknown.errors.contains("no such place"))
        #expect(unreachable.status == 1)
        #expect(unreachable.errors.contains("cannot be reached"))
    }

    @Test
    func `refuses a state that there is not`() async throws {
        let run = try await sut.run(["--state", "sleepy"])

        #expect(run.status == 2)
        #expect(run.errors.contains("--state: 'sleepy'"))
    }
}
#endif
