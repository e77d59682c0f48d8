import OpenWeatherTestSupport
import Testing

@Suite("HomeExample", .timeLimit(.minutes(5)))
struct HomeExampleTests {
    private let sut = BuiltProgram("HomeExample")

    @Test("draws the weather of a city without a key and without escape codes in a file")
    func drawsTheWeatherOfACityWithoutAKeyAndWithoutEscapeCodesInAFile() async throws {
        let run = try await sut.run(["--city", "Lisbon", "--no-cache"], environment: ["TERM": "xterm-256color"])

        #expect(run.status == 0)
        #expect(run.output.hasPrefix("Lisbon\n"))
        #expect(run.output.contains("Humidity"))
        #expect(!run.output.contains("\u{1B}"))
        #expect(run.errors.isEmpty)
    }

    @Test(
        "shows any state on demand",
        arguments: [
            ("idle", "Select a city"), ("loading", "––"), ("loaded", "Humidity"), ("failed", "Try again"),
            ("stale", "2 hours ago"),
        ]
    )
    func showsAnyStateOnDemand(state: String, text: String) async throws {
        let run = try await sut.run(["--state", state, "--no-cache"])

        #expect(run.status == 0)
        #expect(run.output.contains(text))
    }

    @Test(
        "takes kelvin, miles and another language",
        arguments: [("--units=standard", "K"), ("--lang=de", "Luftdruck")]
    )
    func takesKelvinMilesAndAnotherLanguage(option: String, text: String) async throws {
        let run = try await sut.run([option, "--no-cache"])

        #expect(run.output.contains(text))
    }

    @Test("says what went wrong on standard error and leaves with status 1")
    func saysWhatWentWrongOnStandardErrorAndLeavesWithStatus1() async throws {
        let unknown = try await sut.run(["--city", "Nowhereville", "--no-cache"])
        let unreachable = try await sut.run(["--gateway", "http://127.0.0.1:1", "--coordinate", "1,1", "--no-cache"])

        #expect(unknown.status == 1)
        #expect(unknown.errors.contains("no such place"))
        #expect(unreachable.status == 1)
        #expect(unreachable.errors.contains("cannot be reached"))
    }

    @Test("refuses a state that there is not")
    func refusesAStateThatThereIsNot() async throws {
        let run = try await sut.run(["--state", "sleepy"])

        #expect(run.status == 2)
        #expect(run.errors.contains("--state: 'sleepy'"))
    }
}
