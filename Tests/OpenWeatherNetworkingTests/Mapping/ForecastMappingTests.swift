import Foundation
import OpenWeatherCore
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Mapping of forecasts", .watched)
struct ForecastMappingTests {
    @Test
    func `reads every field and puts the entries in order of time`() async throws {
        let sut = try await Remote(responding: Body.forecast).forecast()

        let city = ForecastCity(
            cityID: 658_225,
            name: "Helsinki",
            country: "FI",
            coordinate: Coordinate(clampingLatitude: 60.17, longitude: 24.94),
            population: 558_457,
            utcOffset: UTCOffset(seconds: 10_800),
            sun: .risesAndSets(
                sunrise: Date(timeIntervalSince1970: 1_779_930_000),
                sunset: Date(timeIntervalSince1970: 1_779_995_000)
            )
        )
        let first = ForecastEntry(
            date: Date(timeIntervalSince1970: 1_780_002_000),
            utcOffset: UTCOffset(seconds: 10_800),
            partOfDay: .night,
            elements: WeatherElements(
                conditions: [WeatherCondition(.lightRain, .night)],
                temperature: Temperature(celsius: 8.1),
                feelsLike: Temperature(celsius: 4.9),
                minimum: Temperature(celsius: 7.7),
                maximum: Temperature(celsius: 8.2),
                humidity: Percentage(percent: 92),
                pressure: Pressure(hectopascals: 1004),
                groundLevelPressure: Pressure(hectopascals: 1001),
                wind: Wind(
                    speed: Speed(metersPerSecond: 5.9),
                    direction: WindDirection(degrees: 228),
                    gust: Speed(metersPerSecond: 12.1)
                ),
                cloudiness: Percentage(percent: 97),
                visibility: Length(meters: 10_000),
                chanceOfPrecipitation: Percentage(percent: 86),
                rain: PrecipitationAmount(depth: Precipitation(millimeters: 1.13), hours: 3),
                snow: PrecipitationAmount(depth: Precipitation(millimeters: 0.2), hours: 3)
            )
        )
        #expect(sut.city == city)
        #expect(sut.entries.first == first)
        #expect(sut.entries.map(\.date.timeIntervalSince1970) == [1_780_002_000, 1_780_012_800])
    }

    @Test
    func `needs no more than a date and a temperature in an entry`() async throws {
        let sut = try await Remote(responding: Body.forecast).forecast()

        let bare = ForecastEntry(
            date: Date(timeIntervalSince1970: 1_780_012_800),
            utcOffset: UTCOffset(seconds: 10_800),
            partOfDay: nil,
            elements: WeatherElements(
                conditions: [],
                temperature: Temperature(celsius: 7),
                feelsLike: nil,
                minimum: nil,
                maximum: nil,
                humidity: nil,
                pressure: nil,
                groundLevelPressure: nil,
                wind: nil,
                cloudiness: nil,
                visibility: nil,
                chanceOfPrecipitation: nil,
                rain: nil,
                snow: nil
            )
        )
        #expect(sut.entries.last == bare)
    }

    @Test(arguments: [
        ("\"list\": [", "\"x\": [", "list"),
        ("\"list\": [", "\"list\": null, \"x\": [", "list"),
        ("\"list\": [", "\"list\": {}, \"x\": [", "list"),
        ("\"list\": [", "\"list\": [7, ", "list[0]"),
        ("\"list\": [", "\"list\": [null, ", "list[0]"),
        ("\"dt\": 1780002000,", "", "list[1].dt"),
        ("\"dt\": 1780002000", "\"dt\": 0", "list[1].dt"),
        ("\"main\": {\"temp\": 7}", "\"main\": {}", "list[0].main.temp"),
        ("\"main\": {\"temp\": 7}", "\"x\": 1", "list[0].main"),
        ("\"temp\": 8.1", "\"temp\": null", "list[1].main.temp"),
        ("\"temp\": 8.1", "\"temp\": -300", "list[1].main.temp"),
        ("\"temp\": 8.1", "\"temp\": 281.3", "list[1].main.temp"),
        ("\"temp\": 8.1", "\"temp\": \"8\"", "list[1].main.temp"),
        ("\"city\": {", "\"x\": {", "city"),
        ("\"coord\": {\"lat\": 60.17, \"lon\": 24.94}", "\"coord\": {}", "city.coord.lat"),
        ("\"lon\": 24.94", "\"lon\": 240", "city.coord.lon"),
        ("\"lat\": 60.17", "\"lat\": -91", "city.coord.lat"),
    ]
    )
    func `names the path of what is required and wrong`(part: String, replacement: String, path: String) async throws {
        let body = try Body.forecast.with(replacement, for: part)

        await #expect(throws: WeatherError.invalidResponse(.invalidField(path: path))) {
            try await Remote(responding: body).forecast()
        }
    }

    @Test(arguments: [
        ("{\"speed\": 5.9, \"deg\": 228, \"gust\": 12.1}", "7"), ("{\"all\": 97}", "[]"), ("0.86", "1.2"),
        ("0.86", "-0.1"), ("0.86", "\"likely\""), ("{\"3h\": 1.13}", "\"much\""), ("{\"pod\": \"n\"}", "null"),
        ("\"pod\": \"n\"", "\"pod\": \"x\""), ("92", "null"), ("558457", "0"), ("558457", "\"many\""),
        ("[{\"id\": 500, \"main\": \"Rain\", \"description\": \"light rain\", \"icon\": \"10n\"}]", "{}"),
        ("10800", "\"+3\""), ("1779930000", "\"dawn\""),
    ]
    )
    func `does not lose the forecast for a broken optional part`(part: String, replacement: String) async throws {
        let whole = try await Remote(responding: Body.forecast).forecast()
        let body = try Body.forecast.with(replacement, for: part)

        let sut = try await Remote(responding: body).forecast()

        #expect(sut != whole)
        #expect(sut.entries.map(\.temperature) == whole.entries.map(\.temperature))
        #expect(sut.city.name == whole.city.name)
    }

    @Test(arguments: [("{\"3h\": 2, \"1h\": 1}", 2.0, 3), ("{\"1h\": 1}", 1, 1), ("4", 4, 3)]
    )
    func `prefers the amount over three hours`(json: String, depth: Double, hours: Int) async throws {
        let body = try Body.forecast.with(json, for: "{\"3h\": 1.13}")

        let sut = try await Remote(responding: body).forecast()

        #expect(
            sut.entries[0].rain == PrecipitationAmount(depth: Precipitation(millimeters: depth), hours: hours)
        )
    }

    @Test
    func `trusts dt and not its text`() async throws {
        let body = try Body.forecast.with("1999-01-01 00:00:00", for: "2026-05-28 21:00:00")

        let sut = try await Remote(responding: body).forecast()

        #expect(try await sut == Remote(responding: Body.forecast).forecast())
    }

    @Test(arguments: [1, 2, 3])
    func `keeps the first of several entries with the same date`(count: Int) async throws {
        let again = (0..<count).map { #"{"dt": 1780012800, "main": {"temp": \#($0)}, "rain": {"3h": 9}}, "# }.joined()
        let body = try Body.forecast.with("\"list\": [\(again)", for: "\"list\": [")

        let sut = try await Remote(responding: body).forecast()

        #expect(sut.entries.map(\.date.timeIntervalSince1970) == [1_780_002_000, 1_780_012_800])
        #expect(sut.entries.last?.temperature.celsius == 0)
        let rain = sut.days.compactMap(\.summary.rain?.millimeters).reduce(0, +)
        #expect(rain == 9)
    }

    @Test(arguments: [(200, true), (201, false)])
    func `does not believe a list of more than 200 entries`(count: Int, isBelieved: Bool) async throws {
        let list = (1...count).map { #"{"dt": \#($0 * 10_800), "main": {"temp": 7}}"# }.joined(separator: ",")
        let sut = Remote(responding: #"{"list": [\#(list)], "city": {"coord": {"lat": 60, "lon": 24}}}"#)

        guard isBelieved else {
            await #expect(throws: WeatherError.invalidResponse(.invalidField(path: "list"))) {
                try await sut.forecast()
            }
            return
        }
        #expect(try await sut.forecast().entries.count == count)
    }

    @Test
    func `may be empty`() async throws {
        let body = #"{"cod": "200", "message": 0.0037, "cnt": 0, "list": [], "city": {"coord": {"lat": 80, "lon": 0}}}"#

        let sut = try await Remote(responding: body).forecast()

        #expect(sut.entries.isEmpty)
        // The response arrives in September 2026, when the sun rises and sets on Svalbard.
        #expect(sut.city.sun == .unknown)
        #expect(sut.city.utcOffset == nil)
    }

    @Test
    func `reads the sun of the first entry's day where the service says nothing`() async throws {
        let body = try Body.forecast.with("\"lat\": 80", for: "\"lat\": 60.17")
            .with("\"sunrise\": 0, \"sunset\": 0", for: "\"sunrise\": 1779930000, \"sunset\": 1779995000")

        let sut = try await Remote(responding: body).forecast()

        #expect(sut.city.sun == .polarDay)
    }
}
