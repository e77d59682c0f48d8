#if os(macOS) || os(Linux)
import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite(
    "Two processes",
    .enabled(if: StressProcess.isAvailable, "SKIPPED: CacheStressTool was not built beside the tests."),
    .watched
)
struct SharedDirectoryTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    @Test
    func `never see a wrong entry while both write evict and clear`() async throws {
        let seed = Seed.make("two processes")
        let count = ProcessInfo.processInfo.environment["OPENWEATHER_HAMMER"] ?? "6000"

        let processes = try (0..<2)
            .map { number in
                try StressProcess("hammer", directory.path(""), count, "\(seed &+ UInt64(number))")
            }
        let statuses = [await processes[0].status(), await processes[1].status()]

        #expect(statuses == [0, 0], "2: a wrong value, 3: a failure; seed \(seed)")
        let sut = DiskCacheStore(directory: directory.url)
        #expect(await sut.usage().entries <= 40)
        #expect(directory.files(in: "staging") == [])
    }

    @Test
    func `never lose each others changes of the preferences`() async throws {
        let file = directory.url.appending(path: "preferences.json")
        let count = ProcessInfo.processInfo.environment["OPENWEATHER_HAMMER"].flatMap(Int.init) ?? 150

        let processes = try ["app", "widget"]
            .map { name in
                try StressProcess("favorites", file.path(percentEncoded: false), "\(count)", name)
            }
        let statuses = [await processes[0].status(), await processes[1].status()]

        #expect(statuses == [0, 0])
        let names = try await FilePreferencesStore(file: file).preferences().favorites.map(\.name)
        for name in ["app", "widget"] {
            #expect(names.filter { $0.hasPrefix(name) } == (0..<count).map { "\(name)-\($0)" })
        }
    }
}
#endif
