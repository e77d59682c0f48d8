#if os(macOS) || os(Linux)
import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite(
    "Killed processes",
    .enabled(if: StressProcess.isAvailable, "SKIPPED: CacheStressTool was not built beside the tests."),
    .serialized,
    .watched
)
struct KilledProcessTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    @Test
    func `leave whole entries or none and no staging file after 300 kills`() async throws {
        let seed = Seed.make("killed writers of entries")
        var random = SeededGenerator(seed: seed)
        let log = EventLog()
        var found = 0
        var leftovers = 0

        for kill in 0..<300 {
            let process = try StressProcess("entries", directory.path(""), "\(seed &+ UInt64(kill))")
            await process.kill(within: 12, watching: directory.path("staging"), using: &random)
            leftovers += directory.files(in: "staging").count

            let sut = DiskCacheStore(directory: directory.url, onEvent: log.handler)
            for number in 0..<20 {
                let key = "key-\(number)"
                guard let entry = await sut.entry(for: CacheKey(key)) else { continue }
                found += 1
                #expect(StampedBytes.sequence(of: entry.data, key: key) != nil, "seed \(seed), kill \(kill)")
            }
            await sut.store(.sample("x"), for: CacheKey("written by another"))
            #expect(directory.files(in: "staging") == [], "seed \(seed), kill \(kill)")
        }

        // How many kills hit a write depends on the machine.
        print("300 kills: \(leftovers) staging files left and removed, \(found) whole entries read")
        #expect(log.events == [])
        #expect(found > 300)
    }

    @Test
    func `leave the old preferences or the new ones after 300 kills`() async throws {
        let seed = Seed.make("killed writers of preferences")
        var random = SeededGenerator(seed: seed)
        let file = directory.url.appending(path: "preferences.json")
        let problems = EventLog()
        var last = -1
        var leftovers = 0
        let staging = TemporaryDirectory.stagedPreferences

        for kill in 0..<300 {
            let process = try StressProcess("preferences", file.path(percentEncoded: false), "\(kill)")
            await process.kill(within: 12, watching: directory.path(staging), using: &random)
            leftovers += directory.files(in: staging).count

            let sut = FilePreferencesStore(file: file, onProblem: { problems.handler(.failed($0)) })
            let preferences = try await sut.preferences()
            let current = try #require(preferences.currentLocation, "seed \(seed), kill \(kill)")
            let number = try #require(Int(current.name.split(separator: "-")[2]))
            #expect(current.name == "run-\(kill)-\(number)", "seed \(seed)")
            #expect(preferences.recents.first == current, "seed \(seed), kill \(kill)")
            #expect(preferences.recents.count == min(10, last + 1 + number + 1), "seed \(seed), kill \(kill)")
            #expect(directory.files(in: staging) == [], "seed \(seed), kill \(kill)")
            last = min(10, last + 1 + number)
        }

        print("300 kills: \(leftovers) staging files left and removed")
        #expect(problems.events == [])
        #expect(directory.files() == ["preferences.json", "preferences.json.lock"])
    }
}
#endif
