#if os(macOS) || os(Linux)
import Foundation
import OpenWeather

extension Benchmark {
    /// The memory that is left in use after many requests, compared with the bare program's.
    static let memory = Benchmark(
        "rss-60000-mb-over-bare",
        "resident megabytes of a process after 60,000 loopback requests − those of URLSession and JSONDecoder alone",
        isLong: true
    ) { _ in
        try await ServerProcess.withServer { server in
            let ours = try await residentMegabytes(of: .ours, server: server)
            let bare = try await residentMegabytes(of: .bare, server: server)
            return Outcome(
                ours - bare,
                lines: [
                    Outcome.Line(work: "through the client", note: "\(ours.short) MB"),
                    Outcome.Line(work: "URLSession and JSONDecoder", note: "\(bare.short) MB"),
                ]
            )
        }
    }

    private static func residentMegabytes(of program: RequestingProgram, server: URL) async throws -> Double {
        let child = try ChildProcess(["--requests", program.rawValue, server.absoluteString, "60000"])
        let text = await child.output()
        guard let megabytes = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw BenchmarkFailure(description: "The process of 60,000 requests printed \"\(text)\".")
        }
        return megabytes
    }
}

/// The programs whose memory is compared, each in a process of its own.
enum RequestingProgram: String, Sendable {
    /// A client of this package.
    case ours
    /// `URLSession` and `JSONDecoder` alone.
    case bare

    /// Requests the current weather `count` times, eight at once, and prints the memory in use afterwards.
    @concurrent
    func run(server: URL, count: Int) async throws {
        let ours = Fixture.client(server: server)
        let bare = BareProgram(server: server)
        try await withThrowingTaskGroup { group in
            for caller in 0..<8 {
                group.addTask {
                    for number in stride(from: caller, to: count, by: 8) {
                        let place = try Fixture.place(number)
                        switch self {
                        case .ours: use(try await ours.currentWeather(for: .coordinate(place)))
                        case .bare: use(try await bare.value(MinimalCurrentWeather.self, of: "weather", at: place))
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        guard let megabytes = Machine.residentMegabytes else {
            throw BenchmarkFailure(description: "This system has no file that states the memory of a process.")
        }
        print(megabytes)
    }
}
#endif
