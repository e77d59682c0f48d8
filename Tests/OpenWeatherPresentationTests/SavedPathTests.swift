import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherPresentation
import Testing

/// The stored form of routes, and a path that another version of the package may have written.
@MainActor
@Suite("Saved path")
struct SavedPathTests {
    private let day = LocalDay(daysSince1970: 20_602)

    /// A path of "version next": it knows `radar`, and it gives the forecast a range.
    private let next = """
        [
          {"screen":"forecast","range":{"id":"week","zoom":1.5}},
          {"screen":"radar","layers":["rain","wind"],"animated":true,"frame":12,"until":null},
          {"screen":"dayDetail","day":"2026-05-29"}
        ]
        """

    private func decoded(_ text: String) throws -> SavedPath {
        try JSONDecoder().decode(SavedPath.self, from: Data(text.utf8))
    }

    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// The text without white space and with sorted keys.
    private func normalized(_ text: String) throws -> String {
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let data = try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self)
    }

    // MARK: - Routes

    @Test(arguments: [
        (Route.search, #"{"screen":"search"}"#), (.forecast, #"{"screen":"forecast"}"#),
        (.dayDetail(LocalDay(daysSince1970: 20_602)), #"{"day":"2026-05-29","screen":"dayDetail"}"#),
        (.airQuality, #"{"screen":"airQuality"}"#), (.settings, #"{"screen":"settings"}"#),
        (.converter, #"{"screen":"converter"}"#),
    ])
    func `a route has a documented form that reads back`(route: Route, text: String) throws {
        #expect(try json(route) == text)
        #expect(try JSONDecoder().decode(Route.self, from: Data(text.utf8)) == route)
    }

    private nonisolated static let lisbon = Location(
        name: "Lisbon",
        country: "PT",
        coordinate: Coordinate(clampingLatitude: 38.5, longitude: -9.25)
    )

    /// The place in its own stored form.
    private nonisolated static let stored =
        #"{"coordinate":{"latitude":38.5,"longitude":-9.25},"country":"PT","id":"\#(lisbon.id)","#
        + #""localizedNames":{},"name":"Lisbon"}"#

    @Test(arguments: [
        (Route.home(lisbon), #"{"place":\#(stored),"screen":"home"}"#),
        (.search(for: "Lisbon"), #"{"screen":"search","text":"Lisbon"}"#),
        (.forecast(at: lisbon), #"{"place":\#(stored),"screen":"forecast"}"#),
        (
            .dayDetail(LocalDay(daysSince1970: 20_602), at: lisbon),
            #"{"day":"2026-05-29","place":\#(stored),"screen":"dayDetail"}"#
        ),
        (.airQuality(at: lisbon), #"{"place":\#(stored),"screen":"airQuality"}"#),
        (.map(at: lisbon), #"{"place":\#(stored),"screen":"map"}"#), (.map, #"{"screen":"map"}"#),
        (.favorites, #"{"screen":"favorites"}"#), (.history, #"{"screen":"history"}"#),
        (.custom(id: "radar", value: "rain"), #"{"id":"radar","screen":"custom","value":"rain"}"#),
    ])
    func `a route with a place or a text has a documented form too`(route: Route, text: String) throws {
        #expect(try json(route) == text)
        #expect(try JSONDecoder().decode(Route.self, from: Data(text.utf8)) == route)
        #expect(route.place == (text.contains("place") ? Self.lisbon : nil))
    }

    @Test(arguments: [
        #"{"screen":"home"}"#, #"{"screen":"forecast","place":{"id":"tokyo"}}"#, #"{"screen":"airQuality","place":1}"#,
        #"{"screen":"custom","id":"radar"}"#, #"{"screen":"search","text":["Lisbon"]}"#,
    ])
    func `a place that cannot be read is never replaced by the current one`(text: String) throws {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Route.self, from: Data(text.utf8)) }
        let path = try decoded("[\(text)]")
        #expect(path.routes.isEmpty)
        #expect(try json(path) == normalized("[\(text)]"))
    }

    @Test(arguments: [
        #"{"screen":"radar"}"#, #"{"screen":"dayDetail"}"#, #"{"screen":"dayDetail","day":20602}"#,
        #"{"screen":"dayDetail","day":"2026-02-30"}"#, #"{"screen":"dayDetail","day":"tomorrow"}"#, #"{"screen":1}"#,
        "{}", "[]", "\"search\"", "null",
    ])
    func `a route that is not understood is an error on its own`(text: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Route.self, from: Data(text.utf8)) }
    }

    @Test
    func `a route ignores keys that it does not know`() throws {
        let text = #"{"screen":"forecast","range":{"id":"week"}}"#

        #expect(try JSONDecoder().decode(Route.self, from: Data(text.utf8)) == .forecast)
    }

    // MARK: - Paths

    @Test
    func `a path is stored as the array of its routes`() throws {
        let routes: [Route] = [.forecast, .dayDetail(day)]

        #expect(try json(SavedPath(routes)) == json(routes))
        #expect(try decoded(json(routes)).routes == routes)
    }

    @Test
    func `a path of a newer version shows the screens that are known and is written back whole`() throws {
        let sut = try decoded(next)

        #expect(sut.routes == [.forecast, .dayDetail(day)])
        #expect(try json(sut) == normalized(next))
    }

    @Test
    func `a router starts at the known screens and keeps the others in what it saves`() async throws {
        let factory = FactoryFixture().sut
        let router = factory.makeRouter(savedPath: try decoded(next))

        #expect(router.path == [.forecast, .dayDetail(day)])
        for route in router.path {
            let screen = factory.makeScreen(for: route, router: router)
            #expect(screen.reloadable != nil)
        }
        router.showAirQuality()

        #expect(router.path == [.forecast, .dayDetail(day), .airQuality])
        let saved = try json(router.savedPath)
        #expect(saved == (try normalized(next.replacing("\n]", with: ",{\"screen\":\"airQuality\"}]"))))
        #expect(saved.contains(#"{"animated":true,"frame":12,"layers":["rain","wind"],"screen":"radar","until":null}"#))
    }

    @Test(arguments: [
        // Going back from the day passes the radar below it.
        (back: 1, path: [Route.forecast], unknown: 0), (back: 2, path: [], unknown: 0),
        (back: 0, path: [.forecast, .dayDetail(LocalDay(daysSince1970: 20_602))], unknown: 1),
    ])
    func `going back removes the unknown screens that are left`(back: Int, path: [Route], unknown: Int) throws {
        let router = AppRouter(preferences: InMemoryPreferencesStore(), savedPath: try decoded(next))

        for _ in 0..<back { router.dismiss() }

        #expect(router.path == path)
        #expect(try json(router.savedPath).split(separator: "radar").count - 1 == unknown)
    }

    @Test
    func `an unknown screen on top stays until the one below it is left`() throws {
        var sut = try decoded(#"[{"screen":"forecast"},{"screen":"radar"}]"#)

        sut.routes.append(.settings)
        #expect(try json(sut) == #"[{"screen":"forecast"},{"screen":"radar"},{"screen":"settings"}]"#)

        sut.routes = [.forecast, .airQuality]
        #expect(try json(sut) == #"[{"screen":"forecast"},{"screen":"airQuality"}]"#)
    }

    @Test
    func `a route that replaces another takes nothing over`() throws {
        var sut = try decoded(next)

        sut.routes = [.dayDetail(day)]

        #expect(try json(sut) == #"[{"day":"2026-05-29","screen":"dayDetail"}]"#)
    }

    @Test
    func `elements that are no objects are kept too`() throws {
        let text = #"[1,"radar",null,[true,-2.5],{"screen":"search"},9007199254740993]"#

        let sut = try decoded(text)

        #expect(sut.routes == [.search])
        #expect(try json(sut) == text)
    }

    @Test
    func `an unknown route that is too large to keep is left out alone`() throws {
        let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
        let known = #"{"screen":"forecast","range":\#(deep)}"#

        let sut = try decoded(#"[{"screen":"search"},{"screen":"radar","layers":\#(deep)},\#(known)]"#)

        #expect(sut.routes == [.search, .forecast])
        #expect(try json(sut) == #"[{"screen":"search"},{"screen":"forecast"}]"#)
    }

    @Test
    func `a path is read and written up to its limit`() throws {
        let routes = (0..<150).map { Route.custom(id: "page", value: "\($0)") }

        let read = try decoded(json(routes))
        let written = try decoded(json(SavedPath(routes)))

        #expect(read.routes == Array(routes.prefix(SavedPath.limit)))
        #expect(written == read)
        #expect(SavedPath(routes).routes == routes, "the limit is one of the stored form")
    }

    @Test
    func `a known route keeps only what it does not know`() throws {
        let plain = try decoded(#"[{"screen":"forecast"}]"#)
        let strange = try decoded(#"[{"screen":"forecast","text":"Oslo"}]"#)

        #expect(plain == SavedPath([.forecast]))
        #expect(strange != plain)
        #expect(try json(strange) == #"[{"screen":"forecast","text":"Oslo"}]"#)
    }

    @Test(arguments: ["{}", "1", "null", "\"search\"", "[", ""])
    func `something else than an array is an error`(text: String) {
        #expect(throws: DecodingError.self) { try decoded(text) }
    }

    // MARK: - Data kept until the next launch

    @Test
    func `the stored data has the version of its form`() throws {
        let data = try #require(SavedPath([.forecast, .settings]).stored)

        #expect(
            try normalized(String(decoding: data, as: UTF8.self))
                == #"{"path":[{"screen":"forecast"},{"screen":"settings"}],"version":1}"#
        )
        #expect(SavedPath(stored: data) == SavedPath([.forecast, .settings]))
    }

    @Test
    func `the path of a newer version is kept in the stored data`() throws {
        let path = try decoded(next)
        let data = try #require(path.stored)

        let read = try #require(SavedPath(stored: data))

        #expect(read.routes == [.forecast, .dayDetail(day)])
        #expect(try normalized(json(read)) == normalized(next))
    }

    @Test
    func `an encoded path without a version is read`() {
        #expect(SavedPath(stored: Data(next.utf8))?.routes == [.forecast, .dayDetail(day)])
        #expect(SavedPath(stored: Data("[]".utf8)) == SavedPath())
    }

    @Test(arguments: [
        "", "nothing", "{", "{}", "null", "7", #""forecast""#, #"{"version":1}"#, #"{"path":[]}"#,
        #"{"version":1,"path":{}}"#, #"{"version":2,"path":[{"screen":"forecast"}]}"#, #"{"version":"1","path":[]}"#,
        #"{"version":0,"path":[]}"#, String(repeating: "[", count: 100_000),
        "[" + String(repeating: " ", count: 1_000_000) + "]",
    ])
    func `other data is not read`(text: String) {
        #expect(SavedPath(stored: Data(text.utf8)) == nil)
    }

    @Test
    func `more routes than the limit are left out of the stored data`() throws {
        let long = SavedPath((0..<300).map { Route.custom(id: "\($0)", value: "") })

        #expect(SavedPath(stored: try #require(long.stored))?.routes.count == SavedPath.limit)
    }

    @Test
    func `a router returns to a saved path only from home`() {
        let router = AppRouter(preferences: InMemoryPreferencesStore())
        router.restorePath(SavedPath([.forecast, .settings]))
        #expect(router.path == [.forecast, .settings])

        router.restorePath(SavedPath([.converter]))
        #expect(router.path == [.forecast, .settings], "a screen that is shown stays")

        router.setRootHome()
        router.restorePath(SavedPath())
        #expect(router.path == [])
    }
}
