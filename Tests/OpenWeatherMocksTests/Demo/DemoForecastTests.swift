import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Demo forecasts through a year", .watched)
struct DemoForecastTests {
    /// Moments at all hours of the day throughout 2026.
    static let moments = (0..<12).map { (month: Int) -> Double in 1_767_225_600 + Double(month * (31 * 86_400 + 7100)) }

    @Test(arguments: moments)
    func `only the first two or three entries have a spread and on one side of the temperature`(moment: Double) throws {
        for place in DemoWorld.places {
            for (index, entry) in try DemoWorld(moment).forecast(at: place).enumerated() {
                if index < 3 {
                    try #require(entry.minimum == entry.temperature || entry.maximum == entry.temperature)
                    try #require(entry.minimum <= entry.temperature && entry.temperature <= entry.maximum)
                    try #require(entry.maximum - entry.minimum < 10)
                } else {
                    try #require(entry.minimum == entry.temperature && entry.maximum == entry.temperature)
                }
            }
        }
    }

    @Test(arguments: moments)
    func `no entry is impossible`(moment: Double) throws {
        let wet: Set = ["Rain", "Snow", "Drizzle", "Thunderstorm"]
        for place in DemoWorld.places {
            for entry in try DemoWorld(moment).forecast(at: place) {
                let amount = entry.rain ?? entry.snow
                let chance = try #require(entry.chance)
                try #require(wet.contains(entry.group) == (amount != nil), "\(place) \(entry)")
                try #require(entry.rain == nil || entry.snow == nil, "\(place) \(entry)")
                try #require(amount.map { (0.1...100).contains($0) } ?? true, "\(place) \(entry)")
                try #require(chance <= 1 && chance >= (amount == nil ? 0 : 0.2), "\(place) \(entry)")
                try #require(entry.gust > entry.windSpeed, "\(place) \(entry)")
                try #require((20...10_000).contains(entry.visibility), "\(place) \(entry)")
                try #require(dewPoint(of: entry) <= entry.temperature + 0.01, "\(place) \(entry)")
                try #require((1...100).contains(entry.humidity) && (0...100).contains(entry.clouds))
            }
        }
    }

    /// Returns the dew point in degrees Celsius, by the Magnus formula.
    private func dewPoint(of reading: DemoReading) -> Double {
        let gamma = log(reading.humidity / 100) + 17.625 * reading.temperature / (243.04 + reading.temperature)
        return 243.04 * gamma / (17.625 - gamma)
    }

    @Test(arguments: moments)
    func `the weather now leads to the first entry`(moment: Double) throws {
        for place in DemoWorld.places {
            let world = DemoWorld(moment)
            let first = try #require(try world.forecast(at: place).first)
            let now = try world.current(at: place)
            let before = try DemoWorld(first.date - 1).current(at: place)

            try #require(first.date > moment && first.date <= moment + 10_800)
            try #require(abs(now.temperature - first.temperature) < 9, "\(place) \(now) \(first)")
            try #require(abs(now.pressure - first.pressure) < 20, "\(place) \(now) \(first)")
            try #require(abs(before.temperature - first.temperature) < 1, "\(place) \(before) \(first)")
            try #require(abs(before.clouds - first.clouds) <= 10, "\(place) \(before) \(first)")
            try #require(abs(before.windSpeed - first.windSpeed) < 1, "\(place) \(before) \(first)")
            try #require(now.maximum - now.minimum < 10, "\(place) \(now)")
        }
    }

    @Test
    func `a correction is in degrees Celsius whatever the units`() throws {
        var corrections: [Double] = []
        for number in 0..<20 {
            let world = DemoWorld(1_779_970_000 + Double(number) * 40_000)
            for units in ["metric", "imperial"] {
                let object = try world.object("/data/2.5/forecast", ["q": "Oslo", "units": units, "cnt": "2"])
                for entry in try #require(object["list"] as? [[String: Any]]) {
                    let main = try #require(entry["main"] as? [String: Double])
                    let correction = try #require(main["temp_kf"])
                    let other = try #require(correction > 0 ? main["temp_min"] : main["temp_max"])
                    let difference = try #require(main["temp"]) - other
                    #expect(abs(difference - correction * (units == "metric" ? 1 : 1.8)) < 0.021)
                    corrections.append(correction)
                }
            }
        }

        #expect(corrections.contains { $0 < 0 } && corrections.contains { $0 > 0 })
    }
}
