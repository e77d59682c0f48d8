import Foundation
import OpenWeatherCore
import Testing

@Suite("Dates of favorites")
struct FavoriteDatesTests {
    private let noon = Date(timeIntervalSince1970: 1_779_969_600)
    private let places = (0..<3).map { Location.named("Place \($0)") }

    private func fields(of preferences: Preferences) throws -> [String: JSONValue] {
        try roundTrip(preferences, as: [String: JSONValue].self)
    }

    @Test
    func `are those of the addition in whole seconds`() throws {
        var sut = Preferences()

        sut.toggleFavorite(places[0], at: noon + 0.4)
        sut.toggleFavorite(places[1])
        sut.toggleFavorite(places[2], at: Date(timeIntervalSince1970: .infinity))

        #expect(sut.dateAdded(ofFavorite: places[0].id) == noon)
        #expect(sut.dateAdded(ofFavorite: places[1].id) == nil)
        #expect(sut.dateAdded(ofFavorite: places[2].id) == nil)
        #expect(try roundTrip(sut) == sut)
    }

    @Test
    func `go with the favorite and stay when it moves`() {
        var sut = Preferences()
        for (hour, place) in places.enumerated() { sut.toggleFavorite(place, at: noon + Double(hour) * 3600) }

        sut.moveFavorite(from: 0, to: 2)
        sut.toggleFavorite(places[1])
        sut.removeFavorite(places[2].id)

        #expect(sut.favorites == [places[0]])
        #expect(sut.dateAdded(ofFavorite: places[0].id) == noon)
        #expect(sut.dateAdded(ofFavorite: places[1].id) == nil)
        sut.toggleFavorite(places[1])
        #expect(sut.dateAdded(ofFavorite: places[1].id) == nil, "the date of the former addition is gone")
        for place in sut.favorites { sut.removeFavorite(place.id) }
        #expect(sut == Preferences(), "nothing is left to be stored")
    }

    @Test
    func `are not known in a file of an older version`() throws {
        var older = Preferences()
        older.toggleFavorite(places[0])

        #expect(try fields(of: older)["favoriteDates"] == nil, "what such a version wrote")
        let sut = try roundTrip(older)

        #expect(sut.favorites == [places[0]])
        #expect(sut.dateAdded(ofFavorite: places[0].id) == nil)
    }

    @Test
    func `stand beside the list that an older version reads`() throws {
        struct Older: Codable {
            let favorites: [Location]
        }
        var sut = Preferences()
        for place in places { sut.toggleFavorite(place, at: noon) }

        #expect(try roundTrip(sut, as: Older.self).favorites == places)
    }

    @Test(arguments: [
        #"{"favoriteDates":5}"#, #"{"favoriteDates":{"x":"soon","00112233aabbccdd":{"at":1}}}"#,
        #"{"favoriteDates":{"00112233aabbccdd":1779969600}}"#,
    ]
    )
    func `are written back where they cannot be read or have no favorite`(json: String) throws {
        let sut = try decoded(Preferences.self, from: json)

        let written = try fields(of: sut)
        for (key, value) in try decoded([String: JSONValue].self, from: json) { #expect(written[key] == value) }
        #expect(try roundTrip(sut) == sut)
    }

    @Test
    func `replace what cannot be read once a favorite is added`() throws {
        var sut = try decoded(Preferences.self, from: #"{"favoriteDates":5}"#)

        sut.toggleFavorite(places[0], at: noon)

        #expect(try roundTrip(sut).dateAdded(ofFavorite: places[0].id) == noon)
    }
}
