import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("The forecast in steps of an hour", .watched)
struct HourlyForecastTests {
    private let time = TestTime()

    /// Returns the forecast that a client reads over a socket from a server that sends `body`.
    private func forecast(of body: String, status: Int = 200) async throws -> Forecast {
        let server = try LoopbackWeatherServer { _ in .json(body, status: status) }
        do {
            let forecast = try await server.client(at: time).hourlyForecast(for: Coordinate.helsinki).value
            await server.stop()
            return forecast
        } catch {
            await server.stop()
            throw error
        }
    }

    @Test
    func `is requested whole once and cut to the steps of each call`() async throws {
        let server = try LoopbackWeatherServer.demo(at: time)
        let sut = server.client(at: time)

        let all = try await sut.hourlyForecast(for: Coordinate.helsinki)
        let three = try await sut.hourlyForecast(for: .coordinate(.helsinki), count: 3)

        #expect(
            server.requests.map(\.target) == [
                "/data/2.5/forecast/hourly?lat=60.17&lon=24.94&units=metric&lang=en&appid=abc"
            ]
        )
        #expect(all.value.entries.map(\.date) == (1...96).map { time.now.startOfHour + Double($0) * 3_600 })
        #expect(all.value.step == .seconds(3_600))
        #expect(all.value.entries.allSatisfy { $0.rain?.hours ?? 1 == 1 && $0.snow?.hours ?? 1 == 1 })
        #expect(three.value.entries == Array(all.value.entries.prefix(3)))
        #expect(three.origin == .cache)
        #expect(sut.cost(of: .hourlyForecast)[.account] == 1)
        await server.stop()
    }

    @Test
    func `is another response than that in steps of three hours and agrees with it`() async throws {
        let server = try LoopbackWeatherServer.demo(at: time)
        let sut = server.client(at: time)

        let hours = try await sut.hourlyForecast(for: Coordinate.helsinki).value
        let steps = try await sut.forecast(for: Coordinate.helsinki).value

        #expect(server.requests.count == 2)
        #expect(steps.step == .seconds(3 * 3_600))
        let degrees = Dictionary(uniqueKeysWithValues: hours.entries.map { ($0.date, $0.temperature) })
        #expect(steps.entries.prefix(30).allSatisfy { degrees[$0.date] == $0.temperature })
        await server.stop()
    }

    @Test(arguments: [0, 97, -1])
    func `of another number of steps is refused before anything is sent`(count: Int) async throws {
        let server = try LoopbackWeatherServer { _ in .json(Self.body) }
        await #expect(throws: WeatherError.badRequest(.outOfRange(parameter: "cnt", allowed: 1...96))) {
            try await server.client(at: time).hourlyForecast(for: Coordinate.helsinki, count: count)
        }
        #expect(server.requests.isEmpty)
        await server.stop()
    }

    @Test
    func `needs a date and a temperature and nothing else of an hour`() async throws {
        let bare = #"{"city": {"coord": {"lat": 82, "lon": 135}}, "list": [{"dt": 1720119600, "main": {"temp": 0.3}}]}"#
        let entry = try #require(try await forecast(of: bare).entries.first)
        #expect(entry.temperature == Temperature(celsius: 0.3))
        #expect(entry.elements == WeatherElements(temperature: Temperature(celsius: 0.3)))
    }

    @Test
    func `has no name and no sun where the service sends empty ones`() async throws {
        let city = try await forecast(of: Self.body).city
        #expect((city.name, city.cityID, city.country) == (nil, nil, nil))
        #expect(city.sun == .polarDay)
    }

    @Test(arguments: [
        (#""dt": 1720119600"#, "list[0].dt"), (#""temp": 0.3"#, "list[0].main.temp"),
        (#""lat": 82.8628"#, "city.coord.lat"),
    ])
    func `names the path of a required field`(field: String, path: String) async throws {
        let key = try #require(field.split(separator: ":").first)
        for damage in ["\"other\": 1", "\(key): null", "\(key): {}", "\(key): []", "\(key): \"x\"", "\(key): true"] {
            await #expect(throws: WeatherError.invalidResponse(.invalidField(path: path)), "\(damage)") {
                try await forecast(of: Self.body.with(damage, for: field))
            }
        }
    }

    @Test(arguments: [
        #""humidity": 98"#, #""pressure": 1017"#, #""speed": 2.03"#, #""all": 56"#, #""visibility": 2686"#,
        #""pop": 0.4"#, #""rain": {"1h": 0.24}"#, #""pod": "d""#, #""timezone": 32400"#,
    ])
    func `is read without an optional field`(field: String) async throws {
        let key = try #require(field.split(separator: ":").first)
        let without = try await forecast(of: Self.body.with("\"other\": 1", for: field))
        #expect(try await forecast(of: Self.body) != without)
        for damage in ["\(key): null", "\(key): []", "\(key): true"] {
            #expect(try await forecast(of: Self.body.with(damage, for: field)) == without, "\(damage)")
        }
    }

    @Test
    func `is empty without hours, cut off nowhere, and the failure that a body reports`() async throws {
        let empty = try await forecast(of: #"{"city": {"coord": {"lat": 1, "lon": 2}}, "list": []}"#)
        #expect(empty.entries.isEmpty && empty.step == nil)
        let bytes = Array(Self.body.utf8)
        for length in stride(from: 1, to: bytes.count - 1, by: 61) {
            await #expect(throws: WeatherError.invalidResponse(.truncated), "\(length)") {
                try await forecast(of: String(decoding: bytes.prefix(length), as: UTF8.self))
            }
        }
        await #expect(throws: WeatherError.notFound) {
            try await forecast(of: #"{"cod": "404", "message": "city not found"}"#, status: 404)
        }
    }

    /// A response at sea in the polar day, of one hour.
    private static let body = """
        {"cod": "200", "message": 0, "cnt": 1, "list": [{"dt": 1720119600, "main": {"temp": 0.3, "feels_like": -2.1,
        "temp_min": 0.3, "temp_max": 0.3, "pressure": 1017, "humidity": 98, "temp_kf": 0},
        "weather": [{"id": 500, "main": "Rain", "description": "light rain", "icon": "10d"}], "clouds": {"all": 56},
        "wind": {"speed": 2.03, "deg": 54, "gust": 2.52}, "visibility": 2686, "pop": 0.4, "rain": {"1h": 0.24},
        "sys": {"pod": "d"}, "dt_txt": "2024-07-04 19:00:00"}],
        "city": {"id": 0, "name": "", "coord": {"lat": 82.8628, "lon": 135}, "country": "", "population": 0,
        "timezone": 32400, "sunrise": 0, "sunset": 0}}
        """
}
