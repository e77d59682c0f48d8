import Foundation
import OpenWeatherCore
import Testing

@Suite("History")
struct HistoryTests {
    private let places = (0..<12).map { Location.named("Place \($0)") }
    private let noon = Date(timeIntervalSince1970: 1_779_969_600)

    private func time(_ minutes: Int) -> Date { noon.addingTimeInterval(Double(minutes) * 60) }

    private func fields(of preferences: Preferences) throws -> [String: JSONValue] {
        try roundTrip(preferences, as: [String: JSONValue].self)
    }

    // MARK: - Recording

    @Test
    func `lists visits and searches newest first with their times`() {
        var sut = Preferences()

        sut.select(places[0], at: time(0))
        sut.recordSearch("  lisbon ", at: time(1))
        sut.recordVisit(of: places[1], at: time(2))

        #expect(sut.history.map(\.content) == [.place(places[1]), .search("lisbon"), .place(places[0])])
        #expect(sut.history.map(\.date) == [time(2), time(1), time(0)])
        #expect(sut.currentLocation == places[0], "a visit is no choice")
        #expect(sut.recents == [places[1], places[0]])
    }

    @Test
    func `has one entry for each place and text which moves to the front`() throws {
        var sut = Preferences()
        sut.recordSearch("Lisbon", at: time(0))
        sut.select(places[0], at: time(1))
        sut.recordVisit(of: places[1], at: time(2))
        let before = sut.history.map(\.id)

        sut.recordVisit(of: places[0], at: time(3))
        sut.recordSearch(" LISBON\u{200B}", at: time(4))

        #expect(sut.history.map(\.content) == [.search("LISBON"), .place(places[0]), .place(places[1])])
        #expect(sut.history.map(\.date) == [time(4), time(3), time(2)])
        #expect(Set(sut.history.map(\.id)) == Set(before))
    }

    @Test(arguments: ["", "   ", "\n\t", "\u{200B}", ","])
    func `records no empty search`(text: String) {
        var sut = Preferences()

        sut.recordSearch(text, at: noon)

        #expect(sut == Preferences())
        #expect(HistoryEntry(search: text, at: nil) == nil)
    }

    @Test
    func `keeps a hundred entries of which ten places are recent`() {
        var sut = Preferences()

        for number in 0..<60 {
            sut.recordVisit(of: .named("Place \(number)"), at: time(2 * number))
            sut.recordSearch("Text \(number)", at: time(2 * number + 1))
        }

        #expect(sut.history.count == Preferences.historyLimit)
        #expect(sut.history.first?.content == .search("Text 59"))
        #expect(sut.history.last?.content == .place(.named("Place 10")))
        #expect(sut.recents == (50..<60).reversed().map { .named("Place \($0)") })
    }

    @Test
    func `cuts a long text and rounds a time to seconds`() throws {
        let entry = try #require(HistoryEntry(search: String(repeating: "a", count: 10_000), at: noon + 0.4))

        #expect(entry.searchText?.count == 200)
        #expect(entry.date == noon)
        #expect(entry.location == nil)
        #expect(HistoryEntry(places[0], at: Date(timeIntervalSince1970: .infinity)).date == nil)
        #expect(try roundTrip(entry) == entry)
    }

    // MARK: - Removing

    @Test
    func `removes one entry or all and nothing else`() throws {
        var sut = Preferences()
        sut.select(places[0], at: time(0))
        sut.toggleFavorite(places[0])
        sut.recordSearch("Lisbon", at: time(1))
        sut.recordVisit(of: places[1], at: time(2))
        let search = try #require(sut.history.first { $0.searchText != nil })

        sut.removeFromHistory(search.id)
        #expect(sut.history.map(\.location) == [places[1], places[0]])

        sut.removeRecent(places[1].id)
        #expect(sut.history.map(\.location) == [places[0]])

        sut.clearHistory()
        #expect(sut.history.isEmpty && sut.recents.isEmpty)
        #expect(sut.currentLocation == places[0])
        #expect(sut.favorites == [places[0]])
        #expect(try fields(of: sut)["history"] == nil)
    }

    @Test
    func `shows the eleventh place as recent when one of ten is removed`() {
        var sut = Preferences()
        for place in places { sut.select(place) }

        sut.removeRecent(places[11].id)

        #expect(sut.recents == Array(places[1...10].reversed()))
    }

    // MARK: - Storing

    @Test
    func `reads back from its documented form`() throws {
        var sut = Preferences()
        sut.recordVisit(of: places[0])
        sut.recordSearch("Lisbon", at: noon)

        #expect(try roundTrip(sut) == sut)
        guard case .array(let entries) = try fields(of: sut)["history"], case .object(let search) = entries.first,
            case .object(let visit) = entries.last
        else {
            Issue.record("no list of entries")
            return
        }
        #expect(search == ["date": .decimal(1_779_969_600), "search": .string("Lisbon")])
        #expect(visit.keys.sorted() == ["place"])
        #expect(try fields(of: sut)["recents"] == nil)
    }

    @Test
    func `takes the recent places of an older version in their order`() throws {
        struct Old: Codable {
            var recents: [Location]
        }
        let old = try String(decoding: JSONEncoder().encode(Old(recents: Array(places[0..<10]))), as: UTF8.self)

        var sut = try decoded(Preferences.self, from: old)
        #expect(sut.recents == Array(places[0..<10]))
        #expect(sut.history.map(\.date) == Array(repeating: nil, count: 10))
        #expect(try roundTrip(sut) == sut)

        sut.recordVisit(of: places[4], at: noon)

        let others = (0..<10).filter { $0 != 4 }.map { places[$0] }
        #expect(sut.recents == [places[4]] + others)
        #expect(sut.history.first?.date == noon)
        #expect(try roundTrip(sut).history == sut.history)
        #expect(try fields(of: sut)["recents"] == nil)
    }

    @Test
    func `puts recent places before the history that the older version left alone`() throws {
        struct Both: Codable {
            var recents: [Location]
            var history: [HistoryEntry]
        }
        let both = Both(
            recents: [places[1], places[2]],
            history: [HistoryEntry(places[3], at: time(1)), HistoryEntry(places[2], at: time(0))]
        )

        let sut = try decoded(Preferences.self, from: String(decoding: JSONEncoder().encode(both), as: UTF8.self))

        #expect(sut.history.map(\.location) == [places[1], places[2], places[3]])
        #expect(sut.history.map(\.date) == [nil, nil, time(1)])
    }

    @Test
    func `keeps what it cannot read in either list until the history is cleared`() throws {
        let place = try String(decoding: JSONEncoder().encode(places[0]), as: UTF8.self)
        let json = """
            {"recents":[{"name":"?"},\(place)],
             "history":[{"alert":7},{"date":"noon","search":"Oslo","tag":1},{"search":" "},\
            {"date":1779969600,"place":{"grid":"JO59"}}]}
            """
        var sut = try decoded(Preferences.self, from: json)
        #expect(sut.history.map(\.content) == [.place(places[0]), .search("Oslo")])
        #expect(sut.history.map(\.date) == [nil, nil])

        sut.recordVisit(of: places[1], at: noon)

        let written = try fields(of: sut)
        #expect(written["recents"] == .array([.object(["name": .string("?")])]))
        guard case .array(let entries) = written["history"] else {
            Issue.record("no list of entries")
            return
        }
        #expect(entries.count == 6)
        #expect(entries[0] == .object(["alert": .decimal(7)]))
        #expect(entries.contains(.object(["date": .string("noon"), "search": .string("Oslo"), "tag": .decimal(1)])))
        #expect(entries.contains(.object(["search": .string(" ")])))
        #expect(try roundTrip(sut) == sut)

        sut.clearHistory()
        let cleared = try fields(of: sut)
        #expect(cleared["history"] == nil && cleared["recents"] == nil)
    }

    @Test(arguments: ["{}", "\"x\"", "{\"entries\":[]}"])
    func `loses no places beside a history that is not readable`(history: String) throws {
        let place = try String(decoding: JSONEncoder().encode(places[0]), as: UTF8.self)
        var sut = try decoded(Preferences.self, from: "{\"recents\":[\(place)],\"history\":\(history)}")
        #expect(sut.recents == [places[0]])

        sut.isCacheEnabled.toggle()

        let read = try roundTrip(sut)
        #expect(read == sut)
        #expect(read.recents == [places[0]])

        sut.recordVisit(of: places[1], at: noon)
        let changed = try roundTrip(sut)
        #expect(changed == sut)
        #expect(changed.recents == [places[1], places[0]])
        #expect(try fields(of: sut)["recents"] == nil)
    }

    @Test
    func `brings a list edited by hand back under the rules`() throws {
        struct Edited: Codable {
            var history: [HistoryEntry]
        }
        let many = (0..<150).map { HistoryEntry(.named("Place \($0 / 2)"), at: time($0)) }
        let json = try String(decoding: JSONEncoder().encode(Edited(history: many + many)), as: UTF8.self)

        let sut = try decoded(Preferences.self, from: json)

        #expect(sut.history.map(\.location) == (0..<75).map { .named("Place \($0)") })
        #expect(sut.history.first?.date == time(0))
    }

    @Test(arguments: [#"{"history":5}"#, #"{"history":{"items":[]}}"#])
    func `replaces an unreadable history with the next visit and keeps it until then`(json: String) throws {
        var sut = try decoded(Preferences.self, from: json)
        #expect(sut.history.isEmpty)
        #expect(try fields(of: sut)["history"] != nil)

        sut.recordVisit(of: places[0], at: noon)

        #expect(try roundTrip(sut).history == [HistoryEntry(places[0], at: noon)])
    }

    // MARK: - Favorites

    @Test(arguments: [
        (from: 0, to: 2, names: ["b", "c", "a"]), (from: 2, to: 0, names: ["c", "a", "b"]),
        (from: 1, to: 1, names: ["a", "b", "c"]), (from: 3, to: 0, names: ["a", "b", "c"]),
        (from: 0, to: 3, names: ["a", "b", "c"]), (from: -1, to: 0, names: ["a", "b", "c"]),
    ])
    func `moves a favorite to its new position`(from: Int, to: Int, names: [String]) {
        var sut = Preferences()
        for name in ["a", "b", "c"] { sut.toggleFavorite(.named(name)) }

        sut.moveFavorite(from: from, to: to)

        #expect(sut.favorites.map(\.name) == names)
    }

    @Test
    func `removes a favorite and no other`() {
        var sut = Preferences()
        for name in ["a", "b", "c"] { sut.toggleFavorite(.named(name)) }

        sut.removeFavorite(Location.named("b").id)
        sut.removeFavorite(Location.named("x").id)

        #expect(sut.favorites.map(\.name) == ["a", "c"])
    }
}
