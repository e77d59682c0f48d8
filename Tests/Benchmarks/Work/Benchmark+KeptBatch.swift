#if os(macOS) || os(Linux)
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
import Foundation
import OpenWeather

extension Benchmark {
    /// The cost of a cache and a ledger for a batch.
    static let keptBatch = Benchmark(
        "batch-kept",
        "processor time of a batch of 20,000 places over loopback with a cache on disk and a ledger ÷ without both, plus "
            + "that of a file created, moved and later removed and one written under a lock for each place"
    ) { conditions in
        try await withTemporaryDirectory(isInMemory: true) { directory in
            let places = (0..<20_000).map { LocationQuery.coordinate(Fixture.place($0)) }
            return try await ServerProcess.withServer { server in
                // Where there is no such file system: ext4 creates files slowly where others were removed, so each round has
                // new directories.
                let rounds = Locked(0)
                let next: @Sendable () -> URL = {
                    let round = rounds.withLock { round in
                        round += 1
                        return round
                    }
                    return directory.appending(path: "\(round)")
                }
                let samples = try await Contender.alternate(
                    [
                        Contender(name: "with a cache and a ledger") {
                            var configuration = Fixture.configuration(server: server)
                            configuration.cache = .directory(next())
                            configuration.ledger = .directory(directory.appending(path: "ledger"))
                            configuration.plan = AccountPlan([.account: CallLimits(perDay: .max)])
                            configuration.budget = CallBudget()
                            return try await processorTime(of: places, configuration)
                        },
                        Contender(name: "without both") {
                            try await processorTime(of: places, Fixture.configuration(server: server))
                        },
                        Contender(name: "the files alone") {
                            let (bare, start) = (try BareFile(in: next()), processorTime)
                            for number in places.indices { try keepFiles(by: bare, number) }
                            return (processorTime - start) / places.count
                        },
                    ],
                    rounds: conditions.rounds(5)
                )
                return Outcome(Samples.median(of: samples) { $0[0] / ($0[1] + $0[2]) }, comparing: samples)
            }
        }
    }

    /// Requests the weather of places as one batch and returns the processor time of this process for each.
    private static func processorTime(
        of places: [LocationQuery],
        _ configuration: OpenWeatherConfiguration
    ) async throws -> Duration {
        let client = OpenWeatherClient(configuration: configuration)
        let start = processorTime
        for await city in client.currentWeather(for: places) { use(try city.result.get()) }
        return (processorTime - start) / places.count
    }

    /// Does what cannot be left out for a place: a file for its weather, one fewer for another, and a count under a lock.
    private static func keepFiles(by bare: BareFile, _ number: Int) throws {
        // A store at its limits of 2,000 entries removes as many files as it creates.
        let name = "\(number % 2_000)"
        unlink("\(bare.directory)/\(name)")
        try bare.write([UInt8](repeating: 1, count: 700), to: name)
        try BareLedger.count(in: "\(bare.directory)/record")
    }

    /// The processor time of this process, the system's work for it included.
    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    }
}
#endif
