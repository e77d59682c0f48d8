import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Recorded places", .enabled(if: RecordedFiles.arePresent, "\(RecordedFiles.absence)"), .watched)
struct RecordedGeocodingTests {
    @Test(arguments: RecordedFiles.names(in: "geo_direct"))
    func `read as they are written by name`(name: String) async throws {
        let json = try JSON(recorded: "geo_direct", name)
        let sut = try Remote(RespondingHTTPClient(body: RecordedFiles.data("geo_direct", name))).geocoding

        let places = try await sut.locations(named: "x").value

        check(places, against: json)
    }

    @Test(arguments: RecordedFiles.names(in: "geo_reverse"))
    func `read as they are written by point`(name: String) async throws {
        let json = try JSON(recorded: "geo_reverse", name)
        let sut = try Remote(RespondingHTTPClient(body: RecordedFiles.data("geo_reverse", name))).geocoding

        let places = try await sut.locations(at: Coordinate(clampingLatitude: 1, longitude: 2)).value

        check(places, against: json)
    }

    @Test(arguments: RecordedFiles.names(in: "geo_zip"))
    func `read as they are written by postcode`(name: String) async throws {
        let json = try JSON(recorded: "geo_zip", name)
        let sut = try Remote(RespondingHTTPClient(body: RecordedFiles.data("geo_zip", name))).geocoding

        let place = try await sut.location(postcode: "x", country: nil).value

        check(place, against: json)
    }

    private func check(_ places: [Location], against json: JSON) {
        #expect(places.count == min(5, json.array.count))
        for (place, expected) in zip(places, json.array) {
            check(place, against: expected)
        }
    }

    private func check(_ place: Location, against json: JSON) {
        let names = json["local_names"].object.filter { $0.key != "ascii" && $0.key != "feature_name" }

        #expect(place.name == json["name"].text)
        #expect(agree(place.coordinate.latitude, json["lat"].number))
        #expect(agree(place.coordinate.longitude, json["lon"].number))
        #expect(place.country == json["country"].text)
        #expect(place.state == json["state"].words)
        #expect(place.localizedNames == names.compactMapValues(\.text))
    }
}
