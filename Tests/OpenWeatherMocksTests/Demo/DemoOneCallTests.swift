import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Demo weather of One Call", .watched)
struct DemoOneCallTests {
    private static let now = SampleTime.fetched
    private static let places: [Coordinate] = [.lisbon, .helsinki, .tokyo, .santiago, .auckland, .pole]

    private func oneCall(_ version: OneCallVersion) -> ClientOneCall {
        let now = { @Sendable in Self.now }
        let api = OpenWeatherAPIConfiguration(apiKey: APIKey("abc"))
        let remote = RemoteSource(client: DemoHTTPClient(now: now), api: api, now: now, handler: { _ in })
        return ClientOneCall(
            ServiceSource(remote, cache: nil, lifetimes: .standard, now: now),
            OneCallVersions(.fixed(version), now: now),
            alertLimit: 20
        )
    }

    @Test(arguments: places)
    func `is the same in both versions`(place: Coordinate) async throws {
        let three = try await oneCall(.v3).oneCall(at: place)
        let four = try await oneCall(.v4).oneCall(at: place)
        #expect(three.failures == [.quarterHours: .unsupported])
        #expect(four.failures.isEmpty)
        #expect(try three.current?.get() == four.current?.get())
        #expect(try three.hours?.get() == four.hours?.get())
        let days = (try #require(try three.days?.get().value), try #require(try four.days?.get().value))
        #expect(days.0.map(\.day) == days.1.map(\.day))
        #expect(days.0.map(\.low) == days.1.map(\.low))
        #expect(days.0.map(\.sun) == days.1.map(\.sun))
        // The last row of 4.0 has no moon west of Greenwich.
        #expect(days.0.dropLast().map(\.moonrise) == days.1.dropLast().map(\.moonrise))
        #expect(days.0.first?.day == days.0.first?.utcOffset?.day(of: Self.now))
        let alerts = (try #require(try three.alerts?.get().value), try #require(try four.alerts?.get().value))
        #expect(alerts.0.alerts.map(\.tags) == alerts.1.alerts.map(\.tags))
        #expect(alerts.1.omittedCount == 0)
    }

    @Test(arguments: places)
    func `has the numbers of rows of the service`(place: Coordinate) async throws {
        let report = try await oneCall(.v4).oneCall(at: place)
        #expect(try report.minutes?.get().value.count == 60)
        #expect(try report.quarterHours?.get().value.count == 50)
        #expect(try report.hours?.get().value.count == 48)
        #expect(try report.days?.get().value.count == 8)
        #expect(try report.quarterHours?.get().value.allSatisfy { $0.rain == nil && $0.snow == nil } == true)
    }

    @Test
    func `has alerts somewhere with texts of their own`() async throws {
        var found: [WeatherAlert] = []
        for latitude in stride(from: -60.0, through: 70, by: 10) {
            for longitude in stride(from: -180.0, to: 180, by: 20) {
                let place = Coordinate(clampingLatitude: latitude, longitude: longitude)
                let report = try await oneCall(.v4).oneCall(at: place, parts: [.minutes, .alerts])
                found += try report.alerts?.get().value.alerts ?? []
            }
        }
        #expect(!found.isEmpty)
        #expect(
            found.allSatisfy { $0.event == nil && $0.title != nil && $0.end > Self.now && $0.text(in: .german) != nil }
        )
        await #expect(throws: WeatherError.notFound) {
            try await oneCall(.v4).alert(id: "urn:oid:other", policy: .refresh)
        }
    }

    @Test
    func `has links that hold the key like the services`() throws {
        let demo = DemoWeather(now: { Self.now })
        let query = ["lat": "38.7", "lon": "-9.1", "appid": "abc", "start": "1296000000"]
        let response = demo.response(path: "/data/4.0/onecall/timeline/1h", query: query)
        let json = try JSON(response.body)
        #expect(json["next"].text?.hasPrefix("http://") == true)
        #expect(json["next"].text?.contains("appid=abc") == true)
        #expect(json["next"].text?.contains("start=1296072000") == true)
        #expect(json["prev"].text?.contains("start=1295928000") == true)
        #expect(json["data"].array.allSatisfy { $0["pop"].number == nil })
    }

    @Test(arguments: ["nan", "inf", "1e300", "-1e300", "9223372036854775807"])
    func `responds to dates that are none`(seconds: String) {
        let demo = DemoWeather(now: { Self.now })
        func status(_ path: String) -> Int {
            var query = ["lat": "38.7", "lon": "-9.1"]
            for name in ["dt", "start", "end", "date", "tm"] { query[name] = seconds }
            return demo.response(path: path, query: query).status
        }
        #expect(status("/data/3.0/onecall/timemachine") == 400 && status("/maps/2.0/radar/1/0/0") == 400)
        #expect(status("/data/2.5/history/city") == 400 && status("/data/2.5/air_pollution/history") == 400)
        #expect(status("/data/4.0/onecall/timeline/1h") == 200 && status("/data/4.0/onecall/timeline/1day") == 200)
        #expect(status("/maps/2.0/weather/TA2/1/0/0") == 200)
        #expect(status("/data/4.0/onecall/alert/urn:oid:demo:wind.1.\(seconds)") == 404)
    }

    @Test
    func `reaches 48 hours ahead and back to 1979`() async throws {
        let sut = oneCall(.v4)
        var dates: [Date] = []
        for try await hour in sut.hourlyTimeline(at: .lisbon) { dates.append(hour.value.date) }
        #expect(dates.count == 49, "nothing is requested behind the end")
        #expect(dates.last.map { $0 <= Self.now + 48 * 3_600 } == true)
        let old = LocalDay(year: 1979, month: 1, day: 2) ?? LocalDay(daysSince1970: 0)
        let day = try await sut.day(old, at: .lisbon, offset: nil, options: RequestOptions(), policy: .refresh)
        let same = try await oneCall(.v3)
            .day(old, at: .lisbon, offset: nil, options: RequestOptions(), policy: .refresh)
        #expect(day.value.low == same.value.low)
    }

    @Test
    func `describes today and tomorrow`() async throws {
        let sut = oneCall(.v3)
        let today = try await sut.overview(of: nil, at: .lisbon, units: .metric, policy: .refresh).value
        #expect(today.day == UTCOffset(seconds: 3_600)?.day(of: Self.now))
        let tomorrow = today.day.advanced(by: 1)
        let next = try await sut.overview(of: tomorrow, at: .lisbon, units: .metric, policy: .refresh).value
        #expect(next.day == tomorrow)
        #expect(next.text != today.text)
    }

    @Test(arguments: ["", "/timeline/1year", "/currently"])
    func `has no other paths`(path: String) {
        let query = ["lat": "1", "lon": "2"]
        #expect(DemoWeather(now: { Self.now }).response(path: "/data/4.0/onecall\(path)", query: query).status == 404)
    }
}

extension Coordinate {
    fileprivate static let helsinki = Coordinate(clampingLatitude: 60.17, longitude: 24.94)
    fileprivate static let tokyo = Coordinate(clampingLatitude: 35.68, longitude: 139.69)
    fileprivate static let santiago = Coordinate(clampingLatitude: -33.45, longitude: -70.66)
    fileprivate static let auckland = Coordinate(clampingLatitude: -36.85, longitude: 174.76)
    fileprivate static let pole = Coordinate(clampingLatitude: 89, longitude: -160)
}
