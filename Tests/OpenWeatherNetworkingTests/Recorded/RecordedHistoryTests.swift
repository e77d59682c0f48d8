import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@testable import OpenWeatherExtras  // The rows of statistics are internal.

@Suite("Recorded weather of the past", .enabled(if: RecordedFiles.arePresent, "\(RecordedFiles.absence)"), .watched)
struct RecordedHistoryTests {
    @Test(arguments: RecordedFiles.names(in: "history_city"))
    func `hours read as they are written`(name: String) async throws {
        let json = try JSON(recorded: "history_city", name)
        let units = RecordedUnits(of: json, name)
        let sut = try RemoteSource(responding: RecordedFiles.data("history_city", name))
        let point = Coordinate(clampingLatitude: 1, longitude: 2)
        let hours =
            try await sut.value(
                of: .weatherHistory(at: point, in: Date.distantPast..<Date.distantFuture),
                options: RequestOptions(units: #require(Units(rawValue: units.rawValue))),
                policy: .refresh
            )
            .value

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

    @Test(arguments: RecordedFiles.names(in: "statistics"))
    func `statistics read as they are written`(name: String) async throws {
        let json = try JSON(recorded: "statistics", name)["result"]
        let sut = try RemoteSource(responding: RecordedFiles.data("statistics", name))
        let point = Coordinate(clampingLatitude: 1, longitude: 2)
        let value = try await sut.value(of: .statistics(ofMonth: 1, day: nil, at: point), policy: .refresh).value

        #expect(Double(value.month) == json["month"].number)
        #expect(value.day.map { Double($0) } == json["day"].number)
        let units = RecordedUnits.standard
        check(value.temperature, json["temp"], \.celsius, under: "record_") { units.celsius($0) }
        #expect(agree(value.averageLow?.celsius, units.celsius(json["temp"]["average_min"].number)))
        #expect(agree(value.averageHigh?.celsius, units.celsius(json["temp"]["average_max"].number)))
        check(value.humidity, json["humidity"], \.percent)
        check(value.wind, json["wind"], \.metersPerSecond)
        check(value.precipitation, json["precipitation"], \.millimeters)
        check(value.cloudiness, json["clouds"], \.percent)
        #expect(value.sunshine.map { $0 / .seconds(3_600) } == json["sunshine_hours"].number)
    }

    private func check<Value>(
        _ statistic: Statistic<Value>?,
        _ json: JSON,
        _ number: KeyPath<Value, Double>,
        under prefix: String = "",
        _ canonical: (Double?) -> Double? = { $0 }
    ) {
        func check(_ value: Value?, _ key: String) {
            #expect(agree(value?[keyPath: number], canonical(json[key].number)), "\(key)")
        }
        check(statistic?.minimum, "\(prefix)min")
        check(statistic?.maximum, "\(prefix)max")
        check(statistic?.median, "median")
        check(statistic?.mean, "mean")
        check(statistic?.lowerQuartile, "p25")
        check(statistic?.upperQuartile, "p75")
        #expect(statistic?.standardDeviation == json["st_dev"].number)
        #expect(statistic?.count.map { Double($0) } == json["num"].number)
    }
}
