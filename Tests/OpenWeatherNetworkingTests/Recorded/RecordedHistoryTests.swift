import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Recorded weather of the past", .enabled(if: RecordedFiles.arePresent, "\(RecordedFiles.absence)"), .watched)
struct RecordedHistoryTests {
    @Test(arguments: RecordedFiles.names(in: "history_city"))
    func `hours read as they are written`(name: String) async throws {
        let json = try JSON(recorded: "history_city", name)
        let units = RecordedUnits(of: json, name)
        let sut = try RemoteSource(responding: RecordedFiles.data("history_city", name))
        let point = Coordinate(clampingLatitude: 1, longitude: 2)
        let hours = try await sut.value(
            of: .weatherHistory(at: point, in: Date.distantPast..<Date.distantFuture),
            options: RequestOptions(units: #require(Units(rawValue: units.rawValue))),
            policy: .refresh
        ).value

        #expect(hours.count == json["list"].array.count)
        for (hour, row) in zip(hours, json["list"].array) {
            let readings = RecordedReadings(json: row, units: units)
            #expect(hour.date == row["dt"].moment)
            #expect(hour.utcOffset == nil)
            readings.check(hour.conditions)
            readings.check(
                temperature: hour.temperature,
                feelsLike: hour.feelsLike,
                minimum: hour.minimum,
                maximum: hour.maximum
            )
            readings.check(hour.wind)
            readings.check(
                humidity: hour.humidity,
                pressure: hour.pressure,
                groundLevel: hour.groundLevelPressure,
                cloudiness: hour.cloudiness,
                visibility: hour.visibility
            )
            readings.check(hour.rain, under: "rain")
            readings.check(hour.snow, under: "snow")
        }
    }
}
