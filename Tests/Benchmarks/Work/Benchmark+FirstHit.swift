#if os(macOS) || os(Linux)
import Foundation
import OpenWeather

extension Benchmark {
    /// The cost of the first response of a process that only the disk holds.
    static let firstHit = Benchmark([
        Figure(
            name: "first-disk-hit",
            definition: "first forecast of a process from disk ÷ first use of JSONDecoder, into a minimal DTO"
        ),
        Figure(
            name: "first-disk-hit-100000",
            definition: "the same from a directory of 100,000 entries ÷ from one of a single entry"
        ),
    ]) { conditions in
        try await withTemporaryDirectory { directory in
            let body = directory.appending(path: "body.json")
            let caches = ["small", "large"].map { directory.appending(path: $0) }
            for cache in caches {
                let client = Fixture.client(over: MemoryTransport(conditions.bodies.forecast), cache: .directory(cache))
                use(try await client.forecast(for: .coordinate(Fixture.place(0))))
            }
            try conditions.bodies.forecast.write(to: body)
            for name in try FileManager.default.contentsOfDirectory(atPath: caches[1].path) {
                try fill(caches[1].appending(path: name), with: 0..<100_000)
            }
            let samples = try await Contender.alternate(
                [
                    Contender(name: "first hit") { try await FirstProgram.hit.time(caches[0]) },
                    Contender(name: "first use of JSONDecoder") { try await FirstProgram.decoder.time(body) },
                    Contender(name: "first hit among 100,000") { try await FirstProgram.hit.time(caches[1]) },
                ],
                rounds: conditions.rounds(101)
            )
            return Outcome(
                samples[0].ratio(to: samples[1]),
                samples[2].ratio(to: samples[0]),
                lines: samples.map { Outcome.Line(work: $0.name, samples: $0) }
            )
        }
    }
}

/// A program that performs one operation, which has to load and prepare all that later ones find ready.
enum FirstProgram: String, Sendable {
    /// Reads a forecast from a cache.
    case hit
    /// Decodes a forecast by `JSONDecoder`.
    case decoder

    /// Runs the program in a process of its own and returns the time of the operation.
    func time(_ file: URL) async throws -> Duration {
        let text = try await ChildProcess(["--first", rawValue, file.path]).output()
        guard let seconds = Double(text.filter { !$0.isNewline }) else {
            throw BenchmarkFailure(description: "A process did nothing: \(text)")
        }
        return .seconds(seconds)
    }

    /// Performs the operation with a cache's directory or a file that holds a body, and prints its time in seconds.
    @concurrent
    func run(_ file: URL) async throws {
        switch self {
        case .hit:
            let client = Fixture.client(over: NoTransport(), cache: .directory(file))
            let place = LocationQuery.coordinate(Fixture.place(0))
            print(try await timedAsync(1) { _ in use(try await client.forecast(for: place)) } / .seconds(1))
        case .decoder:
            let body = try Data(contentsOf: file)
            print(try timed(1) { use(try JSONDecoder().decode(MinimalForecast.self, from: body)) } / .seconds(1))
        }
    }
}
#endif
