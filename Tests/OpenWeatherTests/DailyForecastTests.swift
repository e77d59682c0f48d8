import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("The forecast for 16 days", .watched)
struct DailyForecastTests {
    private let time = TestTime()

    /// Returns the days that a client reads over a socket from a server that sends `body`.
    private func days(of body: String, _ units: Units = .metric) async throws -> [DailyForecast] {
        let server = try LoopbackWeatherServer { _ in .json(body) }
        do {
            let options = RequestOptions(units: units)
            let days = try await server.client(at: time).dailyForecast(for: Coordinate.helsinki, options: options).value
            await server.stop()
            return days
        } catch {
            await server.stop()
            throw error
        }
    }

    @Test
    func `is requested whole once and cut to the days of each call`() async throws {
        let server = try LoopbackWeatherServer.demo(at: time)
        let sut = server.client(at: time)

        let all = try await sut.dailyForecast(for: Coordinate.helsinki)
        let three = try await sut.dailyForecast(for: .coordinate(.helsinki), days: 3)

        #expect(
            server.requests.map(\.target) == [
                "/data/2.5/forecast/daily?lat=60.17&lon=24.94&cnt=16&units=metric&lang=en&appid=abc"
            ]
        )
        let offset = try #require(all.value.first?.utcOffset)
        #expect(all.value.map(\.day) == (0..<16).map { offset.day(of: time.now).advanced(by: $0) })
        #expect(three.value == Array(all.value.prefix(3)))
        #expect(three.origin == .cache)
        #expect(sut.cost(of: .dailyForecast)[.account] == 1)
        await server.stop()
    }

    @Test(arguments: [0, 17, -1])
    func `of another number of days is refused before anything is sent`(days: Int) async throws {
        let server = try LoopbackWeatherServer { _ in .json(Self.body) }
        await #expect(throws: WeatherError.badRequest(.outOfRange(parameter: "cnt", allowed: 1...16))) {
            try await server.client(at: time).dailyForecast(for: Coordinate.helsinki, days: days)
        }
        #expect(server.requests.isEmpty)
        await server.stop()
    }

    @Test
    func `has every field in its unit`() async throws {
        let day = DailyForecast(
            day: try #require(LocalDay(year: 2021, month: 7, day: 1)),
            utcOffset: UTCOffset(seconds: 7_200),
            sun: .risesAndSets(
                sunrise: Date(timeIntervalSince1970: 1_625_109_452),
                sunset: Date(timeIntervalSince1970: 1_625_167_037)
            ),
            conditions: [WeatherCondition(.moderateRain, .day)],
            low: Temperature(celsius: 10.9),
            high: Temperature(celsius: 14.8),
            temperatures: DayTemperatures(
                morning: Temperature(celsius: 10.95),
                day: Temperature(celsius: 14.76),
                evening: Temperature(celsius: 13.04),
                night: Temperature(celsius: 11.96)
            ),
            feelsLike: DayTemperatures(day: Temperature(celsius: 14.4), night: Temperature(celsius: 11.7)),
            humidity: Percentage(percent: 80),
            pressure: Pressure(hectopascals: 1015),
            wind: Wind(
                speed: Speed(metersPerSecond: 6.27),
                direction: WindDirection(degrees: 258),
                gust: Speed(metersPerSecond: 12.42)
            ),
            cloudiness: Percentage(percent: 100),
            chanceOfPrecipitation: Percentage(percent: 86),
            rain: Precipitation(millimeters: 10.96),
            snow: Precipitation(millimeters: 0.5)
        )
        #expect(try await days(of: Self.body) == [day])
        let warmer = try await days(of: Self.body, .imperial)
        #expect(warmer.map(\.low) == [Temperature(10.9, in: .fahrenheit)])
    }

    @Test
    func `names its days by the sun where no offset is known and keeps one row for each`() async throws {
        let row = #"{"dt": DATE, "temp": {"min": 1, "max": 2}}"#
        let rows = [1_625_180_400, 1_625_094_000, 1_625_094_600].map { row.replacing("DATE", with: "\($0)") }
        let auckland = """
            {"city": {"coord": {"lat": -36.85, "lon": 174.76}}, "list": [\(rows.joined(separator: ","))]}
            """
        let days = try await days(of: auckland)
        #expect(days.map(\.day.iso8601) == ["2021-07-01", "2021-07-02"])
        #expect(days.map(\.utcOffset) == [nil, nil])
    }

    @Test(arguments: [
        (#""dt": 1625137200"#, "list[0].dt"), (#""min": 10.9"#, "list[0].temp.min"),
        (#""max": 14.8"#, "list[0].temp.max"), (#""lat": 48.1374"#, "city.coord.lat"),
    ])
    func `names the path of a required field`(field: String, path: String) async throws {
        let key = try #require(field.split(separator: ":").first)
        for damage in ["\"other\": 1", "\(key): null", "\(key): {}", "\(key): []", "\(key): \"x\"", "\(key): true"] {
            await #expect(throws: WeatherError.invalidResponse(.invalidField(path: path)), "\(damage)") {
                try await days(of: Self.body.with(damage, for: field))
            }
        }
    }

    @Test(arguments: [
        #""humidity": 80"#, #""pressure": 1015"#, #""speed": 6.27"#, #""gust": 12.42"#, #""clouds": 100"#,
        #""pop": 0.86"#, #""rain": 10.96"#, #""snow": 0.5"#, #""morn": 10.95"#, #""timezone": 7200"#,
    ])
    func `is read without an optional field`(field: String) async throws {
        let key = try #require(field.split(separator: ":").first)
        let without = try await days(of: Self.body.with("\"other\": 1", for: field))
        #expect(try await days(of: Self.body) != without)
        for damage in ["\(key): null", "\(key): {}", "\(key): []", "\(key): \"x\"", "\(key): true"] {
            #expect(try await days(of: Self.body.with(damage, for: field)) == without, "\(damage)")
        }
        if field.contains("humidity") {
            #expect(try await days(of: Self.body.with(#""humidity": 0"#, for: field)) == without)
        }
    }

    @Test
    func `is empty without days and read with unknown fields`() async throws {
        #expect(try await days(of: #"{"city": {"coord": {"lat": 1, "lon": 2}}, "list": []}"#).isEmpty)
        let newer = try Self.body.with(#""newer": [{"dt": {}}], "dt": 1"#, for: #""dt": 1"#)
        #expect(try await days(of: newer) == days(of: Self.body))
    }

    @Test
    func `is refused when cut off anywhere`() async throws {
        let bytes = Array(Self.body.utf8)
        for length in stride(from: 1, to: bytes.count - 1, by: 37) {
            await #expect(throws: WeatherError.invalidResponse(.truncated), "\(length)") {
                try await days(of: String(decoding: bytes.prefix(length), as: UTF8.self))
            }
        }
    }

    /// A response in Munich of one day.
    private static let body = """
        {"city": {"id": 2867714, "name": "Munich", "coord": {"lon": 11.5755, "lat": 48.1374}, "country": "DE",
        "population": 1260391, "timezone": 7200}, "cod": "200", "message": 0.0518182, "cnt": 1, "list": [
        {"dt": 1625137200, "sunrise": 1625109452, "sunset": 1625167037,
        "temp": {"day": 14.76, "min": 10.9, "max": 14.8, "night": 11.96, "eve": 13.04, "morn": 10.95},
        "feels_like": {"day": 14.4, "night": 11.7}, "pressure": 1015, "humidity": 80,
        "weather": [{"id": 501, "main": "Rain", "description": "moderate rain", "icon": "10d"}],
        "speed": 6.27, "deg": 258, "gust": 12.42, "clouds": 100, "pop": 0.86, "rain": 10.96, "snow": 0.5}]}
        """
}
