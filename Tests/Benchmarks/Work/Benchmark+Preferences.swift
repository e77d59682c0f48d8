import Foundation
import OpenWeather
import OpenWeatherMocks

extension Benchmark {
    /// The cost of saving preferences with many favorites.
    static let preferencesSave = Benchmark(
        "preferences-save",
        "preferences with 1,000 favorites changed in their file ÷ encoded by JSONEncoder, written, and synchronized"
    ) { conditions in
        try await withTemporaryDirectory { directory in
            let store = FilePreferencesStore(file: directory.appending(path: "preferences.json"))
            let preferences = try await store.update { preferences in
                for number in 0..<1_000 {
                    let place = Location.sample(name: "Place \(number)", coordinate: Fixture.place(number))
                    preferences.toggleFavorite(place, at: SampleTime.fetched)
                }
            }
            let copy = directory.appending(path: "copy.json")
            let samples = try await Contender.alternate(
                [
                    Contender(name: "a change in the file") {
                        try await timedAsync(1) { _ in try await store.update { $0.isCacheEnabled.toggle() } }
                    },
                    Contender(name: "JSONEncoder and a synchronized write") {
                        try timed(1) { try save(preferences, to: copy) }
                    },
                ],
                rounds: conditions.rounds(51)
            )
            return Outcome(samples[0].ratio(to: samples[1]), comparing: samples)
        }
    }

    /// Encodes preferences as the store does, and writes them to a file that a power failure leaves whole.
    private static func save(_ preferences: Preferences, to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(preferences)
        _ = FileManager.default.createFile(atPath: file.path(percentEncoded: false), contents: nil)
        let handle = try FileHandle(forWritingTo: file)
        try handle.write(contentsOf: data)
        try handle.synchronize()
        try handle.close()
    }
}
