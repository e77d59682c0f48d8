#if os(macOS) || os(Linux)
import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherStations
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite(
    "Killed uploaders",
    .enabled(if: BuiltProgram("StationWorker").isBuilt, "SKIPPED: StationWorker was not built beside the tests."),
    .watched
)
struct KilledUploaderTests {
    /// The number of kills; `OPENWEATHER_KILLS` has another one, as the whole gate does.
    private static let kills = ProcessInfo.processInfo.environment["OPENWEATHER_KILLS"].flatMap(Int.init) ?? 40

    @Test
    func `lose no measurement that was added, four at a time`() async throws {
        let seed = Seed.make("killed uploaders")
        var random = SeededGenerator(seed: seed)
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let path = directory.path(percentEncoded: false)
        let server = try LoopbackWeatherServer { _ in LoopbackResponse(status: 204, headers: [:], body: Data()) }
        var added: [String: Int] = [:]

        for round in 0..<Self.kills / 4 {
            let names = (0..<4).map { "run-\(round)-\($0)" }
            let processes = try names.map { name in
                try StressProcess([path, server.baseURL.absoluteString, name], program: "StationWorker")
            }
            for (name, process) in zip(names, processes) {
                added[name] = await process.kill(within: 6, watching: path + "/staging", using: &random)
            }
        }
        let rest = try await StationUploader(server.stations(), directory: directory).upload()
        await server.stop()

        var arrived: [String: [Int: Int]] = [:]
        for request in server.requests {
            for row in (try? JSONDecoder().decode([StationMeasurement].self, from: request.body)) ?? [] {
                arrived[row.station.rawValue, default: [:]][Int(row.date.timeIntervalSince1970), default: 0] += 1
            }
        }
        let lost = added.flatMap { name, count in
            (0..<count).filter { arrived[name]?[$0] == nil }.map { "\(name) \($0)" }
        }
        let counts = arrived.values.flatMap(\.values)
        print(
            "\(Self.kills) kills: \(added.values.reduce(0, +)) measurements added, \(counts.count) arrived, "
                + "\(counts.filter { $0 > 1 }.count) of them more than once, \(rest) at the end"
        )
        #expect(lost == [], "seed \(seed)")
        #expect(added.values.reduce(0, +) > Self.kills)
        try FileManager.default.removeItem(at: directory)
    }
}
#endif
