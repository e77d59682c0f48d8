import Foundation
import OpenWeather

extension Benchmark {
    /// The cost of keeping a response on disk, beyond that of a new file.
    ///
    /// The file itself costs the system 20 to 500 µs, the more the more files other programs have removed lately.
    static let keptMiss = Benchmark(
        "kept-miss",
        "(forecast missed and kept on disk − one without a cache − a bare file of its size) ÷ JSONDecoder into a minimal DTO"
    ) { conditions in
        try await withTemporaryDirectory { directory in
            let transport = MemoryTransport(conditions.bodies.forecast)
            let keeping = Fixture.client(over: transport, cache: .directory(directory))
            let plain = Fixture.client(over: transport)
            let bare = try BareFile(in: directory)
            let bytes = [UInt8](repeating: 1, count: 6_600)  // As many as the entry of this forecast has.
            // Another place each time; all of them together stay below the limit at which the store evicts.
            let places = Locked(0)
            let samples = try await Contender.alternate(
                [
                    Contender(name: "a miss that is kept on disk") {
                        try await timedAsync(2) { _ in try await missForecast(from: keeping, at: next(places)) }
                    },
                    Contender(name: "without a cache") {
                        try await timedAsync(2) { _ in try await missForecast(from: plain, at: next(places)) }
                    },
                    minimal(MinimalForecast.self, from: conditions.bodies.forecast, passes: 2),
                    Contender(name: "a bare file of the same size") {
                        try timed(2) { try bare.write(bytes, to: "\(next(places))") }
                    },
                ],
                rounds: conditions.rounds(301)
            )
            return Outcome(Samples.median(of: samples) { ($0[0] - $0[1] - $0[3]) / $0[2] }, comparing: samples)
        }
    }

    /// The cost of a response that only the disk holds.
    static let diskHit = Benchmark(
        "disk-hit",
        "forecast from disk by a client whose memory is cold ÷ JSONDecoder into a minimal DTO"
    ) { conditions in
        try await withTemporaryDirectory { directory in
            let count = 4
            let transport = MemoryTransport(conditions.bodies.forecast)
            let filler = Fixture.client(over: transport, cache: .directory(directory))
            for number in 0...count { try await missForecast(from: filler, at: number) }
            let samples = try await Contender.alternate(
                [
                    Contender(name: "a hit on disk") {
                        let client = Fixture.client(over: NoTransport(), cache: .directory(directory))
                        // The first hit of a client also looks for files of others; it is not counted.
                        try await hitForecast(from: client, at: count)
                        return try await timedAsync(count) { try await hitForecast(from: client, at: $0) }
                    },
                    minimal(MinimalForecast.self, from: conditions.bodies.forecast, passes: count),
                ],
                rounds: conditions.rounds(301)
            )
            return Outcome(samples[0].ratio(to: samples[1]), comparing: samples)
        }
    }

    /// The cost of a response in memory.
    static let memoryHit = Benchmark(
        "memory-hit-us",
        "forecast from memory, through the client, in microseconds"
    ) { conditions in
        let data = conditions.bodies.forecast
        let client = Fixture.client(over: MemoryTransport(data), cache: .memory)
        try await missForecast(from: client, at: 0)
        let samples = try await Contender.alternate(
            [
                Contender(name: "a hit in memory") {
                    try await timedAsync(100) { _ in try await hitForecast(from: client, at: 0) }
                },
                minimal(MinimalForecast.self, from: data, passes: 2),
            ],
            rounds: conditions.rounds(301)
        )
        return Outcome(samples[0].median * 1e6, comparing: samples)
    }

    /// The cost of a part of One Call in memory.
    static let partInMemory = Benchmark(
        "part-memory-us",
        "48 hours of One Call from memory, through the client, in microseconds"
    ) { conditions in
        let client = Fixture.client(over: MemoryTransport(conditions.bodies.oneCall), cache: .memory)
        let place = Fixture.place(0)
        use(try await client.oneCall(at: place))
        let samples = try await Contender.alternate(
            [
                Contender(name: "a part in memory") {
                    try await timedAsync(100) { _ in
                        let origin = try await client.oneCall(at: place, parts: [.hours]).hours?.get().origin
                        guard origin == .cache else {
                            throw BenchmarkFailure(description: "The hours came from \(String(describing: origin)).")
                        }
                    }
                },
                minimal(MinimalOneCall.self, from: conditions.bodies.oneCall, passes: 2),
            ],
            rounds: conditions.rounds(301)
        )
        return Outcome(samples[0].median * 1e6, comparing: samples)
    }

    private static func missForecast(from client: OpenWeatherClient, at number: Int) async throws {
        let place = LocationQuery.coordinate(Fixture.place(number))
        let origin = try await client.forecast(for: place).origin
        guard origin == .network else { throw BenchmarkFailure(description: "A forecast came from \(origin).") }
    }

    private static func hitForecast(from client: OpenWeatherClient, at number: Int) async throws {
        let place = LocationQuery.coordinate(Fixture.place(number))
        let origin = try await client.forecast(for: place).origin
        guard origin == .cache else { throw BenchmarkFailure(description: "A forecast came from \(origin).") }
    }

    private static func next(_ number: Locked<Int>) -> Int {
        number.withLock { number in
            number += 1
            return number
        }
    }

    /// Performs `work` with a directory beside the program.
    ///
    /// Not in the system's directory for temporary files: on ext4, where other programs have removed many files in the
    /// last minutes, creating one takes several times as long as everything that is measured.
    /// Where it `isInMemory`, the directory is one of a file system in memory, if the system has one: for work on so many files
    /// that the search of ext4 for free inodes would be most of what is measured.
    static func withTemporaryDirectory(
        isInMemory: Bool = false,
        _ work: (URL) async throws -> Outcome
    ) async throws -> Outcome {
        let memory = "/dev/shm"
        let hasMemory = isInMemory && FileManager.default.isWritableFile(atPath: memory)
        let beside = Bundle.main.executableURL?.deletingLastPathComponent() ?? FileManager.default.temporaryDirectory
        let parent = hasMemory ? URL(filePath: memory) : beside
        let directory = parent.appending(path: "benchmarks-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        return try await work(directory)
    }
}
