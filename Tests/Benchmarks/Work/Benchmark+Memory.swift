#if os(macOS) || os(Linux)
import Foundation
import OpenWeather

extension Benchmark {
    /// The memory and the descriptors that are left in use after many requests, compared with the bare program's.
    static let memory = Benchmark(
        [
            Figure(
                name: "rss-60000-mb-over-bare",
                definition: "resident megabytes of a process after 60,000 loopback requests − those of URLSession and "
                    + "JSONDecoder alone"
            ),
            Figure(
                name: "descriptors-60000-over-bare",
                definition: "open descriptors of that process − those of URLSession and JSONDecoder alone"
            ),
        ],
        isLong: true
    ) { _ in
        try await ServerProcess.withServer { server in
            let ours = try await use(of: .ours, server: server)
            let bare = try await use(of: .bare, server: server)
            return Outcome(
                ours.megabytes - bare.megabytes,
                ours.descriptors - bare.descriptors,
                lines: [("through the client", ours), ("URLSession and JSONDecoder", bare)]
                    .map { work, use in
                        let descriptors = "\(use.descriptors.short) descriptors"
                        return Outcome.Line(work: work, note: "\(use.megabytes.short) MB, \(descriptors)")
                    }
            )
        }
    }

    private static func use(
        of program: RequestingProgram,
        server: URL
    ) async throws -> (megabytes: Double, descriptors: Double) {
        let child = try ChildProcess(["--requests", program.rawValue, server.absoluteString, "60000"])
        let text = await child.output()
        let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard numbers.count == 2 else {
            throw BenchmarkFailure(description: "The process of 60,000 requests printed \"\(text)\".")
        }
        return (numbers[0], numbers[1])
    }
}

/// The programs that are compared, each in a process of its own.
enum RequestingProgram: String, Sendable {
    /// A client of this package.
    case ours
    /// `URLSession` and `JSONDecoder` alone.
    case bare

    /// Requests the current weather `count` times, eight at once, and prints the memory and the descriptors in use afterwards.
    @concurrent
    func run(server: URL, count: Int) async throws {
        let ours = Fixture.client(server: server)
        let bare = BareProgram(server: server)
        try await withThrowingTaskGroup { group in
            for caller in 0..<8 {
                group.addTask {
                    for number in stride(from: caller, to: count, by: 8) {
                        let place = Fixture.place(number)
                        switch self {
                        case .ours: use(try await ours.currentWeather(for: .coordinate(place)))
                        case .bare: use(try await bare.value(MinimalCurrentWeather.self, of: "weather", at: place))
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        guard let megabytes = Machine.residentMegabytes, let descriptors = Machine.openDescriptors else {
            throw BenchmarkFailure(description: "This system has no file that states what a process uses.")
        }
        print(megabytes, descriptors)
    }
}
#endif
