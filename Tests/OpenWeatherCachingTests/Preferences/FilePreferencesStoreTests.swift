import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("File preferences store", .watched)
struct FilePreferencesStoreTests {
    private let directory: TemporaryDirectory
    private let clock = ManualClock()

    init() throws {
        directory = try TemporaryDirectory()
    }

    /// A store whose waits for the lock end at once: a process that another test starts holds it until it has begun.
    private func makeSUT() -> FilePreferencesStore {
        makeSUT(lockTimeout: .seconds(3600), clock: ImmediateClock())
    }

    private func makeSUT(lockTimeout: Duration, clock: any Clock<Duration>) -> FilePreferencesStore {
        FilePreferencesStore(
            file: directory.url.appending(path: "deep/preferences.json"),
            pollInterval: .seconds(2),
            lockTimeout: lockTimeout,
            clock: clock
        )
    }

    @Test
    func `gives defaults before the first change and writes nothing for them`() async throws {
        let sut = makeSUT()

        #expect(try await sut.preferences() == Preferences())
        #expect(directory.files() == [])
    }

    @Test
    func `keeps everything for the next run`() async throws {
        let saved = try await makeSUT()
            .update { preferences in
                preferences.units = .imperial
                preferences.language = .fixed(.japanese)
                preferences.isCacheEnabled = false
                preferences.isAutoRefreshEnabled = false
                for number in 0..<12 { preferences.select(.stub("Place \(number)")) }
                for name in ["C", "A", "B"] { preferences.toggleFavorite(.stub(name)) }
            }

        let read = try await makeSUT().preferences()

        #expect(read == saved)
        #expect(read.currentLocation == .stub("Place 11"))
        #expect(read.recents.map(\.name) == (2..<12).reversed().map { "Place \($0)" })
        #expect(read.favorites.map(\.name) == ["C", "A", "B"])
        #expect(read.language == .fixed(.japanese))
    }

    @Test
    func `is closed to others and leaves no staging file`() async throws {
        try await makeSUT().update { $0.units = .metric }

        #expect(try directory.mode("deep") == "700")
        #expect(try directory.mode("deep/preferences.json") == "600")
        #expect(directory.files() == ["deep/preferences.json", "deep/preferences.json.lock"])
    }

    @Test
    func `changes what another store has changed and both see it`() async throws {
        let (app, widget) = (makeSUT(), makeSUT())

        try await app.update { $0.units = .imperial }
        #expect(try await widget.preferences().units == .imperial)
        try await widget.update { $0.toggleFavorite(.stub("A")) }
        try await app.update { $0.toggleFavorite(.stub("B")) }

        let result = try await widget.preferences()
        #expect(result == (try await app.preferences()))
        #expect(result.units == .imperial)
        #expect(result.favorites.map(\.name) == ["A", "B"])
    }

    @Test
    func `loses none of many changes at once`() async throws {
        let sut = makeSUT()

        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                group.addTask { _ = try await sut.update { $0.toggleFavorite(.stub("\(number)")) } }
            }
            try await group.waitForAll()
        }

        let names = try await makeSUT().preferences().favorites.compactMap { Int($0.name) }
        #expect(names.sorted() == Array(0..<40))
    }

    @Test
    func `writes nothing when nothing changes`() async throws {
        let sut = makeSUT()
        try await sut.update { $0.units = .metric }
        let path = directory.path("deep/preferences.json")
        let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int

        try await sut.update { $0.units = .metric }

        let after = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        #expect(before == after)
    }

    @Test
    func `follows a link and leaves it one`() async throws {
        let target = directory.url.appending(path: "target.json")
        try await FilePreferencesStore(file: target).update { $0.units = .metric }
        let link = directory.url.appending(path: "link.json")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)

        let sut = FilePreferencesStore(file: link)
        try await sut.update { $0.units = .imperial }

        #expect(try await FilePreferencesStore(file: target).preferences().units == .imperial)
        #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link.path(percentEncoded: false))) != nil)
    }

    @Test
    func `waits for the lock of another process`() async throws {
        let sut = makeSUT(lockTimeout: .milliseconds(20), clock: clock)
        try await sut.update { $0.units = .metric }
        let lock = try FileHandle(forUpdating: directory.url.appending(path: "deep/preferences.json.lock"))
        try #require(flock(lock.fileDescriptor, LOCK_EX | LOCK_NB) == 0)

        async let change = sut.update { $0.units = .imperial }
        await clock.waitForSleepers()
        #expect(try await sut.preferences().units == .metric)
        try lock.close()
        clock.advance(by: .milliseconds(5))

        #expect(try await change.units == .imperial)
    }

    @Test(arguments: [true, false])
    func `gives up when the lock stays taken and when it is cancelled`(isCancelled: Bool) async throws {
        let sut = makeSUT(lockTimeout: .milliseconds(20), clock: clock)
        try await sut.update { $0.units = .metric }
        let lock = try FileHandle(forUpdating: directory.url.appending(path: "deep/preferences.json.lock"))
        try #require(flock(lock.fileDescriptor, LOCK_EX | LOCK_NB) == 0)
        let change = Task { try await sut.update { $0.units = .imperial } }

        for _ in 0..<(isCancelled ? 1 : 4) {
            await clock.waitForSleepers()
            if isCancelled { change.cancel() } else { clock.advance(by: .milliseconds(5)) }
        }

        let path = directory.path("deep/preferences.json.lock")
        let expected = isCancelled ? WeatherError.cancelled : .storage(.unwritable(name: path))
        await #expect(throws: expected) { try await change.value }
        #expect(try await sut.preferences().units == .metric)
        try lock.close()
    }
}
