import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Recorded forecasts", .enabled(if: RecordedFiles.arePresent, "\(RecordedFiles.absence)"), .watched)
struct RecordedForecastTests {
    /// A recording whose city was emptied by its project, so that the forecast has no point.
    private let emptied = "unnamed-2018-city-block-emptied.json"

    @Test(arguments: RecordedFiles.names(in: "forecast"), Units.allCases)
    func `read as they are written`(name: String, units: Units) async throws {
        let json = try JSON(recorded: "forecast", name)
        let sut = try Remote(RespondingHTTPClient(body: RecordedFiles.data("forecast", name)))
        try await check(name, json, units) { try await sut.forecast(units) }
    }

    @Test(arguments: RecordedFiles.names(in: "forecast_hourly"), Units.allCases)
    func `in steps of an hour read as they are written`(name: String, units: Units) async throws {
        let json = try JSON(recorded: "forecast_hourly", name)
        let sut = try RemoteSource(responding: RecordedFiles.data("forecast_hourly", name))
        let place = try LocationQuery.coordinate(#require(Coordinate(latitude: 1, longitude: 2)))
        let options = RequestOptions(units: units)
        try await check(name, json, units) {
            try await sut.value(of: .hourlyForecast(for: place), options: options, policy: .refresh).value
        }
    }

    private func check(
        _ name: String,
        _ json: JSON,
        _ units: Units,
        of read: () async throws -> Forecast
    ) async throws {
        let impossible = json["list"].array
            .firstIndex {
                RecordedUnits(units).celsius($0["main"]["temp"].number) == nil
            }
        let problem = name == emptied ? "city.coord.lat" : impossible.map { "list[\($0)].main.temp" }
        if let problem {
            await #expect(throws: WeatherError.invalidResponse(.invalidField(path: problem))) {
                try await read()
            }
            return
        }

        let forecast = try await read()

        #expect(forecast.entries.count == json["list"].array.count)
        for (entry, expected) in zip(forecast.entries, json["list"].array) {
            check(entry, RecordedReadings(json: expected, units: RecordedUnits(units)), city: json["city"])
        }
        checkCity(forecast.city, against: json)
    }

    private func check(_ entry: ForecastEntry, _ readings: RecordedReadings, city: JSON) {
        readings.check(entry.conditions)
        readings.check(
            temperature: entry.temperature,
            feelsLike: entry.feelsLike,
            minimum: entry.minimum,
            maximum: entry.maximum
        )
        readings.check(entry.wind)
        readings.check(
            humidity: entry.humidity,
            pressure: entry.pressure,
            groundLevel: entry.groundLevelPressure,
            cloudiness: entry.cloudiness,
            visibility: entry.visibility
        )
        readings.check(entry.rain, under: "rain")
        readings.check(entry.snow, under: "snow")
        #expect(entry.date == readings.json["dt"].moment)
        #expect(entry.utcOffset.map { Double($0.seconds) } == city["timezone"].number)
        #expect(agree(entry.chanceOfPrecipitation?.percent, readings.json["pop"].number.map { $0 * 100 }))
        #expect(entry.partOfDay?.rawValue == readings.json["sys"]["pod"].text)
    }

    private func checkCity(_ city: ForecastCity, against json: JSON) {
        let expected = json["city"]
        let id = expected["id"].number ?? expected["id"].text.flatMap { Double($0) } ?? 0

        #expect(city.name == expected["name"].words)
        #expect(city.cityID.map(Double.init) ?? 0 == id)
        #expect(city.country == (expected["country"].text == "none" ? nil : expected["country"].country))
        #expect(agree(city.coordinate.latitude, expected["coord"]["lat"].number))
        #expect(agree(city.coordinate.longitude, expected["coord"]["lon"].number))
        #expect(city.population.map(Double.init) ?? 0 == expected["population"].number ?? 0)
        #expect(city.utcOffset.map { Double($0.seconds) } == expected["timezone"].number)
        RecordedReadings.check(
            city.sun,
            sunrise: expected["sunrise"],
            sunset: expected["sunset"],
            latitude: expected["coord"]["lat"],
            date: json["list"].array.first?["dt"].moment ?? Remote.arrival
        )
    }
}
