import Foundation
import OpenWeatherCore

/// The query of a request to the demo weather, read as leniently or strictly as the service reads it.
struct DemoQuery: Sendable {
    /// The decoded items by name.
    let items: [String: String]

    /// The seconds since 1970 that a date may have, those of about 30,000 years before and after.
    static let seconds = -1e12...1e12

    /// The value of the item named `name` without surrounding white space; `nil` when there is none.
    subscript(_ name: String) -> String? {
        items[name]?.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The unit system; kelvins when it is unknown or missing.
    var units: Units { self["units"].flatMap(Units.init) ?? .standard }

    /// The language of descriptions; English when it is missing.
    var language: Language { Language(code: self["lang"] ?? "en") }

    /// The maximum number of places, in `1...5`; 5 when it is missing or not valid.
    var limit: Int {
        guard let limit = self["limit"].flatMap(Int.init), limit > 0 else { return 5 }
        return min(5, limit)
    }

    /// Returns the number of rows; as with the service, a number outside `1...most` means all of them.
    ///
    /// - Throws: A bad request when the value is not a number.
    func count(of most: Int) throws(DemoRefusal) -> Int {
        guard let text = self["cnt"] else { return most }
        guard let count = Int(text) else { throw .badRequest("\(text) is not a number") }
        return (1...most).contains(count) ? count : most
    }

    /// Returns the date of an item in seconds since 1970; `nil` when it is missing, not a number, or too far away.
    func date(_ name: String) -> Date? {
        guard let seconds = self[name].flatMap(Double.init), Self.seconds.contains(seconds) else { return nil }
        return Date(timeIntervalSince1970: seconds)
    }

    /// Returns the coordinate of `lat` and `lon`.
    ///
    /// - Throws: A bad request when one of them is missing or out of range.
    func coordinate() throws(DemoRefusal) -> Coordinate {
        let latitude = self["lat"].flatMap(Double.init) ?? .nan
        let longitude = self["lon"].flatMap(Double.init) ?? .nan
        guard (-90...90).contains(latitude) else { throw .badRequest("wrong latitude") }
        guard (-180...180).contains(longitude) else { throw .badRequest("wrong longitude") }
        return Coordinate(clampingLatitude: latitude, longitude: longitude)
    }

    /// Returns the place that the query selects by coordinate, city number, postcode, or name.
    ///
    /// - Throws: A refusal when the query selects none or the place is not known.
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
        guard let city = DemoAtlas.cities(named: name).first else { throw .cityNotFound }
        return DemoPlace(city.coordinate, seed: seed)
    }

    /// Returns the full hours from `start` to `end`, at most those of a year.
    ///
    /// - Throws: A bad request when one of them is missing or too far away, or `end` is not later.
    func hours() throws(DemoRefusal) -> [Date] {
        func second(_ name: String) -> Int? {
            self[name].flatMap(Int.init).flatMap { Self.seconds.contains(Double($0)) ? $0 : nil }
        }
        guard let start = second("start"), let end = second("end"), start < end else {
            throw .badRequest("end must be after start")
        }
        let first = (start + 3599) / 3600
        let last = min(end / 3600, first + 366 * 24)
        return first <= last ? (first...last).map { Date(timeIntervalSince1970: Double($0) * 3600) } : []
    }
}

/// An error response of the demo weather.
struct DemoRefusal: Error, Sendable {
    /// The response.
    let response: StubResponse

    /// Returns the response to a request that is not valid; `message` is the reason.
    static func badRequest(_ message: String) -> DemoRefusal {
        DemoRefusal(response: .error(status: 400, message: message))
    }

    /// The response of weather and forecasts to an unknown place.
    static let cityNotFound = DemoRefusal(response: .error(status: 404, message: "city not found"))

    /// The response of geocoding to an unknown postcode, and the response to an unknown path.
    static let notFound = DemoRefusal(response: .error(status: 404, message: "not found"))
}
