import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import Testing

@Suite("Changes that are shown before they are stored")
struct PendingPreferencesTests {
    private var sut = PendingPreferences(stored: .sample())

    private mutating func begin(_ change: @escaping PendingPreferences.Change) throws -> PendingPreferences.ID {
        let id = sut.begin(change)
        return try #require(id)
    }

    @Test
    mutating func `a change shows at once and is stored by its commit`() throws {
        let id = try begin { $0.units = .imperial }

        #expect(sut.shown == .sample(units: .imperial))
        #expect(sut.stored == .sample())
        #expect(sut.latest == id)

        sut.commit(id, stored: .sample(units: .imperial, favorites: [.tokyo]))

        #expect(sut.shown == .sample(units: .imperial, favorites: [.tokyo]))
        #expect(sut.stored == sut.shown)
        #expect(sut.latest == id)
    }

    @Test
    mutating func `a change is no longer shown after its revert`() throws {
        let id = try begin { $0.units = .imperial }

        sut.revert(id)

        #expect(sut.shown == .sample())
        #expect(sut.latest == id)
    }

    @Test
    mutating func `a change of nothing does not begin`() {
        let id = sut.begin { $0.units = .metric }

        #expect(id == nil)
        #expect(sut.latest == nil)
    }

    @Test
    mutating func `a change back is a change while the first is under way`() throws {
        let first = try begin { $0.units = .imperial }
        let second = try begin { $0.units = .metric }

        #expect(first != second)
        #expect(sut.shown == .sample())

        sut.revert(second)
        #expect(sut.shown == .sample(units: .imperial))
    }

    @Test(
        arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]],
        [0, 1, 2, 3, 4, 5, 6, 7]
    )
    func `overlapping changes end in any order and each way`(order: [Int], commits: Int) throws {
        var sut = sut
        let changes: [PendingPreferences.Change] = [
            { $0.units = .imperial }, { $0.isCacheEnabled = false }, { $0.units = .standard },
        ]
        let ids = changes.compactMap { sut.begin($0) }
        try #require(ids.count == changes.count)
        var stored = Preferences.sample()
        var pending = Set(ids.indices)

        for index in order {
            pending.remove(index)
            if commits & (1 << index) != 0 {
                changes[index](&stored)
                sut.commit(ids[index], stored: stored)
            } else {
                sut.revert(ids[index])
            }
            var shown = stored
            for index in pending.sorted() { changes[index](&shown) }
            #expect(sut.shown == shown)
        }
        #expect(sut.shown == stored)
    }

    @Test
    mutating func `what is read meanwhile does not undo a change under way`() throws {
        let id = try begin { $0.isAutoRefreshEnabled = false }

        sut.stored = .sample(units: .standard, favorites: [.cairo])
        #expect(sut.shown == .sample(units: .standard, isAutoRefreshEnabled: false, favorites: [.cairo]))

        sut.revert(id)
        #expect(sut.shown == .sample(units: .standard, favorites: [.cairo]))
    }
}
