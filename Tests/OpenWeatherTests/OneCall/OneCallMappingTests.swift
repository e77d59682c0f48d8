import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("Mapping of One Call", .watched)
struct OneCallMappingTests {
    private let helsinki = UTCOffset(seconds: 10_800)

    private func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

    private var hour: HourlyForecast {
        HourlyForecast(
            date: date(1_780_002_000),
            utcOffset: helsinki,
            elements: WeatherElements(
                conditions: [WeatherCondition(.lightRain, .night)],
                temperature: Temperature(celsius: 8.1),
                feelsLike: Temperature(celsius: 4.9),
                humidity: Percentage(percent: 92),
                reportedDewPoint: Temperature(celsius: 6.9),
                pressure: Pressure(hectopascals: 1004.5),
                wind: Wind(
                    speed: Speed(metersPerSecond: 5.9),
                    direction: WindDirection(degrees: 228),
                    gust: Speed(metersPerSecond: 12.1)
                ),
                cloudiness: Percentage(percent: 97),
                visibility: Length(meters: 10_000),
                uvIndex: UVIndex(1.25),
                chanceOfPrecipitation: Percentage(percent: 86),
                rain: PrecipitationAmount(depth: Precipitation(millimeters: 1.13), hours: 1),
                snow: PrecipitationAmount(depth: Precipitation(millimeters: 0.2), hours: 1)
            )
        )
    }

    private func day(_ version: OneCallVersion) throws -> DailyForecast {
        DailyForecast(
            day: try #require(LocalDay(year: 2026, month: 5, day: 29)),
            utcOffset: helsinki,
            sun: .risesAndSets(sunrise: date(1_780_016_520), sunset: date(1_780_082_100)),
            moonrise: date(1_780_070_000),
            moonset: date(1_780_020_000),
            moonPhase: MoonPhase(fraction: 0.44),
            summary: "Expect a day of rain",
            conditions: [WeatherCondition(.moderateRain, .day)],
            low: Temperature(celsius: 6.4),
            high: Temperature(celsius: 12.5),
            temperatures: DayTemperatures(
                morning: Temperature(celsius: 7.7),
                day: Temperature(celsius: 11.2),
                evening: Temperature(celsius: 10.9),
                night: Temperature(celsius: 7)
            ),
            feelsLike: DayTemperatures(
                morning: Temperature(celsius: 5.9),
                day: Temperature(celsius: 10.1),
                evening: Temperature(celsius: 9.8),
                night: Temperature(celsius: 5.5)
            ),
            humidity: Percentage(percent: 79),
            dewPoint: Temperature(celsius: 7.4),
            pressure: Pressure(hectopascals: 1006.71),
            wind: Wind(
                speed: Speed(metersPerSecond: 6.1),
                direction: WindDirection(degrees: 200),
                gust: Speed(metersPerSecond: 11)
            ),
            cloudiness: Percentage(percent: 99),
            uvIndex: UVIndex(3.6),
            chanceOfPrecipitation: Percentage(percent: 100),
            rain: Precipitation(millimeters: 17.92),
            snow: Precipitation(millimeters: 0.5)
        )
    }

    @Test
    func `reads every field of 3`() async throws {
        let report = try await OneCallService(body: OneCallBody.v3).oneCall(.fixed(.v3))
            .oneCall(at: .helsinki, parts: [.current, .minutes, .hours, .days, .alerts])

        let current = CurrentWeather(
            coordinate: .helsinki,
            date: date(1_780_000_000),
            utcOffset: helsinki,
            sun: .risesAndSets(sunrise: date(1_779_930_000), sunset: date(1_779_995_000)),
            elements: WeatherElements(
                conditions: [WeatherCondition(.lightRain, .day)],
                temperature: Temperature(celsius: 8.3),
                feelsLike: Temperature(celsius: 5.1),
                humidity: Percentage(percent: 91),
                reportedDewPoint: Temperature(celsius: 6.5),
                pressure: Pressure(hectopascals: 1004),
                wind: Wind(
                    speed: Speed(metersPerSecond: 5.66),
                    direction: WindDirection(degrees: 230),
                    gust: Speed(metersPerSecond: 9.3)
                ),
                cloudiness: Percentage(percent: 90),
                visibility: Length(meters: 9_000),
                uvIndex: UVIndex(0.5),
                rain: PrecipitationAmount(depth: Precipitation(millimeters: 0.42), hours: 1)
            )
        )
        let minutes = [
            MinutePrecipitation(
                date: date(1_780_000_020),
                utcOffset: helsinki,
                hourlyRate: Precipitation(millimeters: 0.42)
            ),
            MinutePrecipitation(date: date(1_780_000_080), utcOffset: helsinki),
        ]
        let alert = WeatherAlert(
            id: "FMI/Wind warning/1779990000/1780030000",
            sender: "FMI",
            event: "Wind warning",
            start: date(1_779_990_000),
            end: date(1_780_030_000),
            texts: [WeatherAlert.Text(text: "Gusts of 25 m/s")],
            tags: ["Wind"]
        )
        var second = alert
        second.id += "/2"
        #expect(report.current?.value == current)
        #expect(report.minutes?.value == minutes)
        #expect(report.hours?.value == [hour])
        #expect(report.days?.value == [try day(.v3)])
        #expect(report.alerts?.value == WeatherAlerts([alert, second]))
        let fetched = try #require(try report.days?.get())
        #expect(fetched.fetchedAt == OneCallService.now)
        #expect(fetched.origin == .network)
        #expect(fetched.source == .openWeather)
    }

    @Test
    func `reads every field of 4`() async throws {
        let service = OneCallService { path, _ throws(NetworkError) in
            (200, OneCallBody.page(path.hasSuffix("1day") ? OneCallBody.day : OneCallBody.hour))
        }
        let report = try await service.oneCall(.fixed(.v4))
            .oneCall(at: .helsinki, parts: [.current, .quarterHours, .days])
        #expect(report.quarterHours?.value == [hour])
        #expect(report.days?.value == [try day(.v4)])
        #expect(report.current?.value?.temperature == hour.temperature)
        #expect(report.current?.value?.dewPoint == Temperature(celsius: 6.9))
    }

    @Test
    func `reads an alert of 4 in its languages`() async throws {
        let alert = try await OneCallService(body: OneCallBody.alert4).oneCall()
            .alert(id: "urn:oid:1.2:asked", policy: .refresh).value
        #expect(alert.id == "urn:oid:1.2:asked")
        #expect(alert.event == nil)
        #expect(alert.title == "Rain")
        #expect(
            alert.texts == [
                WeatherAlert.Text(language: "es-CL", text: "Lluvia"),
                WeatherAlert.Text(language: "en-GB", text: "Rain"),
            ]
        )
    }

    @Test
    func `reads a day of 3s summary`() async throws {
        let day = try #require(LocalDay(year: 2026, month: 5, day: 29))
        let sut = try await OneCallService(body: OneCallBody.summary).oneCall()
            .day(day, at: .helsinki, offset: nil, options: RequestOptions(), policy: .refresh).value
        #expect(sut.day == day)
        #expect(sut.utcOffset == helsinki)
        #expect(sut.low == Temperature(celsius: 12.52))
        #expect(sut.high == Temperature(celsius: 18.29))
        #expect(sut.temperatures.known.map(\.celsius) == [17.23, 18.26, 13.9, 17.39])
        #expect(sut.precipitation == Precipitation(millimeters: 2.53))
        #expect(sut.rain == nil)
        #expect(sut.humidity == Percentage(percent: 71))
        #expect(sut.cloudiness == Percentage(percent: 75))
        #expect(sut.pressure == Pressure(hectopascals: 1017))
        #expect(sut.wind == Wind(speed: Speed(metersPerSecond: 26.38), direction: WindDirection(degrees: 225)))
    }

    @Test
    func `reads an overview`() async throws {
        let sut = try await OneCallService(body: OneCallBody.overview).oneCall()
            .overview(of: nil, at: .helsinki, units: .imperial, policy: .refresh).value
        let day = try #require(LocalDay(year: 2026, month: 5, day: 29))
        #expect(sut == WeatherOverview(day: day, text: "Cool today.\nWet tomorrow.", units: .metric))
    }

    // MARK: - Days

    private func days(_ rows: String, zone: String, offset: Int) async throws -> [DailyForecast] {
        let service = OneCallService(body: OneCallBody.page(rows, zone: zone, offset: offset))
        let report = try await service.oneCall(.fixed(.v4)).oneCall(at: .helsinki, parts: [.days])
        return try #require(report.days?.value)
    }

    @Test(arguments: [
        // Sunrise at 07:20 in Auckland on the 3rd, which is the 2nd in UTC.
        (#""dt": 1785715200, "sunrise": 1785698400"#, "Pacific/Auckland", 43_200, 3),
        // Without a sunrise, a date at midnight is the day in UTC, west and east.
        (#""dt": 1785715200"#, "America/Santiago", -14_400, 3), (#""dt": 1785715200"#, "Pacific/Auckland", 43_200, 3),
        // Another date is the local one.
        (#""dt": 1785715201"#, "America/Santiago", -14_400, 2),
        (#""dt": 1785715201, "sunrise": 0"#, "Asia/Tokyo", 32_400, 3),
        // A zone that no system knows has the stated offset.
        (#""dt": 1785715201"#, "Nowhere/Land", -3_600, 2), (#""dt": 1785715201"#, "../Asia/Tokyo", -3_600, 2),
        (#""dt": 1785715201"#, "/usr/share/zoneinfo/Asia/Tokyo", -3_600, 2), (#""dt": 1785715201"#, "", -3_600, 2),
    ])
    func `are those of the place`(fields: String, zone: String, offset: Int, dayOfMonth: Int) async throws {
        let sut = try await days("{\(fields), \"temp\": {\"min\": 1, \"max\": 2}}", zone: zone, offset: offset)
        #expect(sut.map(\.day.day) == [dayOfMonth])
    }

    @Test(arguments: [(1_774_742_400, 10_800), (1_792_886_400, 7_200)])
    func `have the clocks of their noon`(start: Int, offset: Int) async throws {
        // In Helsinki clocks change at 01:00 UTC on both days, an hour after the date of their rows.
        let sut = try await days(OneCallBody.days(1, from: start), zone: "Europe/Helsinki", offset: 7_200)
        #expect(sut.map { $0.utcOffset?.seconds } == [offset])
    }

    @Test
    func `have the moon of the clocks before they change`() async throws {
        // In Auckland clocks go back at 14:00 UTC on 2026-04-04; the moon rises at 00:30 on the 5th.
        let row = #"{"dt": 1775347200, "moonrise": 1775302200, "temp": {"min": 1, "max": 2}}"#
        let sut = try await days(row, zone: "Pacific/Auckland", offset: 43_200)
        #expect(sut.map(\.day.day) == [5])
        #expect(sut.map(\.moonrise) == [date(1_775_302_200)])
    }

    @Test
    func `have the moon times that fall on them`() async throws {
        // As captured in Chile: a row has the times of the day before.
        let rows = (0..<3)
            .map { index in
                let shift = index * 86_400
                return """
                    {"dt": \(1_785_628_800 + shift), "sunrise": \(1_785_671_400 + shift),
                     "moonrise": \(1_785_625_000 + shift), "moonset": \(index == 1 ? 0 : 1_785_589_200 + shift),
                     "temp": {"min": 1, "max": 2}}
                    """
            }
        let sut = try await days(rows.joined(separator: ","), zone: "America/Santiago", offset: -14_400)
        #expect(sut.map(\.day.day) == [2, 3, 4])
        #expect(sut.map(\.moonrise) == [date(1_785_711_400), date(1_785_797_800), nil])
        #expect(sut.map(\.moonset) == [nil, date(1_785_762_000), nil])
    }

    @Test
    func `have no UV index of zero in 4`() async throws {
        let row = #"{"dt": 1785628800, "temp": {"min": 1, "max": 2}, "uvi": 0, "rain": {"1h": 2}}"#
        let sut = try await days(row, zone: "Europe/Lisbon", offset: 3_600)
        #expect(sut.map(\.uvIndex) == [nil])
        #expect(sut.map(\.rain) == [nil], "an amount of an hour is not that of a day")
    }

    @Test
    func `are those of clocks that change`() async throws {
        // In Helsinki clocks go back at 01:00 UTC on 2026-10-25.
        let rows = OneCallBody.hours(4, from: 1_792_882_800)
        let service = OneCallService(body: OneCallBody.page(rows))
        let report = try await service.oneCall(.fixed(.v4)).oneCall(at: .helsinki, parts: [.quarterHours])
        let offsets = try #require(report.quarterHours?.value).map { $0.utcOffset?.seconds }
        #expect(offsets == [10_800, 10_800, 7_200, 7_200])
    }

    @Test
    func `are in order and once each`() async throws {
        let rows = [OneCallBody.hours(2, from: 1_780_009_200), OneCallBody.hours(3, from: 1_780_002_000)]
        let service = OneCallService(body: OneCallBody.page(rows.joined(separator: ", ")))
        let report = try await service.oneCall(.fixed(.v4)).oneCall(at: .helsinki, parts: [.quarterHours])
        let dates = try #require(report.quarterHours?.value).map { Int($0.date.timeIntervalSince1970) }
        #expect(dates == [1_780_002_000, 1_780_005_600, 1_780_009_200, 1_780_012_800])
    }

    @Test
    func `keeps the lines of an alert and nothing else that is not drawn`() async throws {
        let body = """
            {"sender_name": "Me\\u001b[2Jteo", "event": "Wind\\u0007", "start": 1780000000, "end": 1780007200,
             "description": "One.\\r\\nTwo.\\u001b]8;;x\\u0007\\n\\tThree.\\u2028Four.", "tags": ["a\\nb"]}
            """
        let sut = OneCallService(body: #"{"lat":60.17,"lon":24.94,"timezone_offset":0,"alerts":[\#(body)]}"#)

        let report = try await sut.oneCall(.fixed(.v3))
            .oneCall(at: .helsinki, parts: [.alerts], options: RequestOptions())

        let alert = try #require(report.alerts?.value?.alerts.first)
        #expect(alert.sender == "Me [2Jteo")
        #expect(alert.event == "Wind")
        #expect(alert.tags == ["a b"])
        #expect(alert.texts.map(\.text) == ["One.\nTwo. ]8;;x\nThree.\nFour."])
    }
}
