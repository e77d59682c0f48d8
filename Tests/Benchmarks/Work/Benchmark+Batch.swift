#if os(macOS) || os(Linux)
import Foundation
import OpenWeather

extension Benchmark {
    /// Many places at a server that is far away.
    static let batch = Benchmark([
        Figure(
            name: "batch-5000-failures",
            definition: "failures among 5,000 places requested as a batch from a server 100 ms away"
        ),
        Figure(
            name: "batch-5000-rate",
            definition: "weather of these places per second ÷ the 640 per second that 64 connections permit"
        ),
    ]) { conditions in
        try await ServerProcess.withServer(delay: .milliseconds(100)) { server in
            let client = Fixture.client(server: server, connections: 64)
            let places = (0..<5_000).map { LocationQuery.coordinate(Fixture.place($0)) }
            var failures = 0
            var rates: [Double] = []
            var lines: [Outcome.Line] = []
            // Several rounds, because memory has to stay flat after the first.
            for round in 1...(conditions.isQuick ? 1 : 3) {
                var failed = 0
                let time = await timedAsync(1) { _ in failed = await request(places, from: client) }
                failures = max(failures, failed)
                rates.append(Double(places.count - failed) / (time / .seconds(1)) / 640)
                let memory = Machine.residentMegabytes.map { ", \($0.short) MB resident" } ?? ""
                let seconds = (time / .seconds(1)).short
                lines.append(
                    Outcome.Line(work: "round \(round)", note: "\(failed) failures in \(seconds) s\(memory)")
                )
            }
            return Outcome(Double(failures), rates.sorted()[rates.count / 2], lines: lines)
        }
    }

    /// Requests the current weather of every place, and returns the number of those that failed.
    private static func request(_ places: [LocationQuery], from client: OpenWeatherClient) async -> Int {
        var failures = 0
        for await city in client.currentWeather(for: places) where (try? city.result.get()) == nil {
            failures += 1
        }
        return failures
    }
}
#endif
