import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Recorded daily forecasts", .enabled(if: RecordedFiles.arePresent, "\(RecordedFiles.absence)"), .watched)
struct RecordedDailyForecastTests {
    private let place = LocationQuery.coordinate(Coordinate(clampingLatitude: 1, longitude: 2))

    @Test(arguments: RecordedFiles.names(in: "forecast_daily"))
    func `for 16 days read as they are written`(name: String) async throws {
        try await check("forecast_daily", name, try .dailyForecast(for: place))
    }

    @Test(arguments: RecordedFiles.names(in: "forecast_climate"))
    func `for 30 days read as they are written`(name: String) async throws {
        try await check("forecast_climate", name, try .climateForecast(for: place))
    }

    private func check(_ endpoint: String, _ name: String, _ row: WireResource<[DailyForecast]>) async throws {
        let json = try JSON(recorded: endpoint, name)
        let isKelvin = json["list"].array.contains { ($0["temp"]["max"].number ?? 0) > 150 }
        let sut = try RemoteSource(responding: RecordedFiles.data(endpoint, name))
        let options = RequestOptions(units: isKelvin ? .standard : .metric)
        let days = try await sut.value(of: row, options: options, policy: .refresh).value

        #expect(days.count == json["list"].array.count)
        #expect(zip(days, days.dropFirst()).allSatisfy { $0.day.advanced(by: 1) == $1.day })
        for (day, row) in zip(days, json["list"].array) {
            check(day, row, RecordedUnits(isKelvin ? .standard : .metric))
            #expect(day.utcOffset.map { Double($0.seconds) } == json["city"]["timezone"].number)
            RecordedReadings.check(
                day.sun,
                sunrise: row["sunrise"],
                sunset: row["sunset"],
                latitude: json["city"]["coord"]["lat"],
                date: row["dt"].moment ?? Remote.arrival
            )
        }
    }

    private func check(_ day: DailyForecast, _ row: JSON, _ units: RecordedUnits) {
        RecordedReadings(json: row, units: units).check(day.conditions)
        #expect(agree(day.low.celsius, units.celsius(row["temp"]["min"].number)))
        #expect(agree(day.high.celsius, units.celsius(row["temp"]["max"].number)))
        for (temperatures, key) in [(day.temperatures, "temp"), (day.feelsLike, "feels_like")] {
            #expect(agree(temperatures.morning?.celsius, units.celsius(row[key]["morn"].number)))
            #expect(agree(temperatures.day?.celsius, units.celsius(row[key]["day"].number)))
            #expect(agree(temperatures.evening?.celsius, units.celsius(row[key]["eve"].number)))
            #expect(agree(temperatures.night?.celsius, units.celsius(row[key]["night"].number)))
        }
        #expect(agree(day.pressure?.hectopascals, row["pressure"].number))
        #expect(agree(day.humidity?.percent, row["humidity"].number.flatMap { $0 == 0 ? nil : $0 }))
        #expect(agree(day.wind?.speed.metersPerSecond, row["speed"].number))
        #expect(agree(day.wind?.gust?.metersPerSecond, row["gust"].number))
        #expect(agree(day.wind?.direction?.degrees, row["deg"].number.map { $0 == 360 ? 0 : $0 }))
        #expect(agree(day.cloudiness?.percent, row["clouds"].number))
        #expect(agree(day.chanceOfPrecipitation?.percent, row["pop"].number.map { $0 * 100 }))
        #expect(agree(day.rain?.millimeters, row["rain"].number))
        #expect(agree(day.snow?.millimeters, row["snow"].number))
    }
}
