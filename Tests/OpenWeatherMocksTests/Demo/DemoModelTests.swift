import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

/// All endpoints derive from one model, so that they agree about every place at every time.
@Suite("One answer of demo weather for one place and time", .watched)
struct DemoModelTests {
    /// A row of One Call, as it is on the wire.
    private struct Row {
        let date: Double
        let temperature: Double
        let rate: Double
        let isSnow: Bool
        let icon: String
        let id: Int
        let clouds: Double
        let wind: Double
        let chance: Double?

        init(_ object: [String: Any]) throws {
            func number(_ name: String) throws -> Double { try #require(object[name] as? Double, "\(name)") }
            func amount(_ name: String) -> Double? { (object[name] as? [String: Double])?["1h"] }
            let condition = try #require((object["weather"] as? [[String: Any]])?.first)
            date = try number("dt")
            temperature = try number("temp")
            rate = amount("rain") ?? amount("snow") ?? 0
            isSnow = amount("snow") != nil
            icon = try #require(condition["icon"] as? String)
            id = try #require(condition["id"] as? Int)
            clouds = try number("clouds")
            wind = try number("wind_speed")
            chance = object["pop"] as? Double
        }
    }

    /// A moment of each twelfth of 2026 at another hour, and another part of the hour.
    static let moments = (0..<12)
        .map { (month: Int) -> Double in 1_767_225_600 + Double(month) * (30 * 86_400 + 7 * 3600 + 420) }

    /// Returns the places that are looked at in a moment; each of them is at two moments, half a year apart.
    private static func cities(at moment: Double) -> [Location] {
        let number = moments.firstIndex(of: moment) ?? 0
        return DemoWeather.cities.enumerated().filter { $0.offset % 6 == number % 6 }.map(\.element)
    }

    @Test(arguments: moments)
    func `the weather now is the same by every path`(moment: Double) throws {
        for city in Self.cities(at: moment) {
            let query = DemoWorld.query(city.coordinate)
            let world = DemoWorld(moment)
            let now = try world.current(at: city.coordinate)
            let report = try world.object(
                "/data/3.0/onecall",
                Self.query(city, without: "minutely,hourly,daily,alerts")
            )
            let paths = [
                try Row(try #require(report["current"] as? [String: Any])),
                try row(world, "/data/4.0/onecall/current", query),
                try row(world, "/data/3.0/onecall/timemachine", query.merging(["dt": "\(Int(now.date))"]) { $1 }),
                try row(DemoWorld(now.date - 3_000), "/data/4.0/onecall/timeline/15min", query, at: now.date),
            ]

            for row in paths.compactMap(\.self) where row.date == now.date {
                try #require(row.temperature == now.temperature, "\(city.name)")
                try #require(row.clouds == now.clouds && row.wind == now.windSpeed, "\(city.name)")
                try #require(row.icon == now.icon && row.id == now.id, "\(city.name)")
            }
            try #require(paths.compactMap(\.self).count { $0.date == now.date } >= 3)
        }
    }

    @Test(arguments: moments)
    func `hours are the weather of their time and steps are among them`(moment: Double) throws {
        for city in Self.cities(at: moment) {
            let world = DemoWorld(moment)
            let hours = try hours(world, city)
            let steps = try world.forecast(at: city.coordinate)

            for step in steps {
                guard let hour = hours.first(where: { $0.date == step.date }) else { continue }
                try #require(hour.temperature == step.temperature && hour.icon == step.icon, "\(city.name)")
                try #require(hour.id == step.id && hour.chance == step.chance, "\(city.name)")
            }
            for (hour, next) in zip(hours, hours.dropFirst()) {
                try #require(abs(next.temperature - hour.temperature) <= 4, "\(city.name) \(hour) \(next)")
            }
            for hour in hours {
                if hour.isSnow { try #require(hour.temperature <= 1, "\(city.name) \(hour)") }
                let date = Date(timeIntervalSince1970: hour.date)
                let altitude = SolarGeometry(date: date).altitude(at: city.coordinate, date: date)
                guard abs(altitude - SolarGeometry.horizon) > 0.5 else { continue }
                let isDay = altitude > SolarGeometry.horizon
                try #require(hour.icon.hasSuffix(isDay ? "d" : "n"), "\(city.name) \(hour)")
            }
        }
    }

    @Test(arguments: moments)
    func `the low and high of a day bound its hours its steps and the weather now`(moment: Double) throws {
        for city in Self.cities(at: moment) {
            let world = DemoWorld(moment)
            let report = try world.object("/data/3.0/onecall", DemoWorld.query(city.coordinate))
            let offset = try #require(UTCOffset(seconds: report["timezone_offset"] as? Int ?? 0))
            let now = try world.current(at: city.coordinate)
            let values =
                try hours(world, city).map { ($0.date, $0.temperature) }
                + (try world.forecast(at: city.coordinate).map { ($0.date, $0.temperature) })
                + [(now.date, now.temperature)]
            for day in try #require(report["daily"] as? [[String: Any]]) {
                let noon = Date(timeIntervalSince1970: try #require(day["dt"] as? Double))
                let temperatures = try #require(day["temp"] as? [String: Double])
                let range = try #require(temperatures["min"])...(try #require(temperatures["max"]))
                for part in ["day", "morn", "eve", "night"] {
                    try #require(range.contains(try #require(temperatures[part])), "\(city.name)")
                }
                for (date, temperature) in values
                where offset.day(of: Date(timeIntervalSince1970: date)) == offset.day(of: noon) {
                    try #require(range.contains(temperature), "\(city.name) at \(date): \(temperature) in \(range)")
                }
            }
        }
    }

    @Test(arguments: moments)
    func `the minutes agree with the hours around them`(moment: Double) throws {
        for city in Self.cities(at: moment) {
            let world = DemoWorld((moment / 600).rounded(.down) * 600)
            let report = try world.object("/data/3.0/onecall", Self.query(city, without: "hourly,daily,alerts"))
            let minutes = try #require(report["minutely"] as? [[String: Double]])
            let now = try Row(try #require(report["current"] as? [String: Any]))
            let rows = try [now] + hours(world, city)

            try #require(minutes.count == 60)
            try #require(minutes.first?["dt"] == now.date)
            for minute in minutes {
                let rate = try #require(minute["precipitation"])
                guard let row = rows.first(where: { $0.date == minute["dt"] }) else { continue }
                // An amount has at least 0.1 mm, a rate need not.
                try #require(rate == row.rate || row.rate == 0.1 && rate > 0 && rate < 0.1, "\(city.name) \(row)")
            }
            // A wet minute needs a chance of rain in the hours around it.
            if minutes.contains(where: { ($0["precipitation"] ?? 0) > 0.5 }) {
                try #require(rows.prefix(3).contains { ($0.chance ?? 0) > 0 || $0.rate > 0 }, "\(city.name)")
            }
        }
    }

    @Test(arguments: moments.prefix(6))
    func `a day is the same as a summary and on a timeline`(moment: Double) throws {
        for city in Self.cities(at: moment) {
            let world = DemoWorld(moment)
            let query = DemoWorld.query(city.coordinate)
            let report = try world.object("/data/3.0/onecall", query)
            let offset = try #require(UTCOffset(seconds: report["timezone_offset"] as? Int ?? 0))
            let first = try #require((report["daily"] as? [[String: Any]])?.first)
            let day = offset.day(of: Date(timeIntervalSince1970: try #require(first["dt"] as? Double)))
            let summary = try world.object(
                "/data/3.0/onecall/day_summary",
                query.merging(["date": day.iso8601]) { $1 }
            )
            let page = try world.object("/data/4.0/onecall/timeline/1day", query)
            let row = try #require((page["data"] as? [[String: Any]])?.first)

            let temperatures = try #require(first["temp"] as? [String: Double])
            let summed = try #require(summary["temperature"] as? [String: Double])
            try #require(summed["min"] == temperatures["min"] && summed["max"] == temperatures["max"], "\(city.name)")
            try #require(row["temp"] as? [String: Double] == temperatures, "\(city.name)")
            let total = (first["rain"] as? Double ?? 0) + (first["snow"] as? Double ?? 0)
            let sum = try #require((summary["precipitation"] as? [String: Double])?["total"])
            try #require(abs(sum - total) < 0.011, "\(city.name)")
        }
    }

    @Test(arguments: moments.prefix(6))
    func `the air is the same now in the forecast and in the history`(moment: Double) throws {
        for city in Self.cities(at: moment) {
            let query = DemoWorld.query(city.coordinate)
            let world = DemoWorld(moment)
            func first(_ path: String, _ items: [String: String] = [:]) throws -> NSDictionary {
                let object = try world.object("/data/2.5/air_pollution" + path, query.merging(items) { $1 })
                return try #require((object["list"] as? [NSDictionary])?.first)
            }
            let now = try first("")
            let hour = try #require(now["dt"] as? Int)

            try #require(now == (try first("/forecast")), "\(city.name)")
            try #require(now == (try first("/history", ["start": "\(hour)", "end": "\(hour + 1)"])), "\(city.name)")
        }
    }

    private static func query(_ city: Location, without parts: String) -> [String: String] {
        DemoWorld.query(city.coordinate).merging(["exclude": parts]) { $1 }
    }

    private func hours(_ world: DemoWorld, _ city: Location) throws -> [Row] {
        let report = try world.object("/data/3.0/onecall", Self.query(city, without: "current,minutely,daily,alerts"))
        return try #require(report["hourly"] as? [[String: Any]]).map(Row.init)
    }

    /// Returns the first row of a page, or the one at a date if the page has it.
    private func row(
        _ world: DemoWorld,
        _ path: String,
        _ query: [String: String],
        at date: Double? = nil
    ) throws -> Row? {
        let rows = try #require(try world.object(path, query)["data"] as? [[String: Any]])
        return try rows.first { date == nil || $0["dt"] as? Double == date }.map(Row.init)
    }
}
