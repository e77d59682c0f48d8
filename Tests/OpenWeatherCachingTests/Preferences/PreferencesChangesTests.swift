import Foundation
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Changes of preferences", .watched)
struct PreferencesChangesTests {
    private let directory: TemporaryDirectory
    private let clock = ManualClock()

    init() throws {
        directory = try TemporaryDirectory()
    }

    private func makeSUT() -> FilePreferencesStore {
        FilePreferencesStore(file: directory.url.appending(path: "preferences.json"), clock: clock)
    }

    @Test
    func `begin with what is stored`() async throws {
        let sut = makeSUT()
        try await sut.update { $0.units = .imperial }

        var changes = sut.changes().makeAsyncIterator()

        #expect(await changes.next()?.units == .imperial)
    }

    @Test
    func `tell every change of this store in order and no state twice`() async throws {
        let sut = makeSUT()
        var changes = sut.changes().makeAsyncIterator()

        for units in [UnitsPreference.metric, .metric, .imperial, .system] { try await sut.update { $0.units = units } }

        for expected in [UnitsPreference.system, .metric, .imperial, .system] {
            #expect(await changes.next()?.units == expected)
        }
    }

    @Test
    func `tell everyone who listens`() async throws {
        let sut = makeSUT()
        var one = sut.changes().makeAsyncIterator()
        var other = sut.changes().makeAsyncIterator()

        try await sut.update { $0.units = .standard }

        #expect(await one.next()?.units == .system)
        #expect(await one.next()?.units == .standard)
        #expect(await other.next()?.units == .system)
        #expect(await other.next()?.units == .standard)
    }

    @Test
    func `tell of another process within the interval`() async throws {
        let (app, widget) = (makeSUT(), makeSUT())
        var changes = app.changes().makeAsyncIterator()
        #expect(await changes.next() == Preferences())

        try await widget.update { $0.toggleFavorite(.stub("A")) }
        await clock.waitForSleepers()
        clock.advance(by: .seconds(2))

        #expect(await changes.next()?.favorites.map(\.name) == ["A"])
    }

    @Test
    func `go on while the file cannot be read`() async throws {
        let sut = makeSUT()
        try await sut.update { $0.units = .metric }
        var changes = sut.changes().makeAsyncIterator()
        _ = await changes.next()
        let path = directory.path("preferences.json")
        let document = try #require(FileManager.default.contents(atPath: path))
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)

        await clock.waitForSleepers()
        clock.advance(by: .seconds(2))
        await clock.waitForSleepers()
        try FileManager.default.removeItem(atPath: path)
        try document.write(to: URL(filePath: path))
        try await sut.update { $0.units = .imperial }

        #expect(await changes.next()?.units == .imperial)
    }

    @Test
    func `look at the file once for all who listen`() async throws {
        let sut = makeSUT()
        let first = Task { for await _ in sut.changes() {} }
        await clock.waitForSleepers()
        var second = sut.changes().makeAsyncIterator()
        _ = await second.next()
        #expect(clock.sleeperCount == 1)

        first.cancel()
        await first.value
        try await makeSUT().update { $0.units = .imperial }
        clock.advance(by: .seconds(2))

        #expect(await second.next()?.units == .imperial)
    }

    @Test
    func `stop looking at the file when nobody listens any more`() async {
        let sut = makeSUT()
        let listener = Task { for await _ in sut.changes() {} }
        await clock.waitForSleepers()

        listener.cancel()
        await listener.value

        await until { clock.sleeperCount <= 0 }
    }
}
