import Foundation
import OpenWeatherCore
import Testing

@Suite("Preferences")
struct PreferencesTests {
    private let places = (0..<15).map { Location.named("Place \($0)") }

    @Test
    func `begins with the systems units the devices language and no place`() {
        let sut = Preferences()

        #expect(sut.units == .system)
        #expect(sut.language == .device)
        #expect(sut.isCacheEnabled && sut.isAutoRefreshEnabled)
        #expect(sut.currentLocation == nil)
        #expect(sut.recents.isEmpty && sut.favorites.isEmpty)
    }

    @Test
    func `sets the current place without a visit`() {
        var sut = Preferences()
        sut.select(places[0])
        sut.toggleFavorite(places[0])
        let before = sut

        sut.setCurrentLocation(places[1])
        #expect(sut.currentLocation == places[1])
        #expect(sut.history == before.history && sut.favorites == before.favorites)

        sut.setCurrentLocation(nil)
        #expect(sut.currentLocation == nil)
        sut.setCurrentLocation(places[0])
        #expect(sut == before)
    }

    @Test
    func `keeps the ten newest places newest first`() {
        var sut = Preferences()

        for place in places { sut.select(place) }

        #expect(sut.currentLocation == places[14])
        #expect(sut.recents == Array(places[5...].reversed()))
    }

    @Test
    func `moves a place chosen again to the front with what is known of it now`() {
        let renamed = Location(
            name: "Place 3",
            localizedNames: ["fr": "Lieu 3"],
            country: "GB",
            state: nil,
            coordinate: places[3].coordinate
        )
        var sut = Preferences()

        for place in places[0..<10] { sut.select(place) }
        sut.select(renamed)

        #expect(sut.recents.count == 10)
        #expect(sut.recents.first == renamed)
        #expect(sut.recents.count { $0.id == renamed.id } == 1)
        #expect(sut.recents.last == places[0])
    }

    @Test
    func `forgets a recent place but not that it is current or a favorite`() {
        var sut = Preferences()

        sut.select(places[0])
        sut.toggleFavorite(places[0])
        sut.removeRecent(places[0].id)
        sut.removeRecent(places[1].id)

        #expect(sut.recents.isEmpty)
        #expect(sut.currentLocation == places[0])
        #expect(sut.isFavorite(places[0].id))
    }

    @Test
    func `keeps favorites in the order they were marked without limit`() {
        var sut = Preferences()

        for place in places { sut.toggleFavorite(place) }
        sut.toggleFavorite(places[0])
        sut.toggleFavorite(places[7])
        sut.toggleFavorite(places[0])

        #expect(sut.favorites == Array(places[1..<7] + places[8...]) + [places[0]])
        #expect(!sut.isFavorite(places[7].id))
    }

    @Test
    func `reads back from JSON`() throws {
        var sut = Preferences()
        sut.units = .imperial
        sut.language = .fixed(.korean)
        sut.isCacheEnabled = false
        sut.isAutoRefreshEnabled = false
        sut.select(places[2])
        sut.toggleFavorite(places[1])

        #expect(try roundTrip(sut) == sut)
        #expect(try roundTrip(Preferences()) == Preferences())
    }

    @Test
    func `gives what an older version did not write its default`() throws {
        let sut = try decoded(Preferences.self, from: #"{"units":"metric","isCacheEnabled":false,"later":1}"#)

        #expect(sut.units == .metric)
        #expect(!sut.isCacheEnabled)
        #expect(sut.isAutoRefreshEnabled)
        #expect(sut.language == .device)
        #expect(try decoded(Preferences.self, from: "{}") == Preferences())
    }

    @Test(arguments: ["[]", "5", "\"metric\"", "null"])
    func `refuses what is no object`(json: String) {
        #expect(throws: DecodingError.self) { try decoded(Preferences.self, from: json) }
    }

    @Test
    func `brings lists edited by hand back under the rules`() throws {
        struct Edited: Codable {
            let recents: [Location]
            let favorites: [Location]
        }
        let edited = Edited(recents: places + places, favorites: [places[1], places[0], places[1]])
        let json = try String(decoding: JSONEncoder().encode(edited), as: UTF8.self)

        let sut = try decoded(Preferences.self, from: json)

        #expect(sut.recents == Array(places[0..<10]))
        #expect(sut.favorites == [places[1], places[0]])
    }
}
