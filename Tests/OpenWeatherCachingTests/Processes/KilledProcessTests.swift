#if os(macOS) || os(Linux)
import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherTestSupport
import Testing

@Suite("Killed processes", .enabled(if: StressProcess.isAvailable), .serialized, .timeLimit(.minutes(60)))
struct KilledProcessTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    /// Kills a process at a random moment after a random number of steps, often while it writes a file in `staging`.
    private func killAtRandom(_ process: StressProcess, staging: String, _ random: inout SeededGenerator) async {
        await process.waitForSteps(Int.random(in: 1..<12, using: &random))
        if Bool.random(using: &random) {
            // A step is reported at its end; spinning reaches a random point of the next ones.
            var spins = Int.random(in: 0..<40_000, using: &random)
            while spins > 0 { spins -= 1 }
        } else {
            var looks = 5_000
            let path = directory.path(staging)
            while looks > 0, (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty ?? true {
                looks -= 1
            }
        }
        await process.killNow()
    }

    @Test
    func leaveWholeEntriesOrNoneAndNoStagingFileAfter300Kills() async throws {
        let seed = Seed.make("killed writers of entries")
        var random = SeededGenerator(seed: seed)
        let log = EventLog()
        var found = 0
        var leftovers = 0

        for kill in 0..<300 {
            await killAtRandom(
                try StressProcess("entries", directory.path(""), "\(seed &+ UInt64(kill))"),
                staging: "staging",
                &random
            )
            leftovers += directory.files(in: "staging").count

            let sut = DiskCacheStore(directory: directory.url, onEvent: log.handler)
            for number in 0..<20 {
                let key = "key-\(number)"
                guard let entry = await sut.entry(for: CacheKey(key)) else { continue }
                found += 1
                #expect(StampedBytes.sequence(of: entry.data, key: key) != nil, "seed \(seed), kill \(kill)")
            }
            #expect(directory.files(in: "staging") == [], "seed \(seed), kill \(kill)")
        }

        // How many kills hit a write depends on the machine.
        print("300 kills: \(leftovers) staging files left and removed, \(found) whole entries read")
        #expect(log.events == [])
        #expect(found > 300)
    }

    @Test
    func leaveTheOldPreferencesOrTheNewOnesAfter300Kills() async throws {
        let seed = Seed.make("killed writers of preferences")
        var random = SeededGenerator(seed: seed)
        let file = directory.url.appending(path: "preferences.json")
        let problems = EventLog()
        var last = -1
        var leftovers = 0
        let staging = TemporaryDirectory.stagedPreferences

        for kill in 0..<300 {
            await killAtRandom(
                try StressProcess("preferences", file.path(percentEncoded: false), "\(kill)"),
                staging: staging,
                &random
            )
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
