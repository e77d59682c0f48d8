import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherExtras
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Accumulated temperature and precipitation", .watched)
struct AccumulatedWeatherTests {
    private let time = TestTime()
    private let first = LocalDay(daysSince1970: 18_369)  // 2020-04-17

    /// Returns the temperatures that a client reads over a socket from a server that sends `body`.
    private func temperatures(of body: String, status: Int = 200) async throws -> AccumulatedTemperature {
        try await LoopbackWeatherServer.value(of: body, status: status, at: time) { sut in
            try await sut.accumulatedTemperature(at: .helsinki, in: first...first, above: Temperature(celsius: 10))
                .value
        }
    }

    private func precipitation(of body: String) async throws -> AccumulatedPrecipitation {
        try await LoopbackWeatherServer.value(of: body, at: time) {
            try await $0.accumulatedPrecipitation(at: .helsinki, in: first...first).value
        }
    }

    @Test
    func `are requested by day and agree with the hours`() async throws {
        let server = try LoopbackWeatherServer.demo(at: time)
        let sut = server.client(at: time)
        let days = first...first.advanced(by: 2)
        let start = first.start(at: .utc)

        let warmth = try await sut.accumulatedTemperature(at: .helsinki, in: days, above: Temperature(celsius: 3))
        let rain = try await sut.accumulatedPrecipitation(at: .helsinki, in: days)
        #expect(
            server.requests.map(\.target) == [
                "/data/2.5/history/accumulated_temperature?lat=60.17&lon=24.94&start=1587081600&end=1587340799"
                    + "&threshold=276.15&appid=abc",
                "/data/2.5/history/accumulated_precipitation?lat=60.17&lon=24.94&start=1587081600&end=1587340799&appid=abc",
            ]
        )
        let hours = try await sut.weatherHistory(at: .helsinki, in: start..<start + 3 * 86_400).value.hours
        let warm = hours.map(\.temperature.celsius).filter { $0 >= 3 }
        #expect(warmth.value.threshold == Temperature(celsius: 3))
        #expect(warmth.value.days.map(\.day) == (0..<3).map { first.advanced(by: $0) })
        #expect(warmth.value.days.reduce(0) { $0 + ($1.count ?? 0) } == warm.count)
        let mean = try #require(warmth.value.mean?.celsius)
        #expect(abs(mean - warm.reduce(0, +) / Double(warm.count)) < 0.01)
        let depths = hours.compactMap { $0.rain ?? $0.snow }.map(\.depth.millimeters)
        #expect(abs(rain.value.total.millimeters - depths.reduce(0, +)) < 0.05)

        #expect(try await sut.accumulatedPrecipitation(at: .helsinki, in: days).origin == .cache)
        #expect(sut.cost(of: .accumulatedTemperature)[.history] == 1)
        #expect(sut.cost(of: .accumulatedPrecipitation)[.history] == 1)
        #expect(server.requests.count == 3)
        await server.stop()
    }

    @Test
    func `are the differences of running totals`() async throws {
        let value = try await temperatures(
            of: Self.body(#"{"date": "2020-4-18", "temp": 1143.56, "count": 4}"#, Self.warm, Self.warm)
        )
        #expect(value.days.map(\.day) == [first, first.advanced(by: 1)])
        #expect(value.days.map(\.count) == [2, 2])
        #expect(value.days.map { $0.mean.map { ($0.kelvin * 1_000).rounded() } } == [287_185, 284_595])
        #expect(value.mean.map { ($0.kelvin * 1_000).rounded() } == 285_890)

        let wet = try await precipitation(
            of: Self.body(
                Self.wet,
                #"{"date": "2020-04-18", "rain": 0.6, "count": 3}"#,
                #"{"date": "2020-4-19", "rain": 2}"#
            )
        )
        #expect(wet.days.map(\.depth.millimeters) == [0.6, 0, 1.4])
        #expect(wet.days.map(\.count) == [2, 1, nil])
        #expect(wet.total == Precipitation(millimeters: 2))

        let flooded = try await precipitation(of: Self.body(Self.wet, #"{"date": "2020-4-18", "rain": 1e308}"#))
        #expect(flooded.days.map(\.depth.millimeters) == [0.6])
    }

    @Test
    func `have no mean on a day without a measurement, and no day on which the total falls`() async throws {
        let value = try await temperatures(
            of: Self.body(
                Self.warm,
                #"{"date": "2020-4-18", "temp": 574.37, "count": 2}"#,
                #"{"date": "2020-4-19", "temp": 300, "count": 1}"#,
                #"{"date": "2020-4-20", "temp": 580, "count": 2}"#,
                #"{"date": "2020-4-21", "temp": 860}"#
            )
        )
        #expect(value.days.map(\.count) == [2, 0, 1, nil])
        #expect(value.days.map(\.day.day) == [17, 18, 20, 21])
        #expect(value.days.map { $0.mean == nil } == [false, true, false, true])
    }

    @Test
    func `have no count where that of the service is none`() async throws {
        let value = try await temperatures(
            of: Self.body(
                #"{"date": "2020-4-17", "temp": 300, "count": -9223372036854775807}"#,
                #"{"date": "2020-4-18", "temp": 600, "count": 9223372036854775807}"#,
                #"{"date": "2020-4-19", "temp": 900, "count": 3}"#
            )
        )
        #expect(value.days.map(\.count) == [nil, nil, nil])
        #expect(value.mean == nil)
    }

    @Test
    func `are empty without days`() async throws {
        #expect(try await temperatures(of: Self.body()).mean == nil)
        #expect(try await precipitation(of: Self.body()).total == Precipitation(millimeters: 0))
    }

    @Test(arguments: [
        (#"{"temp": 1}"#, "list[0].date"), (#"{"date": null, "temp": 1}"#, "list[0].date"),
        (#"{"date": 1587081600, "temp": 1}"#, "list[0].date"), (#"{"date": "2020-2-30", "temp": 1}"#, "list[0].date"),
        (#"{"date": "today", "temp": 1}"#, "list[0].date"), (#"{"date": "2020-4-17"}"#, "list[0].temp"),
        (#"{"date": "2020-4-17", "temp": null}"#, "list[0].temp"),
        (#"{"date": "2020-4-17", "temp": "1"}"#, "list[0].temp"),
        (#"{"date": "2020-4-17", "temp": -1}"#, "list[0].temp"),
    ])
    func `name the path of a required field`(row: String, path: String) async throws {
        await #expect(throws: WeatherError.invalidResponse(.invalidField(path: path))) {
            try await temperatures(of: Self.body(row))
        }
    }

    @Test
    func `are refused when cut off, without a list, and when a total of rain is missing`() async throws {
        let bytes = Array(Self.body(Self.warm).utf8)
        for length in stride(from: 1, to: bytes.count - 1, by: 17) {
            await #expect(throws: WeatherError.invalidResponse(.truncated), "\(length)") {
                try await temperatures(of: String(decoding: bytes.prefix(length), as: UTF8.self))
            }
        }
        await #expect(throws: WeatherError.invalidResponse(.invalidField(path: "list"))) {
            try await temperatures(of: #"{"cod": "200", "other": []}"#)
        }
        await #expect(throws: WeatherError.invalidResponse(.invalidField(path: "list[0].rain"))) {
            try await precipitation(of: Self.body(Self.warm))
        }
        await #expect(throws: WeatherError.badRequest(.beyondPlan(message: "out of range"))) {
            try await temperatures(of: #"{"code": 400000, "message": "out of range"}"#, status: 400)
        }
    }

    @Test(arguments: [-200, 90, Double.nan])
    func `above no temperature on Earth are refused before anything is sent`(celsius: Double) async throws {
        let server = try LoopbackWeatherServer { _ in .json(Self.body()) }
        let threshold = Temperature(celsius: celsius)
        await #expect(throws: WeatherError.badRequest(.outOfRange(parameter: "threshold", allowed: 153...353))) {
            try await server.client(at: time).accumulatedTemperature(at: .helsinki, in: first...first, above: threshold)
        }
        #expect(server.requests.isEmpty)
        await server.stop()
    }

    private static let warm = #"{"date": "2020-4-17", "temp": 574.37, "count": 2}"#
    private static let wet = #"{"date": "2020-4-17", "rain": 0.6, "count": 2}"#

    /// Returns a response with rows, in the form of the service's page.
    private static func body(_ rows: String...) -> String {
        """
        {"message": "Count: \(rows.count)", "cod": "200", "city_id": 1, "calctime": 0.004,
        "list": [\(rows.joined(separator: ","))]}
        """
    }
}
