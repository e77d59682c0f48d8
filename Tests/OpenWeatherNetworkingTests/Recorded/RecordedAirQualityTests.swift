import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Recorded air quality", .enabled(if: RecordedFiles.arePresent, "\(RecordedFiles.absence)"), .watched)
struct RecordedAirQualityTests {
    @Test(arguments: RecordedFiles.names(in: "air_pollution"))
    func `reads as it is written`(name: String) async throws {
        let json = try JSON(recorded: "air_pollution", name)
        let point = Coordinate(clampingLatitude: 1, longitude: 2)
        let sut = try Remote(RespondingHTTPClient(body: RecordedFiles.data("air_pollution", name))).air

        let reading = try await sut.airQuality(at: point).value

        check(reading, against: try #require(json["list"].array.first), at: json["coord"])
    }

    @Test(
        arguments: ["air_pollution_forecast", "air_pollution_history"]
            .flatMap { endpoint in
                RecordedFiles.names(in: endpoint).map { (endpoint, $0) }
            }
    )
    func `reads as it is written over days`(endpoint: String, name: String) async throws {
        let json = try JSON(recorded: endpoint, name)
        let point = Coordinate(clampingLatitude: 1, longitude: 2)
        let sut = try Remote(RespondingHTTPClient(body: RecordedFiles.data(endpoint, name))).air

        let forecast = try await sut.airQualityForecast(at: point).value

        #expect(forecast.entries.count == json["list"].array.count)
        for (entry, expected) in zip(forecast.entries, json["list"].array) {
            check(entry, against: expected, at: json["coord"])
        }
    }

    private func check(_ reading: AirQuality, against json: JSON, at coord: JSON) {
        let index = json["main"]["aqi"].number ?? 0
        let wire: [Pollutant: String] = [
            .pm2_5: "pm2_5", .pm10: "pm10", .ozone: "o3", .nitrogenDioxide: "no2", .carbonMonoxide: "co",
            .sulfurDioxide: "so2", .ammonia: "nh3", .nitrogenMonoxide: "no",
        ]

        #expect(reading.coordinate.latitude == coord["lat"].number ?? coord.array.first?.number)
        #expect(reading.coordinate.longitude == coord["lon"].number ?? coord.array.last?.number)
        #expect(reading.date == json["dt"].moment)
        #expect(reading.index.map { Double($0.rawValue) } == ((1...5).contains(index) ? index : nil))
        for pollutant in Pollutant.allCases {
            let expected = wire[pollutant].flatMap { json["components"][$0].number }
            #expect(expected != nil)
            #expect(agree(reading.pollutants[pollutant]?.microgramsPerCubicMeter, expected))
        }
    }
}
