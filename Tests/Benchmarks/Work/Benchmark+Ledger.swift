#if os(macOS) || os(Linux)
import Foundation
import OpenWeather

extension Benchmark {
    /// The cost of counting a call in a file before its request is sent.
    static let ledger = Benchmark([
        Figure(
            name: "ledger-share",
            definition: "a call counted in a file ÷ current weather over loopback, one after another"
        ),
        Figure(
            name: "ledger-p99",
            definition:
                "(99th percentile of counting while four processes count each millisecond in one file ÷ median of one "
                + "process alone) ÷ the same of a program that only locks, reads, and writes its file"
        ),
    ]) { conditions in
        try await withTemporaryDirectory { directory in
            let share = try await ServerProcess.withServer { server in
                let client = Fixture.client(server: server)
                let counting = CountingProgram(directory: directory.appending(path: "share"))
                return try await Contender.alternate(
                    [
                        Contender(name: "a call counted") {
                            try await timedAsync(100) { _ in try await counting.count() }
                        },
                        Contender(name: "current weather over loopback") {
                            try await timedAsync(12) { number in
                                use(try await client.currentWeather(for: .coordinate(Fixture.place(number))))
                            }
                        },
                    ],
                    rounds: conditions.rounds(101)
                )
            }
            let times = try await contention(in: directory, rounds: conditions.rounds(15))
            return Outcome(
                share[0].ratio(to: share[1]),
                Samples.median(of: times) { $0[0] / $0[2] / ($0[3] / $0[4]) },
                lines: (share + times).map { Outcome.Line(work: $0.name, samples: $0) }
            )
        }
    }

    /// Lets four processes count calls in one file, then in a file each, then one process alone, in turns with a bare
    /// program.
    private static func contention(in directory: URL, rounds: Int) async throws -> [Samples] {
        let names = [
            "99th percentile of four in one file", "99th percentile of four in a file each", "median of one alone",
            "99th percentile of a bare program, four in one file", "median of a bare program alone",
        ]
        var samples = names.map { Samples(of: $0) }
        for round in 0..<rounds {
            let parents = (0..<4).map { directory.appending(path: "\(round)-\($0)") }
            let shared = parents.map { _ in directory.appending(path: "\(round)") }
            let bare = parents.map { _ in directory.appending(path: "bare-\(round)") }
            samples[0].append(try await percentiles(of: shared).last)
            samples[1].append(try await percentiles(of: parents).last)
            samples[2].append(try await percentiles(of: [parents[0]]).median)
            samples[3].append(try await percentiles(of: bare, by: "--count-bare").last)
            samples[4].append(try await percentiles(of: [bare[0]], by: "--count-bare").median)
        }
        return samples
    }

    /// Starts a process for each directory and returns the means of their medians and 99th percentiles.
    private static func percentiles(
        of directories: [URL],
        by program: String = "--count"
    ) async throws -> (median: Duration, last: Duration) {
        let children = try directories.map { try ChildProcess([program, $0.path]) }
        var sums = (median: Duration.zero, last: Duration.zero)
        for child in children {
            let numbers = await child.output().split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
            guard numbers.count == 2 else { throw BenchmarkFailure(description: "A process counted no calls.") }
            sums.median += .seconds(numbers[0])
            sums.last += .seconds(numbers[1])
        }
        return (sums.median / children.count, sums.last / children.count)
    }
}

/// A program that counts calls as a client with a budget does.
struct CountingProgram: Sendable {
    private let client: BudgetedHTTPClient
    private let request: TransportRequest

    /// Creates a program whose ledger is stored in `directory`.
    init(directory: URL) {
        client = BudgetedHTTPClient(
            wrapping: MemoryTransport(Data()),
            ledger: FileCallLedger(directory: directory, account: Secret(Fixture.key)),
            plan: AccountPlan([.oneCall3: CallLimits(perDay: .max)]),
            budget: CallBudget()
        )
        request = TransportRequest(url: URL(filePath: "/"), plan: .oneCall3)
    }

    /// Counts a call, and sends it to a transport in memory.
    func count() async throws {
        use(try await client.send(request))
    }

    /// Counts 1,000 calls, one each millisecond, and prints the median and the 99th percentile of their times, in seconds.
    @concurrent
    static func run(directory: URL) async throws {
        let program = CountingProgram(directory: directory)
        var samples = Samples(of: "a call counted")
        for _ in 0..<1_000 {
            try await Task.sleep(for: .milliseconds(1))
            samples.append(try await timedAsync(1) { _ in try await program.count() })
        }
        print(samples.median, samples.p99)
    }
}
#endif
