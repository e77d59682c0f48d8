import Foundation
import Testing

/// The numbers of one body or list element, as they are on the wire.
struct DemoReading {
    let date: Double
    let temperature: Double
    let feelsLike: Double
    let minimum: Double
    let maximum: Double
    let humidity: Double
    let pressure: Double
    let ground: Double
    let windSpeed: Double
    let windDirection: Double
    let gust: Double
    let clouds: Double
    let visibility: Double
    let id: Int
    let group: String
    let icon: String
    let rain: Double?
    let snow: Double?
    let chance: Double?
    let sunrise: Double?
    let sunset: Double?
    let partOfDay: String?

    init(_ object: [String: Any]) throws {
        func part(_ name: String) throws -> [String: Any] { try #require(object[name] as? [String: Any]) }
        func number(_ part: [String: Any], _ name: String) throws -> Double {
            try #require(part[name] as? Double, "\(name)")
        }
        let main = try part("main")
        let wind = try part("wind")
        let condition = try #require((object["weather"] as? [[String: Any]])?.first)
        let system = try part("sys")
        date = try number(object, "dt")
        temperature = try number(main, "temp")
        feelsLike = try number(main, "feels_like")
        minimum = try number(main, "temp_min")
        maximum = try number(main, "temp_max")
        humidity = try number(main, "humidity")
        pressure = try number(main, "pressure")
        ground = try number(main, "grnd_level")
        windSpeed = try number(wind, "speed")
        windDirection = try number(wind, "deg")
        gust = try number(wind, "gust")
        clouds = try number(try part("clouds"), "all")
        visibility = try number(object, "visibility")
        id = try #require(condition["id"] as? Int)
        group = try #require(condition["main"] as? String)
        icon = try #require(condition["icon"] as? String)
        func amount(_ name: String) -> Double? { (object[name] as? [String: Any])?.values.first as? Double }
        rain = amount("rain")
        snow = amount("snow")
        chance = object["pop"] as? Double
        sunrise = system["sunrise"] as? Double
        sunset = system["sunset"] as? Double
        partOfDay = system["pod"] as? String
    }
}
