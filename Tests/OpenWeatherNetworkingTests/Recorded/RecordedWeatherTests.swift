import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Recorded current weather", .enabled(if: RecordedFiles.arePresent, "\(RecordedFiles.absence)"), .watched)
struct RecordedWeatherTests {
    @Test(arguments: RecordedFiles.names(in: "weather"), Units.allCases)
    func `reads as it is written`(name: String, units: Units) async throws {
        let json = try JSON(recorded: "weather", name)
        let sut = try Remote(RespondingHTTPClient(body: RecordedFiles.data("weather", name)))
        guard RecordedUnits(units).celsius(json["main"]["temp"].number) != nil else {
            await #expect(throws: WeatherError.invalidResponse(.invalidField(path: "main.temp"))) {
                try await sut.currentWeather(units)
            }
            return
        }

        let weather = try await sut.currentWeather(units)

        let readings = RecordedReadings(json: json, units: RecordedUnits(units))
        readings.check(weather.conditions)
        readings.check(
            temperature: weather.temperature,
            feelsLike: weather.feelsLike,
            minimum: weather.minimum,
            maximum: weather.maximum
        )
        readings.check(weather.wind)
        readings.check(
            humidity: weather.humidity,
            pressure: weather.pressure,
            groundLevel: weather.groundLevelPressure,
            cloudiness: weather.cloudiness,
            visibility: weather.visibility
        )
        readings.check(weather.rain, under: "rain")
        readings.check(weather.snow, under: "snow")
        RecordedReadings.check(
            weather.sun,
            sunrise: json["sys"]["sunrise"],
            sunset: json["sys"]["sunset"],
            latitude: json["coord"]["lat"],
            date: weather.date
        )
        checkPlace(of: weather, against: json)
    }

    private func checkPlace(of weather: CurrentWeather, against json: JSON) {
        let isGlobe = json["name"].text == "Globe"

        #expect(weather.name == (isGlobe ? nil : json["name"].words))
        #expect(weather.cityID.map(Double.init) ?? 0 == (isGlobe ? 0 : json["id"].number))
        #expect(weather.country == json["sys"]["country"].country)
        #expect(agree(weather.coordinate.latitude, json["coord"]["lat"].number))
        #expect(agree(weather.coordinate.longitude, json["coord"]["lon"].number))
        #expect(weather.date == json["dt"].moment)
        #expect(weather.utcOffset.map { Double($0.seconds) } == json["timezone"].number)
    }
}
