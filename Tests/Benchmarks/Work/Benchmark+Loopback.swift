#if os(macOS) || os(Linux)
import Foundation
import OpenWeather

extension Benchmark {
    /// Forecasts over a connection of this machine, one after another.
    static let loopback1 = forecasts("loopback-1", atOnce: 1)

    /// Forecasts over connections of this machine, 32 at once.
    static let loopback32 = forecasts("loopback-32", atOnce: 32)

    /// Current weather over a connection of this machine, one after another.
    static let loopbackWeather1 = currentWeather("loopback-weather-1", atOnce: 1)

    /// Current weather over connections of this machine, 32 at once.
    static let loopbackWeather32 = currentWeather("loopback-weather-32", atOnce: 32)

    private static func forecasts(_ name: String, atOnce count: Int) -> Benchmark {
        loopback(name, of: "40-entry forecasts", atOnce: count) {
            use(try await $0.forecast(for: .coordinate($1)))
        } bare: {
            use(try await $0.value(MinimalForecast.self, of: "forecast", at: $1))
        }
    }

    private static func currentWeather(_ name: String, atOnce count: Int) -> Benchmark {
        loopback(name, of: "current weather", atOnce: count) {
            use(try await $0.currentWeather(for: .coordinate($1)))
        } bare: {
            use(try await $0.value(MinimalCurrentWeather.self, of: "weather", at: $1))
        }
    }

    private static func loopback(
        _ name: String,
        of work: String,
        atOnce count: Int,
        ours request: @escaping @Sendable (OpenWeatherClient, Coordinate) async throws -> Void,
        bare bareRequest: @escaping @Sendable (BareProgram, Coordinate) async throws -> Void
    ) -> Benchmark {
        let manner = count == 1 ? "one after another" : "\(count) at once"
        return Benchmark(
            name,
            "\(work) over loopback \(manner), requests per second ÷ bare URLSession with a limited body and JSONDecoder"
        ) { conditions in
            try await ServerProcess.withServer { server in
                let ours = Fixture.client(server: server)
                let limited = BareProgram(server: server, isLimited: true)
                let bare = BareProgram(server: server)
                let samples = try await Contender.alternate(
                    [
                        requests("through the client", atOnce: count) { try await request(ours, $0) },
                        requests("a delegate that counts and JSONDecoder", atOnce: count) {
                            try await bareRequest(limited, $0)
                        },
                        requests("URLSession and JSONDecoder", atOnce: count) { try await bareRequest(bare, $0) },
                    ],
                    rounds: conditions.rounds(201)
                )
                return Outcome(samples[1].ratio(to: samples[0]), lines: lines(of: samples))
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

    /// Returns the lines of the programs with their rates, and with that of ours as a multiple of each other one.
    private static func lines(of samples: [Samples]) -> [Outcome.Line] {
        samples.enumerated()
            .map { index, other in
                let rate = "\((1 / other.median).short) requests/s"
                let note = index == 0 ? rate : "\(rate), ours \(other.ratio(to: samples[0]).short) × this"
                return Outcome.Line(work: other.name, samples: other, note: note)
            }
    }
}
#endif
