import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("The air quality of past hours", .watched)
struct AirQualityHistoryTests {
    private let time = TestTime()
    private let start = Date(timeIntervalSince1970: 1_700_000_000).startOfHour

    @Test
    func `is requested without the hour at the end`() async throws {
        let server = try LoopbackWeatherServer.demo(at: time)
        let sut = server.client(at: time)
        let history = try await sut.airQualityHistory(at: .helsinki, in: start..<start + 24 * 3_600)

        #expect(
            server.requests.map(\.target) == [
                "/data/2.5/air_pollution/history?lat=60.17&lon=24.94&start=1699999200&end=1700085599&appid=abc"
            ]
        )
        #expect(history.value.hours.map(\.date) == (0..<24).map { start + Double($0) * 3_600 })
        #expect(history.value.gaps.isEmpty)
        #expect(history.origin == .network)

        let again = try await sut.airQualityHistory(at: .helsinki, in: start..<start + 24 * 3_600)
        #expect(again.origin == .cache)
        #expect(again.value == history.value)
        #expect(server.requests.count == 1)
        await server.stop()
    }

    @Test
    func `of years is requested year by year and joined without doubles`() async throws {
        let server = try LoopbackWeatherServer.demo(at: time)
        let period = start..<start + 2 * 365 * 86_400 + 3 * 3_600
        let sut = server.client(at: time)
        let history = try await sut.airQualityHistory(at: .helsinki, in: period)

        #expect(server.requests.count == 3)
        #expect(sut.cost(of: .airQualityHistory(in: period))[.account] == 3)
        #expect(history.value.period == period)
        #expect(history.value.hours.count == 2 * 365 * 24 + 3)
        #expect(history.value.gaps.isEmpty)
        await server.stop()
    }

    @Test
    func `is read hour by hour, and a year is requested when it is reached`() async throws {
        let server = try LoopbackWeatherServer.demo(at: time)
        let sut = server.client(at: time)
        let period = start..<start + 2 * 365 * 86_400 + 3 * 3_600
        var dates: [Date] = []
        var requests: [Int] = []

        for try await hour in sut.airQualityHours(at: .helsinki, in: period) {
            if dates.count.isMultiple(of: 365 * 24) { requests.append(server.requests.count) }
            dates.append(hour.date)
        }
        let joined = try await sut.airQualityHistory(at: .helsinki, in: period)

        #expect(requests == [1, 2, 3])
        #expect(dates == joined.value.hours.map(\.date))
        #expect(joined.origin == .cache)
        #expect(server.requests.count == 3)
        await server.stop()
    }

    @Test
    func `ends hour by hour with the failure of a year, and passes over a year without hours`() async throws {
        let count = Counter()
        let server = try LoopbackWeatherServer { [start] _ in
            count.increment()
            let row = #"{"dt":\#(Int(start.timeIntervalSince1970) + 2 * 365 * 86_400),"main":{"aqi":1}}"#
            let body = #"{"coord":{"lat":60,"lon":25},"list":[\#(count.count == 3 ? row : "")]}"#
            return .json(body, status: count.count == 4 ? 500 : 200)
        }
        let hours = server.client(at: time)
            .airQualityHours(at: .helsinki, in: start..<start + 4 * 365 * 86_400)
        var iterator = hours.makeAsyncIterator()

        let found = try await iterator.next()
        await #expect(throws: WeatherError.server(status: 500)) { try await iterator.next() }

        #expect(found?.date == start + 2 * 365 * 86_400)
        #expect(try await iterator.next() == nil)
        #expect(count.count == 4)
        await server.stop()
    }

    @Test
    func `of no time is refused hour by hour, too`() async throws {
        let server = try LoopbackWeatherServer.demo(at: time)
        var iterator = server.client(at: time).airQualityHours(at: .helsinki, in: start..<start).makeAsyncIterator()
        let failure = WeatherError.badRequest(.refused(message: "end must be after start", parameters: ["end"]))

        await #expect(throws: failure) { try await iterator.next() }

        #expect(server.requests.isEmpty)
        await server.stop()
    }

    @Test
    func `is as old as its oldest part and as fresh as the one that ends first`() async throws {
        let server = try LoopbackWeatherServer.demo(at: time)
        let sut = server.client(at: time)
        let recent = time.now.startOfHour
        let old = recent - 368 * 86_400
        _ = try await sut.airQualityHistory(at: .helsinki, in: old..<old + 365 * 86_400)
        let first = time.now
        time.advance(by: .seconds(3_600))

        let both = try await sut.airQualityHistory(at: .helsinki, in: old..<recent)

        #expect(both.fetchedAt == first)
        #expect(both.origin == .cache)
        #expect(both.freshUntil == time.now + 1_800)
        #expect(server.requests.count == 2)
        await server.stop()
    }

    @Test
    func `tells the hours that are missing`() {
        let hours = [0, 1, 1, 5, 9, 40].map { AirQuality(coordinate: .helsinki, date: start + Double($0) * 3_600) }
        let sut = AirQualityHistory(
            coordinate: .helsinki,
            period: start..<start + 10 * 3_600,
            hours: hours.reversed()
        )
        #expect(sut.hours.map { $0.date.timeIntervalSince(start) / 3_600 } == [0, 1, 5, 9])
        #expect(
            sut.gaps == [
                start + 2 * 3_600..<start + 5 * 3_600, start + 6 * 3_600..<start + 9 * 3_600,
            ]
        )
    }

    @Test(arguments: [0, 0.5, -1] as [TimeInterval])
    func `of no time is refused before anything is sent`(length: TimeInterval) async throws {
        let server = try LoopbackWeatherServer.demo(at: time)
        let period = length < 0 ? start..<start : start..<start + length
        let failure = WeatherError.badRequest(.refused(message: "end must be after start", parameters: ["end"]))
        await #expect(throws: failure) {
            try await server.client(at: time).airQualityHistory(at: .helsinki, in: period)
        }
        #expect(server.requests.isEmpty)
        await server.stop()
    }

    @Test(
        arguments: [
            (#"{"coord": {"lat": 60, "lon": 25}, "list": []}"#, nil),
            (#"{"coord": [60, 25], "list": [{"dt": 1699999200, "other": {}}]}"#, nil),
            (#"{"coord": {"lat": 60, "lon": 25}}"#, "list"),
            (#"{"coord": {"lat": 60, "lon": 25}, "list": null}"#, "list"),
            (#"{"coord": {"lat": 60, "lon": 25}, "list": [{"main": {"aqi": 1}}]}"#, "list[0].dt"),
            (#"{"coord": {"lat": 60, "lon": 25}, "list": [{"dt": "now"}]}"#, "list[0].dt"),
        ] as [(String, String?)]
    )
    func `names the field that cannot be read`(body: String, path: String?) async throws {
        let server = try LoopbackWeatherServer { _ in .json(body) }
        let sut = server.client(at: time)
        if let path {
            await #expect(throws: WeatherError.invalidResponse(.invalidField(path: path))) {
                try await sut.airQualityHistory(at: .helsinki, in: start..<start + 3_600)
            }
        } else {
            let history = try await sut.airQualityHistory(at: .helsinki, in: start..<start + 7_200).value
            #expect(history.hours.isEmpty == !body.contains("1699999200"))
            #expect(history.gaps.count == 1)
        }
        await server.stop()
    }

    @Test(
        .enabled(if: RecordedFiles.arePresent, "\(RecordedFiles.absence)"),
        arguments: RecordedFiles.names(in: "air_pollution_history")
    )
    func `is read from a recorded body`(name: String) async throws {
        let data = try RecordedFiles.data("air_pollution_history", name)
        let rows = try JSON(recorded: "air_pollution_history", name)["list"].array
        let dates = Set(rows.compactMap { $0["dt"].number })
        let first = Date(timeIntervalSince1970: dates.min() ?? 0)
        let last = Date(timeIntervalSince1970: dates.max() ?? 0)
        let server = try LoopbackWeatherServer { _ in .json(String(decoding: data, as: UTF8.self)) }

        let history = try await server.client(at: time).airQualityHistory(at: .helsinki, in: first..<last + 3_600).value

        #expect(Set(history.hours.map(\.date.timeIntervalSince1970)) == dates)
        for hour in history.hours {
            let row = try #require(rows.first { $0["dt"].number == hour.date.timeIntervalSince1970 })
            #expect(hour.index?.rawValue == row["main"]["aqi"].number.map { Int($0) })
            #expect(hour.pollutants.pm2_5?.microgramsPerCubicMeter == row["components"]["pm2_5"].number)
            #expect(hour.pollutants.ozone?.microgramsPerCubicMeter == row["components"]["o3"].number)
        }
        await server.stop()
    }
}
