#if os(macOS) || os(Linux)
import Foundation
import OpenWeather

extension Benchmark {
    /// Requests over a connection of this machine, one after another.
    static let loopback1 = loopback("loopback-1", atOnce: 1)

    /// Requests over connections of this machine, 32 at once.
    static let loopback32 = loopback("loopback-32", atOnce: 32)

    private static func loopback(_ name: String, atOnce count: Int) -> Benchmark {
        let manner = count == 1 ? "one after another" : "\(count) at once"
        return Benchmark(
            name,
            "40-entry forecasts over loopback \(manner), requests per second ÷ bare URLSession and JSONDecoder"
        ) { conditions in
            try await ServerProcess.withServer { server in
                let ours = Fixture.client(server: server)
                let bare = BareProgram(server: server)
                let forecasts = try await Contender.alternate(
                    [
                        requests("forecasts through the client", atOnce: count) {
                            use(try await ours.forecast(for: .coordinate($0)))
                        },
                        requests("forecasts, URLSession and JSONDecoder", atOnce: count) {
                            use(try await bare.value(MinimalForecast.self, of: "forecast", at: $0))
                        },
                    ],
                    rounds: conditions.rounds(101)
                )
                let weather = try await Contender.alternate(
                    [
                        requests("current weather through the client", atOnce: count) {
                            use(try await ours.currentWeather(for: .coordinate($0)))
                        },
                        requests("current weather, URLSession and JSONDecoder", atOnce: count) {
                            use(try await bare.value(MinimalCurrentWeather.self, of: "weather", at: $0))
                        },
                    ],
                    rounds: conditions.rounds(101)
                )
                return Outcome(
                    forecasts[1].ratio(to: forecasts[0]),
                    lines: lines(of: forecasts) + lines(of: weather)
                )
            }
        }
    }

    /// Returns a contender that performs twelve requests, or two for each of several at once, each for another place.
    private static func requests(
        _ name: String,
        atOnce callers: Int,
        _ request: @escaping @Sendable (Coordinate) async throws -> Void
    ) -> Contender {
        Contender(name: name) {
            let count = max(12, callers * 2)
            let time = try await timedAsync(1) { _ in
                try await withThrowingTaskGroup { group in
                    for caller in 0..<callers {
                        group.addTask {
                            for number in stride(from: caller, to: count, by: callers) {
                                try await request(Fixture.place(number))
                            }
                        }
                    }
                    try await group.waitForAll()
                }
            }
            return time / count
        }
    }

    /// Returns the lines of both programs with their rates, and with that of ours as a multiple of the other.
    private static func lines(of samples: [Samples]) -> [Outcome.Line] {
        let multiple = samples[1].ratio(to: samples[0])
        return samples.enumerated()
            .map { index, samples in
                let rate = "\((1 / samples.median).short) requests/s"
                let note = index == 0 ? "\(rate), \(multiple.short) × the other" : rate
                return Outcome.Line(work: samples.name, samples: samples, note: note)
            }
    }
}
#endif
