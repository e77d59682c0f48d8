import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

/// A demo world at one moment, whose responses are read without the project's own decoding.
struct DemoWorld: Sendable {
    let date: Date
    var seed: UInt64 = 1

    init(_ seconds: Double, seed: UInt64 = 1) {
        date = Date(timeIntervalSince1970: seconds)
        self.seed = seed
    }

    func response(_ path: String, _ query: [String: String]) -> StubResponse {
        DemoWeather(seed: seed, now: { [date] in date }).response(path: path, query: query)
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
