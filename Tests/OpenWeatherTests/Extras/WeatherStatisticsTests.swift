import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherExtras
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Weather that is usual", .watched)
struct WeatherStatisticsTests {
    private let time = TestTime()
    private let mayDay = LocalDay(daysSince1970: 20_574)  // 2026-05-01

    /// Returns the statistics of 1 May that a client reads over a socket from a server that sends `body`.
    private func day(of body: String, status: Int = 200) async throws -> WeatherStatistics {
        try await LoopbackWeatherServer.value(of: body, status: status, at: time) {
            try await $0.statistics(of: mayDay, at: .helsinki).value
        }
    }

    private func year(of body: String) async throws -> [WeatherStatistics] {
        try await LoopbackWeatherServer.value(of: body, at: time) { try await $0.statisticsOfYear(at: .helsinki).value }
    }

    @Test
    func `is requested by day, month and year, and cached`() async throws {
        let server = try LoopbackWeatherServer.demo(at: time)
        let sut = server.client(at: time)
        let leapDay = try #require(LocalDay(year: 2024, month: 2, day: 29))

        let day = try await sut.statistics(of: mayDay, at: .helsinki).value
        let last = try await sut.statistics(of: leapDay, at: .helsinki).value
        let month = try await sut.statistics(ofMonth: 5, at: .helsinki).value
        let year = try await sut.statisticsOfYear(at: .helsinki).value

        #expect(
            server.requests.map(\.target) == [
                "/data/2.5/aggregated/day?lat=60.17&lon=24.94&month=5&day=1&appid=abc",
                "/data/2.5/aggregated/day?lat=60.17&lon=24.94&month=2&day=28&appid=abc",
                "/data/2.5/aggregated/month?lat=60.17&lon=24.94&month=5&appid=abc",
                "/data/2.5/aggregated/year?lat=60.17&lon=24.94&appid=abc",
            ]
        )
        #expect((day.month, day.day, day.years) == (5, 1, 12))
        #expect((last.month, last.day) == (2, 28))
        #expect((month.month, month.day, month.years) == (5, nil, 12))
        #expect(try #require(month.sunshine) > .seconds(100 * 3_600) && day.sunshine == nil)
        #expect(year.count == 365 && year[120] == day && year[58] == last)
        #expect(year.map(\.month) == year.map(\.month).sorted())
        let (january, july) = (try #require(year[14].temperature.mean), try #require(year[195].temperature.mean))
        #expect(january < july)
        for row in year { #expect(try #require(row.averageLow) <= #require(row.averageHigh)) }

        #expect(try await sut.statistics(of: mayDay, at: .helsinki).origin == .cache)
        #expect(try await sut.statisticsOfYear(at: .helsinki).value == year)
        #expect(server.requests.count == 4)
        #expect(sut.cost(of: .statistics)[.history] == 1)
        await server.stop()
    }

    @Test(arguments: [0, 13, -1])
    func `of no month is refused before anything is sent`(month: Int) async throws {
        let server = try LoopbackWeatherServer { _ in .json(Self.body()) }
        await #expect(throws: WeatherError.badRequest(.outOfRange(parameter: "month", allowed: 1...12))) {
            try await server.client(at: time).statistics(ofMonth: month, at: .helsinki)
        }
        #expect(server.requests.isEmpty)
        await server.stop()
    }

    @Test
    func `has every field in its unit and no pressure`() async throws {
        let value = try await day(of: Self.body())
        let kelvin = value.temperature
        #expect((value.month, value.day, value.years) == (5, 1, 12))
        let all = [
            kelvin.minimum, kelvin.maximum, kelvin.median, kelvin.mean, kelvin.lowerQuartile, kelvin.upperQuartile,
            value.averageLow, value.averageHigh,
        ]
        let hundredths = [28_240.0, 30_673, 29_132, 29_189, 28_804, 29_537, 28_635, 29_848]
        #expect(all.map { $0.map { ($0.kelvin * 100).rounded() } } == hundredths)
        #expect(kelvin.standardDeviation == 5.08 && kelvin.count == 288)
        #expect(value.humidity?.median == Percentage(percent: 57))
        #expect(value.wind?.maximum == Speed(metersPerSecond: 5.43))
        #expect(value.precipitation?.mean == Precipitation(millimeters: 0.09))
        #expect(value.cloudiness?.upperQuartile == Percentage(percent: 80))
        #expect(value.sunshine == nil)
        let other = try Self.body().with(#""pressure": "none""#, for: #""pressure": {"min": 941}"#)
        #expect(try await day(of: other) == value)
    }

    @Test
    func `needs a month and a mean temperature and nothing else`() async throws {
        let bare = try await day(of: #"{"result": {"month": 5, "temp": {"mean": 290}, "wind": null, "clouds": []}}"#)
        #expect(bare == WeatherStatistics(month: 5, temperature: Statistic(mean: Temperature(290, in: .kelvin))))
        #expect(bare.years == nil)
        let body = #"{"result": {"month": 5, "temp": {"mean": 290, "num": 8928}, "sunshine_hours": 251.5}}"#
        let month = try await day(of: body)
        #expect(month.sunshine == .seconds(905_400) && month.years == 12)
        let endless = try await day(of: #"{"result": {"month": 5, "temp": {"mean": 290, "num": 9223372036854775807}}}"#)
        #expect(endless.years == 1_344_086)
    }

    @Test
    func `is an array or an object, in the order of the days`() async throws {
        let row = #"{"month": M, "day": D, "temp": {"mean": 290}}"#
        let rows = [(3, 1), (2, 28), (3, 1)].map { row.replacing("M", with: "\($0.0)").replacing("D", with: "\($0.1)") }
        let list = #"{"cod": 200, "result": [\#(rows.joined(separator: ","))]}"#
        #expect(try await year(of: list).map(\.month) == [2, 3])
        #expect(try await day(of: list).month == 3)
        #expect(try await year(of: #"{"cod": 200, "result": \#(rows[0])}"#).map(\.day) == [1])
        #expect(try await year(of: #"{"cod": 200, "result": []}"#).isEmpty)
    }

    @Test(arguments: [
        (#"{}"#, "result"), (#"{"result": null}"#, "result"), (#"{"result": []}"#, "result"),
        (#"{"result": {"temp": {"mean": 290}}}"#, "result.month"),
        (#"{"result": {"month": "5", "temp": {"mean": 290}}}"#, "result.month"),
        (#"{"result": {"month": 13, "temp": {"mean": 290}}}"#, "result.month"),
        (#"{"result": {"month": 5}}"#, "result.temp"), (#"{"result": {"month": 5, "temp": []}}"#, "result.temp"),
        (#"{"result": {"month": 5, "temp": {"mean": null}}}"#, "result.temp.mean"),
        (#"{"result": [{"month": 5, "temp": {"mean": 19}}]}"#, "result[0].temp.mean"),
    ])
    func `names the path of a required field`(body: String, path: String) async throws {
        await #expect(throws: WeatherError.invalidResponse(.invalidField(path: path))) { try await day(of: body) }
    }

    @Test
    func `is refused when cut off anywhere, and is the failure that a body reports`() async throws {
        let bytes = Array(Self.body().utf8)
        for length in stride(from: 1, to: bytes.count - 1, by: 41) {
            await #expect(throws: WeatherError.invalidResponse(.truncated), "\(length)") {
                try await day(of: String(decoding: bytes.prefix(length), as: UTF8.self))
            }
        }
        await #expect(throws: WeatherError.invalidResponse(.invalidField(path: "result[0].day"))) {
            try await year(of: #"{"result": [{"month": 5, "temp": {"mean": 290}}]}"#)
        }
        for status in [200, 404] {
            await #expect(throws: WeatherError.notFound, "\(status)") {
                try await day(of: #"{"cod": "404", "message": "no data"}"#, status: status)
            }
        }
    }

    /// A response about 1 May.
    private static func body() -> String {
        """
        {"cod": 200, "city_id": 1, "calctime": 0.1, "result": {"month": 5, "day": 1,
        "temp": {"record_min": 282.4, "record_max": 306.73, "average_min": 286.35, "average_max": 298.48,
        "median": 291.32, "mean": 291.89, "p25": 288.04, "p75": 295.37, "st_dev": 5.08, "num": 288},
        "pressure": {"min": 941}, "humidity": {"min": 14, "max": 100, "median": 57, "num": 288},
        "wind": {"min": 0.22, "max": 5.43, "mean": 1.8}, "precipitation": {"min": 0, "max": 3, "mean": 0.09},
        "clouds": {"median": 38, "p75": 80}}}
        """
    }
}
