import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Mapping of air quality", .watched)
struct AirQualityMappingTests {
    @Test
    func `reads every field`() async throws {
        let sut = try await reading(of: Body.air)

        func micrograms(_ value: Double) -> Concentration { Concentration(microgramsPerCubicMeter: value) }
        let expected = AirQuality(
            coordinate: Coordinate(clampingLatitude: 60.17, longitude: 24.94),
            date: Date(timeIntervalSince1970: 1_780_000_000),
            index: .fair,
            pollutants: Pollutants(
                pm2_5: micrograms(5.5),
                pm10: micrograms(8.1),
                ozone: micrograms(68.7),
                nitrogenDioxide: micrograms(4.1),
                carbonMonoxide: micrograms(201.3),
                sulfurDioxide: micrograms(0.6),
                ammonia: micrograms(0.2),
                nitrogenMonoxide: micrograms(0.02)
            )
        )
        #expect(sut == expected)
    }

    @Test
    func `reads a point written as latitude and longitude in a row`() async throws {
        let body = try Body.air.with("[60.17, 24.94]", for: "{\"lon\": 24.94, \"lat\": 60.17}")

        #expect(try await reading(of: body) == reading(of: Body.air))
    }

    @Test(
        arguments: [
            ("1", .good), ("2", .fair), ("3", .moderate), ("4.0", .poor), ("5", .veryPoor), ("0", nil), ("6", nil),
            ("-1", nil), ("2.5", nil), ("\"2\"", nil), ("null", nil), ("1e300", nil),
        ] as [(String, AirQualityIndex?)]
    )
    func `knows five indexes and no other`(json: String, index: AirQualityIndex?) async throws {
        let body = try Body.air.with("\"aqi\": \(json)", for: "\"aqi\": 2")

        #expect(try await reading(of: body).index == index)
    }

    @Test(arguments: ["-0.01", "-9999", "null", "\"5.5\"", "1e999", "1e308", "1000001"]
    )
    func `takes a negative or unreadable concentration for a missing one`(json: String) async throws {
        let body = try Body.air.with("\"pm2_5\": \(json)", for: "\"pm2_5\": 5.5")

        let sut = try await reading(of: body)

        #expect(sut.pollutants.pm2_5 == nil)
        #expect(Pollutant.allCases.count { sut.pollutants[$0] != nil } == 7)
    }

    @Test(arguments: [
        ("\"coord\": {\"lon\": 24.94, \"lat\": 60.17}", "\"x\": 1", "coord"),
        ("{\"lon\": 24.94, \"lat\": 60.17}", "{}", "coord.lat"),
        ("{\"lon\": 24.94, \"lat\": 60.17}", "[60.17]", "coord[1]"),
        ("{\"lon\": 24.94, \"lat\": 60.17}", "[160.17, 24.94]", "coord.lat"),
        ("{\"lon\": 24.94, \"lat\": 60.17}", "\"60.17,24.94\"", "coord"),
        ("\"list\"", "\"x\"", "list"),
        ("\"list\": [", "\"list\": [], \"x\": [", "list"),
        ("\"list\": [", "\"list\": null, \"x\": [", "list"),
        ("\"list\": [", "\"list\": [{}, ", "list[0].dt"),
        ("\"dt\": 1780000000", "\"dt\": null", "list[0].dt"),
        ("\"dt\": 1780000000", "\"dt\": -5", "list[0].dt"),
    ]
    )
    func `needs a point a list and a date`(part: String, replacement: String, path: String) async throws {
        let body = try Body.air.with(replacement, for: part)

        await #expect(throws: WeatherError.invalidResponse(.invalidField(path: path))) {
            try await reading(of: body)
        }
    }

    @Test(arguments: ["null", "7", "[]", "{}"])
    func `keeps a reading whose parts are broken`(json: String) async throws {
        let body = #"{"coord": [1, 2], "list": [{"dt": 9, "main": \#(json), "components": \#(json), "new": 1}]}"#

        let sut = try await reading(of: body)

        #expect(sut.index == nil)
        #expect(Pollutant.allCases.allSatisfy { sut.pollutants[$0] == nil })
        #expect(sut.date == Date(timeIntervalSince1970: 9))
    }

    @Test
    func `puts a forecast in order of time and takes the newest of several readings`() async throws {
        let body = #"{"coord": {"lat": 1, "lon": 2}, "list": [{"dt": 30}, {"dt": 10}, {"dt": 20}]}"#
        let point = Coordinate(clampingLatitude: 1, longitude: 2)
        let sut = Remote(responding: body).air

        let forecast = try await sut.airQualityForecast(at: point).value
        let now = try await sut.airQuality(at: point).value

        #expect(forecast.entries.map(\.date.timeIntervalSince1970) == [10, 20, 30])
        #expect(forecast.coordinate == point)
        #expect(now.date.timeIntervalSince1970 == 30)
    }

    @Test(arguments: [([-7_200, -3_600, 3_600], -3_600), ([0, 3_600], 0), ([3_600, 7_200], 3_600)]
    )
    func `takes the newest reading that is not of the future for the one now and the first where all are`(
        offsets: [Int],
        expected: Int
    )
        async throws
    {
        let arrival = Int(Remote.arrival.timeIntervalSince1970)
        let list = offsets.map { #"{"dt": \#(arrival + $0)}"# }.joined(separator: ",")

        let sut = try await reading(of: #"{"coord": {"lat": 1, "lon": 2}, "list": [\#(list)]}"#)

        #expect(sut.date.timeIntervalSince(Remote.arrival) == Double(expected))
    }

    @Test(arguments: [(9_000, true), (9_001, false)])
    func `does not believe a list of more than a year of readings`(count: Int, isBelieved: Bool) async throws {
        let list = (1...count).map { #"{"dt": \#($0)}"# }.joined(separator: ",")
        let sut = Remote(responding: #"{"coord": {"lat": 1, "lon": 2}, "list": [\#(list)]}"#).air
        let point = Coordinate(clampingLatitude: 1, longitude: 2)

        guard isBelieved else {
            await #expect(throws: WeatherError.invalidResponse(.invalidField(path: "list"))) {
                try await sut.airQualityForecast(at: point)
            }
            return
        }
        #expect(try await sut.airQualityForecast(at: point).value.entries.count == count)
    }

    @Test
    func `accepts an empty forecast`() async throws {
        let sut = Remote(responding: #"{"coord": {"lat": 1, "lon": 2}, "list": []}"#).air

        let forecast = try await sut.airQualityForecast(at: Coordinate(clampingLatitude: 1, longitude: 2))

        #expect(forecast.value.entries.isEmpty)
    }

    private func reading(of body: String) async throws -> AirQuality {
        try await Remote(responding: body).air.airQuality(at: Coordinate(clampingLatitude: 1, longitude: 2)).value
    }
}
