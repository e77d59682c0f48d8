import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Mapping of current weather", .watched)
struct CurrentWeatherMappingTests {
    @Test
    func `reads every field`() async throws {
        let sut = try await Remote(responding: Body.weather).currentWeather()

        let expected = CurrentWeather(
            cityID: 658_225,
            name: "Helsinki",
            country: "FI",
            coordinate: Coordinate(clampingLatitude: 60.17, longitude: 24.94),
            date: Date(timeIntervalSince1970: 1_780_000_000),
            utcOffset: UTCOffset(seconds: 10_800),
            sun: .risesAndSets(
                sunrise: Date(timeIntervalSince1970: 1_779_930_000),
                sunset: Date(timeIntervalSince1970: 1_779_995_000)
            ),
            elements: WeatherElements(
                conditions: [
                    WeatherCondition(.lightRain, .day),
                    WeatherCondition(.mist, .day),
                ],
                temperature: Temperature(celsius: 8.3),
                feelsLike: Temperature(celsius: 5.1),
                minimum: Temperature(celsius: 7.9),
                maximum: Temperature(celsius: 9),
                humidity: Percentage(percent: 91),
                pressure: Pressure(hectopascals: 1004),
                groundLevelPressure: Pressure(hectopascals: 1001),
                wind: Wind(
                    speed: Speed(metersPerSecond: 5.66),
                    direction: WindDirection(degrees: 230),
                    gust: Speed(metersPerSecond: 9.3)
                ),
                cloudiness: Percentage(percent: 90),
                visibility: Length(meters: 9000),
                rain: PrecipitationAmount(depth: Precipitation(millimeters: 0.42), hours: 1),
                snow: nil
            )
        )
        #expect(sut == expected)
    }

    @Test
    func `converts temperatures and wind and nothing else from the requested units`() async throws {
        let body = try Body.weather.with(
            "\"temp\": 68, \"feels_like\": 300.15",
            for: "\"temp\": 8.3, \"feels_like\": 5.1"
        )

        let kelvin = try body.with("\"temp\": 293.15", for: "\"temp\": 68")
        let imperial = try await Remote(responding: body).currentWeather(.imperial)
        let standard = try await Remote(responding: kelvin).currentWeather(.standard)

        #expect(imperial.temperature.celsius == 20)
        #expect(standard.temperature.celsius == 20)
        #expect(imperial.wind?.speed.metersPerSecond == 5.66 * 0.44704)
        #expect(imperial.wind?.gust?.metersPerSecond == 9.3 * 0.44704)
        #expect(standard.feelsLike?.celsius == 27)
        #expect(standard.wind?.speed.metersPerSecond == 5.66)
        #expect(imperial.pressure == standard.pressure)
        #expect(imperial.visibility == standard.visibility)
        #expect(imperial.rain == standard.rain)
    }

    @Test(arguments: [
        ("\"coord\": {\"lon\": 24.94, \"lat\": 60.17}", "\"x\": 1", "coord"),
        ("{\"lon\": 24.94, \"lat\": 60.17}", "null", "coord"),
        ("{\"lon\": 24.94, \"lat\": 60.17}", "{}", "coord.lat"),
        ("{\"lon\": 24.94, \"lat\": 60.17}", "[60.17, 24.94]", "coord"),
        ("\"lat\": 60.17", "\"lat\": null", "coord.lat"),
        ("\"lat\": 60.17", "\"lat\": 90.1", "coord.lat"),
        ("\"lon\": 24.94", "\"lon\": -181", "coord.lon"),
        ("\"lon\": 24.94", "\"lon\": \"24.94\"", "coord.lon"),
        ("\"dt\": 1780000000", "\"x\": 1", "dt"),
        ("\"dt\": 1780000000", "\"dt\": 0", "dt"),
        ("\"dt\": 1780000000", "\"dt\": -1", "dt"),
        ("\"dt\": 1780000000", "\"dt\": 1780000000000", "dt"),
        ("\"dt\": 1780000000", "\"dt\": \"1780000000\"", "dt"),
        ("\"temp\": 8.3", "\"x\": 1", "main.temp"),
        ("\"temp\": 8.3", "\"temp\": null", "main.temp"),
        ("\"temp\": 8.3", "\"temp\": \"8.3\"", "main.temp"),
        ("\"temp\": 8.3", "\"temp\": true", "main.temp"),
        ("\"temp\": 8.3", "\"temp\": {}", "main.temp"),
        ("\"temp\": 8.3", "\"temp\": -120.1", "main.temp"),
        ("\"temp\": 8.3", "\"temp\": 80.1", "main.temp"),
        ("\"temp\": 8.3", "\"temp\": 285.3", "main.temp"),
        ("\"temp\": 8.3", "\"temp\": 1e308", "main.temp"),
        ("\"main\": {\"temp\"", "\"x\": {\"temp\"", "main"),
    ]
    )
    func `needs a point a date and a temperature`(part: String, replacement: String, path: String) async throws {
        let body = try Body.weather.with(replacement, for: part)

        await #expect(throws: WeatherError.invalidResponse(.invalidField(path: path))) {
            try await Remote(responding: body).currentWeather()
        }
    }

    @Test(arguments: ["1e999", "-1e999", "NaN"])
    func `does not take a number beyond all bounds for a temperature`(number: String) async throws {
        let body = try Body.weather.with("\"temp\": \(number)", for: "\"temp\": 8.3")

        let error = await #expect(throws: WeatherError.self) { try await Remote(responding: body).currentWeather() }

        // The system's decoder decides whether it is the number or the string that is at fault.
        #expect([.invalidResponse(.notJSON), .invalidResponse(.invalidField(path: "main.temp"))].contains(error))
    }

    @Test
    func `needs nothing else`() async throws {
        let body = #"{"coord": {"lat": 10, "lon": 20}, "dt": 1780000000, "main": {"temp": -120}}"#

        let sut = try await Remote(responding: body).currentWeather()

        let expected = CurrentWeather(
            cityID: nil,
            name: nil,
            country: nil,
            coordinate: Coordinate(clampingLatitude: 10, longitude: 20),
            date: Date(timeIntervalSince1970: 1_780_000_000),
            utcOffset: nil,
            sun: .unknown,
            elements: WeatherElements(
                conditions: [],
                temperature: Temperature(celsius: -120),
                feelsLike: nil,
                minimum: nil,
                maximum: nil,
                humidity: nil,
                pressure: nil,
                groundLevelPressure: nil,
                wind: nil,
                cloudiness: nil,
                visibility: nil,
                rain: nil,
                snow: nil
            )
        )
        #expect(sut == expected)
    }

    @Test(arguments: [
        ("5.1", "-121"), ("5.1", "81"), ("5.1", "1e308"), ("5.66", "150.1"), ("9.3", "1e308"), ("1004", "1e308"),
        ("1004", "99"), ("1004", "1200.5"), ("\"grnd_level\": 1001", "\"grnd_level\": 100400"), ("9000", "1e308"),
        ("0.42", "1e308"), ("0.42", "2001"), ("7.9", "\"7.9\""), ("\"temp_max\": 9", "\"temp_max\": 1e999"),
        ("91", "101"),
        ("91", "-1"), ("1004", "0"), ("\"grnd_level\": 1001", "\"grnd_level\": -5"), ("9000", "-1"),
        ("9000", "\"far\""), ("230", "999"), ("230", "-10"), ("9.3", "-9.3"), ("5.66", "-1"), ("5.66", "null"),
        ("{\"speed\": 5.66, \"deg\": 230, \"gust\": 9.3}", "[]"), ("90", "100.5"), ("{\"all\": 90}", "90"),
        ("0.42", "-1"), ("10800", "64801"), ("10800", "9223372036854775807"), ("10800", "-9223372036854775808"),
        ("10800", "1e300"), ("658225", "-4"), ("658225", "1e300"), ("\"FI\"", "7"), ("\"Helsinki\"", "{}"),
    ]
    )
    func `takes an impossible optional value for a missing one`(part: String, replacement: String) async throws {
        let whole = try await Remote(responding: Body.weather).currentWeather()
        let body = try Body.weather.with(replacement, for: part)

        let sut = try await Remote(responding: body).currentWeather()

        #expect(sut.temperature == whole.temperature)
        let children = [Mirror(reflecting: sut), Mirror(reflecting: sut.elements)].flatMap(\.children)
        let lost = children.filter { String(describing: $0.value) == "nil" }
        let lostParts = sut.wind.map { [$0.direction == nil, $0.gust == nil] } ?? []
        let isFallback = sut.pressure?.hectopascals == 1001
        // Snow is missing from the complete body, too, and so is what One Call and forecasts alone have.
        #expect(lost.count - 4 + lostParts.count(where: \.self) + (isFallback ? 1 : 0) == 1)
    }

    @Test
    func `ignores what it does not know`() async throws {
        let body = try Body.weather.with("\"new\": [{\"x\": null}], \"base\"", for: "\"base\"")

        let sut = try await Remote(responding: body).currentWeather()

        #expect(try await sut == Remote(responding: Body.weather).currentWeather())
    }
}
