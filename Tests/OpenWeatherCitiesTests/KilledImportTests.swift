#if os(macOS) || os(Linux)
import Foundation
import OpenWeatherCities
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite(
    "Killed imports of cities",
    .enabled(if: BuiltProgram("CityWorker").isBuilt, "SKIPPED: CityWorker was not built beside the tests."),
    .watched
)
struct KilledImportTests {
    /// The number of kills; `OPENWEATHER_KILLS` has another one, as the whole gate does.
    private static let kills = ProcessInfo.processInfo.environment["OPENWEATHER_KILLS"].flatMap(Int.init) ?? 40

    @Test
    func `leave the old list or the new one`() async throws {
        let seed = Seed.make("killed imports of cities")
        var random = SeededGenerator(seed: seed)
        try await CityFixture.withFiles { source, file in
            let other = source.deletingLastPathComponent().appending(path: "other.json")
            let rows = (1...200)
                .map { #"{"id": \#($0), "name": "City \#($0)", "country": "GB", "coord": {"lon": 1, "lat": 2}}"# }
            try Data("[\(rows.joined(separator: ","))]".utf8).write(to: other)
            let words = [file, source, other].map { $0.path(percentEncoded: false) }
            var left: [Int: Int] = [:]
            var imports = 0
            for _ in 0..<Self.kills {
                let process = try StressProcess(words, program: "CityWorker")
                imports += await process.kill(within: 6, watching: words[0] + ".staging", using: &random)
                left[try CityList(contentsOf: file).count, default: 0] += 1
            }
            print("\(Self.kills) kills in \(imports) imports; lists by their number of cities: \(left)")
            #expect(Set(left.keys).isSubset(of: [50, 200]), "seed \(seed)")

            try await CityList.importCities(from: source, to: file)
            let staged = try FileManager.default.contentsOfDirectory(atPath: words[0] + ".staging")
            #expect(staged == [], "seed \(seed)")
        }
    }
}
#endif
