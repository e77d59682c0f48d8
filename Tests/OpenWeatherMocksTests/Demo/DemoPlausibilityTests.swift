import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@Suite("Demo weather through a year")
struct DemoPlausibilityTests {
    /// The first moment of 2026 and a step that visits every hour of the day.
    private static let newYear = 1_767_225_600.0
    private static let step = 61.0 * 3600

    @Test
    func `stays within what the earth offers at fifty places for a year`() throws {
        #expect(DemoWorld.places.count == 50)
        for place in DemoWorld.places {
            for number in 0..<144 {
                let reading = try DemoWorld(Self.newYear + Double(number) * Self.step).current(at: place)

                try #require((-75...52).contains(reading.temperature), "\(place) \(reading)")
                try #require((-90...65).contains(reading.feelsLike), "\(place) \(reading)")
                try #require(reading.minimum <= reading.temperature && reading.temperature <= reading.maximum)
                try #require((1...100).contains(reading.humidity), "\(place) \(reading)")
                try #require((950...1060).contains(reading.pressure), "\(place) \(reading)")
                try #require(reading.ground <= reading.pressure, "\(place) \(reading)")
                try #require((0...40).contains(reading.windSpeed), "\(place) \(reading)")
                try #require(reading.gust >= reading.windSpeed, "\(place) \(reading)")
                try #require((0...360).contains(reading.windDirection), "\(place) \(reading)")
                try #require((0...100).contains(reading.clouds), "\(place) \(reading)")
                try #require((0...10_000).contains(reading.visibility), "\(place) \(reading)")
                try checkPrecipitation(reading, at: place)
                try checkClouds(reading, at: place)
                try checkSun(reading, at: place)
            }
        }
    }

    /// Checks that precipitation, condition, clouds, and temperature agree.
    private func checkPrecipitation(_ reading: DemoReading, at place: Coordinate) throws {
        let isWet = ["Rain", "Snow", "Drizzle", "Thunderstorm"].contains(reading.group)
        let amount = reading.rain ?? reading.snow
        try #require(isWet == (amount != nil), "\(place) \(reading)")
        try #require(reading.rain == nil || reading.snow == nil, "\(place) \(reading)")
        try #require((reading.group == "Snow") == (reading.snow != nil), "\(place) \(reading)")
        if let amount {
            try #require((0.05...60).contains(amount), "\(place) \(reading)")
            try #require(reading.clouds >= 75, "\(place) \(reading)")
        }
        if reading.snow != nil { try #require(reading.temperature <= 1, "\(place) \(reading)") }
        if reading.rain != nil { try #require(reading.temperature >= 0.99, "\(place) \(reading)") }
    }

    /// Checks that the condition agrees with the cloud cover.
    private func checkClouds(_ reading: DemoReading, at place: Coordinate) throws {
        let limits = [800: 0...10, 801: 11...25, 802: 25...50, 803: 51...84, 804: 85...100]
        guard let limits = limits[reading.id] else { return }
        try #require(limits.contains(Int(reading.clouds)), "\(place) \(reading)")
    }

    /// Checks that the icon agrees with sunrise and sunset, and both with the sun's altitude.
    private func checkSun(_ reading: DemoReading, at place: Coordinate) throws {
        let sunrise = try #require(reading.sunrise)
        let sunset = try #require(reading.sunset)
        let isDay = reading.icon.hasSuffix("d")
        let date = Date(timeIntervalSince1970: reading.date)
        let altitude = SolarGeometry(date: date).altitude(at: place, date: date) - SolarGeometry.horizon
        if sunrise == 0 {
            try #require(sunset == 0)
        } else {
            try #require(isDay == (sunrise..<sunset ~= reading.date), "\(place) \(reading)")
            try #require(sunset > sunrise && sunset - sunrise < 86_400)
            try #require(abs(sunrise - reading.date) < 36 * 3600, "\(place) \(reading)")
        }
        // Near the horizon the declination's change during the day decides.
        if abs(altitude) > 0.5 { try #require(isDay == (altitude > 0), "\(place) \(altitude) \(reading)") }
        #expect(reading.icon.count == 3)
    }

    @Test(arguments: [1.0, 100, 200, 300])
    func `a forecast comes true to the last digit`(day: Double) throws {
        for place in DemoWorld.places {
            let start = Self.newYear + day * 86_400 + 4000
            let forecast = try DemoWorld(start).forecast(at: place)
            for entry in forecast.enumerated().filter({ $0.offset % 7 == 0 }).map(\.element) {
                let now = try DemoWorld(entry.date).current(at: place)

                try #require(now.date == entry.date)
                try #require(now.temperature == entry.temperature, "\(place)")
                try #require(now.feelsLike == entry.feelsLike && now.humidity == entry.humidity)
                try #require(now.pressure == entry.pressure && now.ground == entry.ground)
                try #require(now.windSpeed == entry.windSpeed && now.windDirection == entry.windDirection)
                try #require(now.clouds == entry.clouds && now.visibility == entry.visibility)
                try #require(now.id == entry.id && now.icon == entry.icon)
                try #require((now.rain == nil) == (entry.rain == nil) && (now.snow == nil) == (entry.snow == nil))
                try #require(entry.icon.hasSuffix(entry.partOfDay ?? "?"))
                let chance = try #require(entry.chance)
                try #require((0...1).contains(chance))
                if entry.rain != nil || entry.snow != nil { try #require(chance >= 0.2) }
            }
        }
    }

    @Test
    func `nothing jumps from one ten minutes to the next`() throws {
        for place in DemoWorld.places.enumerated().filter({ $0.offset % 5 == 0 }).map(\.element) {
            var before: DemoReading?
            for number in 0..<216 {
                let reading = try DemoWorld(Self.newYear + 9_000_000 + Double(number) * 600).current(at: place)
                defer { before = reading }
                guard let before else { continue }
                try #require(abs(reading.temperature - before.temperature) < 1.0, "\(place) \(before) \(reading)")
                try #require(abs(reading.pressure - before.pressure) <= 2, "\(place) \(before) \(reading)")
                try #require(abs(reading.clouds - before.clouds) <= 10, "\(place) \(before) \(reading)")
                try #require(abs(reading.humidity - before.humidity) <= 8, "\(place) \(before) \(reading)")
                try #require(abs(reading.windSpeed - before.windSpeed) < 1, "\(place) \(before) \(reading)")
                try #require(reading.date - before.date == 600)
            }
        }
    }

    @Test
    func `neighbors have much the same weather across the date line too`() throws {
        for number in 0..<30 {
            let world = DemoWorld(Self.newYear + Double(number) * 1_000_000)
            let west = try world.current(at: Coordinate(clampingLatitude: 10, longitude: 179.99))
            let east = try world.current(at: Coordinate(clampingLatitude: 10, longitude: -179.99))

            #expect(abs(west.temperature - east.temperature) < 0.5)
            #expect(abs(west.pressure - east.pressure) <= 1)
            #expect(abs(west.clouds - east.clouds) <= 5)
        }
    }

    @Test(arguments: [
        (Coordinate.london, 3.0...8.5, 16.0...22, 400.0...1600),
        (.cairo, 10...18, 26...33, 0...60),
        (.sydney, 20...27, 9.5...16.5, 100...2000),
        (.singapore, 25...30, 25...31, 1000...5000),
        (.longyearbyen, -18 ... -7, 3...11, 100...900),
        (.newYork, -4...6, 21...29, 300...2000),
    ]
    )
    func `summer and winter tropics and poles desert and coast are what they are`(
        place: Coordinate,
        january: ClosedRange<Double>,
        july: ClosedRange<Double>,
        rainPerYear: ClosedRange<Double>
    ) throws {
        func mean(from day: Int) throws -> Double {
            let temperatures = try (0..<124)
                .map { step in
                    try DemoWorld(Self.newYear + Double(day) * 86_400 + Double(step) * 21_600).current(at: place)
                        .temperature
                }
            return temperatures.reduce(0, +) / Double(temperatures.count)
        }
        let amounts = try (0..<1461)
            .map { step in
                let reading = try DemoWorld(Self.newYear + Double(step) * 21_600).current(at: place)
                return reading.rain ?? reading.snow ?? 0
            }

        #expect(january.contains(try mean(from: 0)))
        #expect(july.contains(try mean(from: 181)))
        #expect(rainPerYear.contains(amounts.reduce(0, +) * 6))
    }

    @Test
    func `afternoons are warmer than nights under the same sky`() throws {
        var warmer = 0
        for day in 0..<100 {
            let midnight = Self.newYear + Double(day) * 3 * 86_400
            let night = try DemoWorld(midnight + 3 * 3600).current(at: .london)
            let afternoon = try DemoWorld(midnight + 15 * 3600).current(at: .london)
            if afternoon.temperature > night.temperature { warmer += 1 }
        }

        #expect(warmer > 80)
    }

    @Test
    func `the far north has a day and a night of months sent as the service sends them`() throws {
        let summer = try DemoWorld(1_782_086_400).current(at: .longyearbyen)
        let winter = try DemoWorld(1_797_897_600).current(at: .longyearbyen)

        #expect(summer.sunrise == 0 && summer.sunset == 0)
        #expect(summer.icon.hasSuffix("d"))
        #expect(winter.sunrise == 0 && winter.sunset == 0)
        #expect(winter.icon.hasSuffix("n"))
    }
}
