import Foundation
import OpenWeatherCore

/// The query of a request to demo mode, read as forgivingly or strictly as the service reads it.
struct DemoQuery: Sendable {
    /// The decoded items by name.
    let items: [String: String]

    /// The text of `name`, without white space around it.
    subscript(_ name: String) -> String? {
        items[name]?.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The unit system; kelvins for one that is unknown or missing.
    var units: Units { self["units"].flatMap(Units.init) ?? .standard }

    /// The language of descriptions.
    var language: Language { Language(code: self["lang"] ?? "en") }

    /// The most places to list: 5 at most, and also when nothing sensible is asked.
    var limit: Int {
        guard let limit = self["limit"].flatMap(Int.init), limit > 0 else { return 5 }
        return min(5, limit)
    }

    /// How many steps of a forecast; as with the service, a number outside `1...40` means all of them.
    func count() throws(DemoRefusal) -> Int {
        guard let text = self["cnt"] else { return 40 }
        guard let count = Int(text) else { throw .badRequest("\(text) is not a number") }
        return (1...40).contains(count) ? count : 40
    }

    /// The point of `lat` and `lon`.
    func coordinate() throws(DemoRefusal) -> Coordinate {
        let latitude = self["lat"].flatMap(Double.init) ?? .nan
        let longitude = self["lon"].flatMap(Double.init) ?? .nan
        guard (-90...90).contains(latitude) else { throw .badRequest("wrong latitude") }
        guard (-180...180).contains(longitude) else { throw .badRequest("wrong longitude") }
        return Coordinate(validLatitude: latitude, validLongitude: longitude)
    }

    /// The place of the one selector that is there.
    func place(seed: UInt64) throws(DemoRefusal) -> DemoPlace {
        if items["lat"] != nil, items["lon"] != nil { return DemoPlace(try coordinate(), seed: seed) }
        if let id = self["id"] {
            guard let city = Int(id).flatMap(DemoAtlas.city) else { throw .cityNotFound }
            return DemoPlace(city.coordinate, seed: seed)
        }
        if let zip = self["zip"], !zip.isEmpty {
            guard let area = DemoPostcode.find(zip) else { throw .cityNotFound }
            return DemoPlace(area.coordinate, seed: seed)
        }
        guard let name = items["q"], !name.isEmpty else { throw .badRequest("Nothing to geocode") }
        guard let city = DemoAtlas.cities(named: name, wholeNamesOnly: true).first else { throw .cityNotFound }
        return DemoPlace(city.coordinate, seed: seed)
    }

    /// The hours from `start` to `end`, at most a year of them.
    func hours() throws(DemoRefusal) -> [Date] {
        guard let start = self["start"].flatMap(Int.init), let end = self["end"].flatMap(Int.init), start < end else {
            throw .badRequest("end must be after start")
        }
        let first = (start + 3599) / 3600
        let last = min(end / 3600, first + 366 * 24)
        return first <= last ? (first...last).map { Date(timeIntervalSince1970: Double($0) * 3600) } : []
    }
}

/// An error answer of demo mode.
struct DemoRefusal: Error, Sendable {
    /// The answer.
    let response: StubResponse

    /// An answer that says what is wrong with the question.
    static func badRequest(_ message: String) -> DemoRefusal {
        DemoRefusal(response: .error(status: 400, message: message))
    }

    /// The answer about a place that weather and forecasts do not know.
    static let cityNotFound = DemoRefusal(response: .error(status: 404, message: "city not found"))

    /// The answer of geocoding about an unknown postcode, and of an unknown path.
    static let notFound = DemoRefusal(response: .error(status: 404, message: "not found"))
}
