import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("The weather of past hours", .watched)
struct WeatherHistoryTests {
    private let time = TestTime()
    private let start = Date(timeIntervalSince1970: 1_700_000_000).startOfHour

    /// Returns the history of two hours that a client reads over a socket from a server that sends `body`.
    private func history(
        of body: String,
        status: Int = 200,
        in period: Range<Date>? = nil,
        _ units: Units = .metric
    ) async throws -> WeatherHistory {
        let server = try LoopbackWeatherServer { _ in .json(body, status: status) }
        let (period, options) = (period ?? start..<start + 7_200, RequestOptions(units: units))
        do {
            let sut = server.client(at: time)
            let history = try await sut.weatherHistory(at: .helsinki, in: period, options: options).value
            await server.stop()
            return history
        } catch {
            await server.stop()
            throw error
        }
    }

    @Test
    func `is requested without the hour at the end and has the offset of the caller`() async throws {
        let server = try LoopbackWeatherServer.demo(at: time)
        let sut = server.client(at: time)
        let offset = try #require(UTCOffset(seconds: 7_200))
        let day = start..<start + 24 * 3_600
        let history = try await sut.weatherHistory(at: .helsinki, in: day, offset: offset)

        #expect(
            server.requests.map(\.target) == [
                "/data/2.5/history/city?lat=60.17&lon=24.94&type=hour&start=1699999200&end=1700085599&units=metric&lang=en"
                    + "&appid=abc"
            ]
        )
        #expect(history.value.hours.map(\.date) == (0..<24).map { start + Double($0) * 3_600 })
        #expect(history.value.hours.allSatisfy { $0.utcOffset == offset })
        #expect(history.value.gaps.isEmpty)

        let again = try await sut.weatherHistory(at: .helsinki, in: day)
        #expect(again.origin == .cache)
        #expect(again.value.hours.map(\.elements) == history.value.hours.map(\.elements))
        #expect(again.value.hours.allSatisfy { $0.utcOffset == nil })
        #expect(server.requests.count == 1)
        await server.stop()
    }

    @Test
    func `of weeks is requested week by week and joined without doubles`() async throws {
        let server = try LoopbackWeatherServer.demo(at: time)
        let period = start..<start + 15 * 86_400
        let sut = server.client(at: time)
        let history = try await sut.weatherHistory(at: .helsinki, in: period)

        #expect(server.requests.count == 3)
        #expect(sut.cost(of: .weatherHistory(in: period))[.history] == 3)
        #expect(sut.cost(of: .weatherHistory(in: period))[.account] == 0)
        #expect(sut.cost(of: .weatherHistory(in: Date.distantPast..<Date.distantFuture))[.history] > 200_000)
        #expect(history.value.period == period)
        #expect(history.value.hours.count == 15 * 24)
        #expect(history.value.gaps.isEmpty)
        await server.stop()
    }

    @Test
    func `is the weather that was current then`() async throws {
        let server = try LoopbackWeatherServer.demo(at: time)
        let sut = server.client(at: time)
        time.advance(by: .seconds(3_600 - time.now.timeIntervalSince(time.now.startOfHour)))
        let hour = time.now
        let current = try await sut.currentWeather(for: Coordinate.helsinki).value
        time.advance(by: .seconds(5 * 3_600))

        let past = try await sut.weatherHistory(at: .helsinki, in: hour..<hour + 3_600).value

        var elements = current.elements
        elements.visibility = nil
        #expect(past.hours.map(\.elements) == [elements])
        await server.stop()
    }

    @Test
    func `tells the hours that are missing and leaves out the doubled row of a full week`() async throws {
        let rows = [2, 0, 0, 168, 1].map { Self.row.replacing("1699999200", with: "\(1_699_999_200 + $0 * 3_600)") }
        let history = try await history(of: Self.body(rows), in: start..<start + 4 * 3_600)
        #expect(history.hours.map { $0.date.timeIntervalSince(start) / 3_600 } == [0, 1, 2])
        #expect(history.gaps == [start + 3 * 3_600..<start + 4 * 3_600])
    }

    @Test
    func `has every field in its unit`() async throws {
        let hour = HourlyForecast(
            date: start,
            elements: WeatherElements(
                conditions: [WeatherCondition(.lightRain, .night)],
                temperature: Temperature(celsius: 22.87),
                feelsLike: Temperature(celsius: 22.73),
                minimum: Temperature(celsius: 22),
                maximum: Temperature(celsius: 23),
                humidity: Percentage(percent: 58),
                pressure: Pressure(hectopascals: 1013),
                wind: Wind(
                    speed: Speed(metersPerSecond: 1.11),
                    direction: WindDirection(degrees: 111),
                    gust: Speed(metersPerSecond: 1.16)
                ),
                cloudiness: Percentage(percent: 100),
                rain: PrecipitationAmount(depth: Precipitation(millimeters: 0.4), hours: 1)
            )
        )
        #expect(try await history(of: Self.body([Self.row])).hours == [hour])
    }

    @Test
    func `is read in the shape of old responses and without what may be missing`() async throws {
        let old = """
            {"message": "", "cod": "200", "city_id": 2756723, "calctime": 0.1, "cnt": 1, "list": [{"dt": 1699999200,
            "main": {"temp": 280.15, "pressure": 1009, "humidity": 81}, "base": "gdps stations", "rain": {"3h": 1.5},
            "city": {"zoom": 4}, "weather": "none", "wind": null}]}
            """
        let hour = try #require(try await history(of: old, in: nil, .standard).hours.first)
        #expect(hour.temperature == Temperature(celsius: 7))
        #expect(hour.rain == PrecipitationAmount(depth: Precipitation(millimeters: 1.5), hours: 3))
        let bare = #"{"list": [{"dt": 1699999200, "main": {"temp": 7}}]}"#
        #expect(
            try await history(of: bare).hours.map(\.elements) == [WeatherElements(temperature: Temperature(celsius: 7))]
        )
        #expect(try await history(of: #"{"list": [], "cnt": 0}"#).gaps == [start..<start + 7_200])
    }

    @Test(arguments: [(#""dt": 1699999200"#, "list[0].dt"), (#""temp": 22.87"#, "list[0].main.temp")])
    func `names the path of a required field`(field: String, path: String) async throws {
        let key = try #require(field.split(separator: ":").first)
        for damage in ["\"other\": 1", "\(key): null", "\(key): {}", "\(key): []", "\(key): \"x\"", "\(key): true"] {
            await #expect(throws: WeatherError.invalidResponse(.invalidField(path: path)), "\(damage)") {
                try await history(of: Self.body([Self.row]).with(damage, for: field))
            }
        }
        await #expect(throws: WeatherError.invalidResponse(.invalidField(path: "list"))) { try await history(of: "{}") }
    }

    @Test
    func `is refused when cut off anywhere`() async throws {
        let bytes = Array(Self.body([Self.row]).utf8)
        for length in stride(from: 1, to: bytes.count - 1, by: 41) {
            await #expect(throws: WeatherError.invalidResponse(.truncated), "\(length)") {
                try await history(of: String(decoding: bytes.prefix(length), as: UTF8.self))
            }
        }
    }

    @Test(arguments: ["cod", "code"], [200, 400])
    func `beyond the depth of the plan says that it ends there`(key: String, status: Int) async throws {
        let failure = WeatherError.badRequest(.beyondPlan(message: "requested data is out of range"))
        for code in ["400000", "\"400000\""] {
            await #expect(throws: failure) {
                let body = #"{"\#(key)": \#(code), "message": "requested data is out of range"}"#
                return try await history(of: body, status: status)
            }
        }
        #expect(failure.description.contains("Its depth, a month or a year, ends there."))
    }

    @Test(arguments: [0, 0.5] as [TimeInterval])
    func `of no time is refused before anything is sent`(length: TimeInterval) async throws {
        let server = try LoopbackWeatherServer.demo(at: time)
        let failure = WeatherError.badRequest(.refused(message: "end must be after start", parameters: ["end"]))
        await #expect(throws: failure) {
            try await server.client(at: time).weatherHistory(at: .helsinki, in: start..<start + length)
        }
        #expect(server.requests.isEmpty)
        await server.stop()
    }

    /// Returns a response with rows.
    private static func body(_ rows: [String]) -> String {
        """
        {"message": "Count: \(rows.count)", "cod": "200", "city_id": 1, "calctime": 0.2, "cnt": \(rows.count),
        "list": [\(rows.joined(separator: ","))]}
        """
    }

    private static let row = """
        {"dt": 1699999200, "main": {"temp": 22.87, "feels_like": 22.73, "pressure": 1013, "humidity": 58, "temp_min": 22,
        "temp_max": 23}, "wind": {"speed": 1.11, "deg": 111, "gust": 1.16}, "clouds": {"all": 100}, "rain": {"1h": 0.4},
        "weather": [{"id": 500, "main": "Rain", "description": "light rain", "icon": "10n"}]}
        """
}
