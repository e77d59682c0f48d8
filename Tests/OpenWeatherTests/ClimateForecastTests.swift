import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

/// The parts that differ from the forecast for 16 days, with which it shares the reader.
@Suite("The climate forecast for 30 days", .watched)
struct ClimateForecastTests {
    private let time = TestTime()

    /// Returns the days that a client reads over a socket from a server that sends `body`.
    private func days(of body: String) async throws -> [DailyForecast] {
        let server = try LoopbackWeatherServer { _ in .json(body) }
        do {
            let days = try await server.client(at: time).climateForecast(for: Coordinate.helsinki).value
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

        let all = try await sut.climateForecast(for: Coordinate.helsinki)
        let three = try await sut.climateForecast(for: .coordinate(.helsinki), days: 3)

        #expect(
            server.requests.map(\.target) == [
                "/data/2.5/forecast/climate?lat=60.17&lon=24.94&cnt=30&units=metric&lang=en&appid=abc"
            ]
        )
        #expect(all.value.count == 30)
        #expect(all.value.allSatisfy { $0.chanceOfPrecipitation == nil && $0.wind != nil && $0.wind?.gust == nil })
        #expect(three.value == Array(all.value.prefix(3)))
        #expect(three.origin == .cache)
        #expect(sut.cost(of: .climateForecast)[.account] == 1)

        let daily = try await sut.dailyForecast(for: Coordinate.helsinki).value
        #expect(daily.map(\.high) == all.value.prefix(16).map(\.high))
        #expect(server.requests.count == 2)
        await server.stop()
    }

    @Test(arguments: [0, 31, -1])
    func `of another number of days is refused before anything is sent`(days: Int) async throws {
        let server = try LoopbackWeatherServer { _ in .json(Self.body()) }
        await #expect(throws: WeatherError.badRequest(.outOfRange(parameter: "cnt", allowed: 1...30))) {
            try await server.client(at: time).climateForecast(for: Coordinate.helsinki, days: days)
        }
        #expect(server.requests.isEmpty)
        await server.stop()
    }

    @Test
    func `has as many days as the service, and the polar day where the sun does not set`() async throws {
        let days = try await days(of: Self.body(rows: 29))
        #expect(days.count == 29)
        #expect(days.allSatisfy { $0.sun == .polarDay })
    }

    @Test
    func `is the failure that its code reports`() async throws {
        await #expect(throws: WeatherError.notFound) { try await days(of: Self.body(code: "404")) }
        await #expect(throws: WeatherError.notFound) { try await days(of: #"{"code": "404", "message": "no city"}"#) }
    }

    @Test(arguments: [("\"dt\"", "list[0].dt"), ("\"max\"", "list[0].temp.max"), ("\"lat\"", "city.coord.lat")])
    func `names the path of a required field`(field: String, path: String) async throws {
        await #expect(throws: WeatherError.invalidResponse(.invalidField(path: path))) {
            try await days(of: Self.body().with("\"other\"", for: field))
        }
    }

    /// A response in Svalbard.
    private static func body(rows: Int = 1, code: String = "200") -> String {
        let list = (0..<rows)
            .map { row in
                let date = 1_720_108_800 + row * 86_400
                return #"{"dt": \#(date), "sunrise": 0, "sunset": 0, "temp": {"min": 1, "max": 4}}"#
            }
        return """
            {"city": {"coord": {"lon": 15.6, "lat": 78.2}, "timezone": 7200}, "code": "\(code)", "message": 21.5,
            "cnt": \(rows), "list": [\(list.joined(separator: ","))]}
            """
    }
}
