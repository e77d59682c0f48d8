import Foundation
import OpenWeatherCore
import Testing

@Suite("Location")
struct LocationTests {
    /// Hashes computed outside the project with the published FNV-1a constants.
    @Test(arguments: [
        ("London", "GB" as String?, 51.5073219, -0.1276474, "73d777dc99f3b39c"),
        ("", nil, 0, 0, "9b88454f1f28b4bb"), ("東京都", "JP", 35.6828387, 139.7594549, "cf15d764bc96d777"),
        ("Sydney", "AU", -33.8698439, 151.2082848, "936de1e1ca9ee191"),
        ("a", nil, -0.1, -0.00001, "1ab86cd9fbf92340"),
    ]
    )
    func `has the same identity in every version`(
        name: String,
        country: String?,
        latitude: Double,
        longitude: Double,
        id: String
    ) {
        let sut = Location.named(name, country: country, at: .at(latitude, longitude))

        #expect(sut.id.description == id)
    }

    @Test
    func `keeps its identity when the service moves it by centimetres or adds names`() {
        let sut = Location.named("London", at: .at(51.50732, -0.12762))
        let moved = Location(
            name: "London",
            localizedNames: ["fr": "Londres"],
            country: "GB",
            state: "England",
            coordinate: .at(51.507321, -0.127621)
        )

        #expect(sut.id == moved.id)
        #expect(sut.id != Location.named("London", country: "CA", at: .at(51.50732, -0.12762)).id)
        #expect(sut.id != Location.named("Londra", at: .at(51.50732, -0.12762)).id)
        #expect(sut.id != Location.named("London", at: .at(51.5075, -0.12762)).id)
    }

    @Test(arguments: [
        (Language.english, "London"), (.korean, "런던"), (.czech, "Londýn"), (.latvian, "Londona"),
        (.french, "London"),
        (.chineseTraditional, "伦敦"), (.portugueseBrazil, "Londres"), (.norwegian, "Lundun"), (.spanish, "London"),
        (Language(code: "xx"), "London"),
    ]
    )
    func `is named in the language of the reader`(language: Language, name: String) {
        let sut = Location(
            name: "London",
            localizedNames: [
                "ko": "런던", "cs": "Londýn", "lv": "Londona", "la": "Londinium", "zh": "伦敦", "pt": "Londres",
                "no": "Lundun",
                "es": "",
            ],
            country: "GB",
            state: nil,
            coordinate: .at(51.5, -0.1)
        )

        #expect(sut.name(in: language) == name)
    }

    @Test
    func `reads back from JSON`() throws {
        let sut = Location(
            name: "Oslo",
            localizedNames: ["nb": "Oslo"],
            country: nil,
            state: "Oslo",
            coordinate: .at(59.91, 10.74)
        )

        #expect(try roundTrip(sut) == sut)
    }

    @Test
    func `keeps its stored identity and derives a missing one`() throws {
        let stored = #"{"id":"00112233aabbccdd","name":"London","coordinate":{"latitude":51.5,"longitude":-0.1}}"#
        let without = #"{"name":"London","country":"GB","coordinate":{"latitude":51.5,"longitude":-0.1}}"#
        let unreadable = #"{"id":7,"name":"London","country":"GB","coordinate":{"latitude":51.5,"longitude":-0.1}}"#

        #expect(try decoded(Location.self, from: stored).id.description == "00112233aabbccdd")
        #expect(try decoded(Location.self, from: without) == .named("London"))
        let sut = try decoded(Location.self, from: unreadable)
        #expect(sut.id == Location.named("London").id)
        #expect(try roundTrip(sut, as: [String: JSONValue].self)["id"] == .decimal(7))
    }

    @Test
    func `reads every optional field on its own`() throws {
        let json = """
            {"name":"London","localizedNames":["?"],"country":5,"state":"England","hills":["Highgate"],
             "coordinate":{"latitude":51.5,"longitude":-0.1}}
            """

        let sut = try decoded(Location.self, from: json)

        #expect(sut.localizedNames.isEmpty)
        #expect(sut.country == nil)
        #expect(sut.state == "England")
        let written = try roundTrip(sut, as: [String: JSONValue].self)
        #expect(written["localizedNames"] == .array([.string("?")]))
        #expect(written["country"] == .decimal(5))
        #expect(written["hills"] == .array([.string("Highgate")]))
        #expect(try roundTrip(sut) == sut)
    }

    @Test(arguments: [
        "{}", #"{"name":"London"}"#, #"{"coordinate":{"latitude":51.5,"longitude":-0.1}}"#,
        #"{"name":5,"coordinate":{"latitude":51.5,"longitude":-0.1}}"#,
        #"{"name":"London","coordinate":{"latitude":91,"longitude":0}}"#, "[]", "null",
    ]
    )
    func `refuses a place without a name or a position`(json: String) {
        #expect(throws: (any Error).self) { try decoded(Location.self, from: json) }
    }

    @Test(arguments: ["", "73d777dc99f3b39", "73D777DC99F3B39C", "../../etc/passwd", "73d777dc99f3b39c0"]
    )
    func `refuses an identity that is not sixteen digits`(text: String) {
        #expect(throws: DecodingError.self) { try decoded([LocationID].self, from: "[\"\(text)\"]") }
    }

    @Test(arguments: [
        LocationQuery.coordinate(.at(1, 2)), .city("Paris"), .city(name: "Portland", state: "OR", country: "US"),
        .cityID(2_643_743), .postcode("E14", country: "GB"), .postcode("90210"),
    ]
    )
    func `reads back every kind of request`(query: LocationQuery) throws {
        #expect(try roundTrip(query) == query)
    }
}
