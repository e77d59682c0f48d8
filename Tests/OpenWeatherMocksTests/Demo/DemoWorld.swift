import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

/// A demo world at one moment, whose responses are read without the project's own decoding.
struct DemoWorld: Sendable {
    /// Fifty places: cities of all climates, and points of no city, at sea and at the ends of the Earth.
    static let places: [Coordinate] = {
        let cities = DemoWeather.cities.enumerated().filter { $0.offset % 3 != 1 }.map(\.element.coordinate).prefix(42)
        let elsewhere = [(0.0, 0.0), (90, 0), (-90, 0), (0, 180), (0, -180), (45, -40), (-55, 100), (23.4, 25)]
            .map { Coordinate(clampingLatitude: $0.0, longitude: $0.1) }
        return cities + elsewhere
    }()

    let date: Date
    var seed: UInt64 = 1
    var completesNames = false

    init(_ seconds: Double, seed: UInt64 = 1) {
        date = Date(timeIntervalSince1970: seconds)
        self.seed = seed
    }

    func response(_ path: String, _ query: [String: String]) -> StubResponse {
        DemoWeather(seed: seed, completesNames: completesNames, now: { [date] in date })
            .response(path: path, query: query)
    }

    func object(_ path: String, _ query: [String: String]) throws -> [String: Any] {
        let response = response(path, query)
        return try #require(try JSONSerialization.jsonObject(with: response.body) as? [String: Any])
    }

    func array(_ path: String, _ query: [String: String]) throws -> [[String: Any]] {
        let response = response(path, query)
        return try #require(try JSONSerialization.jsonObject(with: response.body) as? [[String: Any]])
    }

    func current(at place: Coordinate, units: String = "metric") throws -> DemoReading {
        try DemoReading(try object("/data/2.5/weather", Self.query(place, units)))
    }

    func forecast(at place: Coordinate, units: String = "metric") throws -> [DemoReading] {
        let list = try object("/data/2.5/forecast", Self.query(place, units))["list"] as? [[String: Any]]
        return try #require(list).map(DemoReading.init)
    }

    static func query(_ place: Coordinate, _ units: String = "metric") -> [String: String] {
        ["lat": "\(place.latitude)", "lon": "\(place.longitude)", "units": units]
    }
}
