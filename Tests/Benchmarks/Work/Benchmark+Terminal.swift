#if os(Linux)
import Foundation

extension Benchmark {
    /// The cost of the app in a terminal: what it writes, and its processor time for keys.
    static let terminal = Benchmark([
        Figure(
            name: "terminal-bytes",
            definition: "bytes of a whole frame of WeatherTerminal ÷ cells of a terminal of 120 × 40"
        ),
        Figure(name: "terminal-idle", definition: "bytes that it writes in 10 seconds in which nothing happens"),
        Figure(
            name: "terminal-key",
            definition: "processor time of a key that changes nothing ÷ that of a key that draws everything again"
        ),
    ]) { conditions in
        try await withTemporaryDirectory { directory in
            let app = try TerminalProcess(directory: directory)
            // The start takes as long as a request of made-up weather, and a wheel turns meanwhile.
            guard app.read(until: .seconds(2)) > 10_000 else {
                throw BenchmarkFailure(description: "WeatherTerminal shows nothing.")
            }
            let bytes = app.press(Self.redraw, quiet: .milliseconds(300))
            let idle = app.read(for: .seconds(conditions.isQuick ? 1 : 10))
            let samples = try await Contender.alternate(
                [
                    Contender(name: "a key that changes nothing") { time(of: "x", in: app) },
                    Contender(name: "a key that draws everything") { time(of: Self.redraw, in: app) },
                ],
                rounds: conditions.rounds(31)
            )
            return Outcome(
                Double(bytes) / Double(TerminalProcess.cells),
                Double(idle),
                samples[0].ratio(to: samples[1]),
                lines: samples.map { Outcome.Line(work: $0.name, samples: $0) }
            )
        }
    }

    /// The control character that stands for Ctrl-L.
    private static let redraw = "\u{0C}"

    private static func time(of key: String, in app: TerminalProcess) -> Duration {
        let start = app.processorTime
        _ = app.press(key)
        return app.processorTime - start
    }
}
#endif
