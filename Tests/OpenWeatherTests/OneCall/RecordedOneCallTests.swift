import Foundation
import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite(
    "Recorded bodies of One Call",
    .enabled(if: RecordedFiles.arePresent, "\(RecordedFiles.absence)"),
    .watched
)
struct RecordedOneCallTests {
    /// A recording whose project rewrote the dates of its hours to text.
    private static let rewritten = "reading-gb-hourly-only.json"
    private static let snow = "chile-2026-snow-alerts.json"
    private static let alertOfSnow = "chile-2026-rain-empty-event-es.json"
    private static let timeMachine = "timemachine30-lisbon-2023.json"
    private static let summary = "day-summary-lisbon-2023.json"

    private func report(
        _ endpoint: String,
        _ name: String,
        _ version: OneCallVersion,
        _ parts: Set<OneCallPart>,
        _ units: Units = .metric
    ) async throws -> OneCallReport {
        let body = String(decoding: try RecordedFiles.data(endpoint, name), as: UTF8.self)
        return try await OneCallService(body: body).oneCall(.fixed(version))
            .oneCall(at: .helsinki, parts: parts, options: RequestOptions(units: units))
    }

    // MARK: - One Call 3.0

    @Test(arguments: RecordedFiles.names(in: "onecall"))
    func `of 3 are read as they are written`(name: String) async throws {
        let json = try JSON(recorded: "onecall", name)
        let sections: [(OneCallPart, String)] = [
            (.current, "current"), (.minutes, "minutely"), (.hours, "hourly"), (.days, "daily"),
        ]
        let present = Set(sections.filter { json.object[$0.1] != nil }.map(\.0))
        let units = units(of: json, name)
        let report = try await report("onecall", name, .v3, present.union([.alerts]), units)

        if name == Self.rewritten {
            #expect(report.failures == [.hours: .invalidResponse(.invalidField(path: "hourly[0].dt"))])
            return
        }
        #expect(report.failures.isEmpty)
        #expect(report.minutes?.value?.count ?? 0 == json["minutely"].array.count)
        #expect(report.hours?.value?.count ?? 0 == json["hourly"].array.count)
        #expect(report.days?.value?.count ?? 0 == json["daily"].array.count)
        #expect(report.alerts?.value?.alerts.count == json["alerts"].array.count)
        for (minute, row) in zip(report.minutes?.value ?? [], json["minutely"].array) {
            #expect(minute.date == row["dt"].moment)
            #expect(minute.hourlyRate?.millimeters == row["precipitation"].number)
        }
        for (hour, row) in zip(report.hours?.value ?? [], json["hourly"].array) { check(hour, row, units) }
        for (day, row) in zip(report.days?.value ?? [], json["daily"].array) {
            let offset = json["timezone_offset"].number ?? day.utcOffset.map { Double($0.seconds) } ?? 0
            #expect(day.day.daysSince1970 == Int((((row["dt"].number ?? 0) + offset) / 86_400).rounded(.down)))
            checkValues(day, row, units)
        }
        for (alert, row) in zip(report.alerts?.value?.alerts ?? [], json["alerts"].array) {
            #expect(alert.event == row["event"].words)
            #expect(alert.start == row["start"].moment)
            #expect(alert.end == row["end"].moment)
            #expect(alert.sender == row["sender_name"].words)
            #expect(alert.texts.count == 1)
        }
        if let current = report.current?.value { check(current, json["current"], units) }
    }

    /// Returns the units of a recording: the imperial ones by name, and kelvins by their size.
    private func units(of json: JSON, _ name: String) -> Units {
        let imperial = ["denver-2022-vcr.json", "north-carolina-2021.json", "pueblo-us-no-current.json"]
        let numbers =
            [json["current"]["temp"].number, json["hourly"].array.first?["temp"].number]
            + [json["daily"].array.first?["temp"]["max"].number]
        if imperial.contains(name) { return .imperial }
        return numbers.compactMap(\.self).contains { $0 > 150 } ? .standard : .metric
    }

    private func check(_ hour: HourlyForecast, _ row: JSON, _ units: Units = .metric) {
        let units = units.recorded
        #expect(hour.date == row["dt"].moment)
        #expect(agree(hour.temperature.celsius, units.celsius(row["temp"].number)))
        #expect(agree(hour.feelsLike?.celsius, units.celsius(row["feels_like"].number)))
        #expect(agree(hour.dewPoint?.celsius, units.celsius(row["dew_point"].number)))
        #expect(agree(hour.pressure?.hectopascals, row["pressure"].number))
        #expect(agree(hour.humidity?.percent, row["humidity"].number))
        #expect(agree(hour.cloudiness?.percent, row["clouds"].number))
        #expect(agree(hour.visibility?.meters, row["visibility"].number))
        #expect(agree(hour.uvIndex?.value, row["uvi"].number))
        #expect(agree(hour.wind?.speed.metersPerSecond, units.metersPerSecond(row["wind_speed"].number)))
        #expect(agree(hour.wind?.gust?.metersPerSecond, units.metersPerSecond(row["wind_gust"].number)))
        #expect(agree(hour.chanceOfPrecipitation?.percent, row["pop"].number.map { $0 * 100 }))
        #expect(agree(hour.rain?.depth.millimeters, row["rain"]["1h"].number))
        #expect(agree(hour.snow?.depth.millimeters, row["snow"]["1h"].number))
        #expect(hour.conditions.map(\.id) == row["weather"].array.compactMap { $0["id"].number.map { Int($0) } })
    }

    private func check(_ current: CurrentWeather, _ row: JSON, _ units: Units = .metric) {
        let units = units.recorded
        #expect(current.date == row["dt"].moment)
        #expect(agree(current.temperature.celsius, units.celsius(row["temp"].number)))
        #expect(agree(current.dewPoint?.celsius, units.celsius(row["dew_point"].number)))
        #expect(agree(current.uvIndex?.value, row["uvi"].number))
        #expect(agree(current.wind?.speed.metersPerSecond, units.metersPerSecond(row["wind_speed"].number)))
        #expect(current.sun.sunrise == row["sunrise"].moment)
        #expect(current.sun.sunset == row["sunset"].moment)
        #expect(current.conditions.map(\.id) == row["weather"].array.compactMap { $0["id"].number.map { Int($0) } })
    }

    private func checkValues(_ day: DailyForecast, _ row: JSON, _ units: Units = .metric) {
        let units = units.recorded
        #expect(agree(day.low.celsius, units.celsius(row["temp"]["min"].number)))
        #expect(agree(day.high.celsius, units.celsius(row["temp"]["max"].number)))
        #expect(agree(day.temperatures.morning?.celsius, units.celsius(row["temp"]["morn"].number)))
        #expect(agree(day.temperatures.day?.celsius, units.celsius(row["temp"]["day"].number)))
        #expect(agree(day.temperatures.evening?.celsius, units.celsius(row["temp"]["eve"].number)))
        #expect(agree(day.temperatures.night?.celsius, units.celsius(row["temp"]["night"].number)))
        #expect(agree(day.feelsLike.evening?.celsius, units.celsius(row["feels_like"]["eve"].number)))
        #expect(agree(day.pressure?.hectopascals, row["pressure"].number))
        #expect(agree(day.humidity?.percent, row["humidity"].number))
        #expect(agree(day.dewPoint?.celsius, units.celsius(row["dew_point"].number)))
        #expect(agree(day.wind?.speed.metersPerSecond, units.metersPerSecond(row["wind_speed"].number)))
        #expect(agree(day.chanceOfPrecipitation?.percent, row["pop"].number.map { $0 * 100 }))
        #expect(agree(day.rain?.millimeters, row["rain"].number))
        #expect(agree(day.snow?.millimeters, row["snow"].number))
        #expect(day.summary == row["summary"].words)
        let phase = row["moon_phase"].number
        #expect(agree(day.moonPhase?.fraction, phase == 1 ? 0 : phase))
        if let sunrise = row["sunrise"].number, sunrise > 0 { #expect(day.sun.sunrise == row["sunrise"].moment) }
        #expect(day.conditions.map(\.id) == row["weather"].array.compactMap { $0["id"].number.map { Int($0) } })
    }

    // MARK: - One Call 4.0

    @Test(arguments: RecordedFiles.names(in: "onecall4_1h"))
    func `of hours are read as they are written`(name: String) async throws {
        let rows = try JSON(recorded: "onecall4_1h", name)["data"].array
        let hours = try #require(await report("onecall4_1h", name, .v4, [.hours]).hours?.value)
        #expect(hours.count == rows.count)
        for (hour, row) in zip(hours, rows) { check(hour, row) }
    }

    @Test(arguments: RecordedFiles.names(in: "onecall4_15min"))
    func `of quarter hours are read as they are written`(name: String) async throws {
        let rows = try JSON(recorded: "onecall4_15min", name)["data"].array
        let report = try await report("onecall4_15min", name, .v4, [.quarterHours])
        let quarters = try #require(report.quarterHours?.value)
        #expect(quarters.count == rows.count)
        for (quarter, row) in zip(quarters, rows) { check(quarter, row) }
        #expect(quarters.allSatisfy { $0.rain == nil && $0.snow == nil })
    }

    @Test(arguments: RecordedFiles.names(in: "onecall4_1day"))
    func `of days are read as they are written`(name: String) async throws {
        let json = try JSON(recorded: "onecall4_1day", name)
        let days = try #require(await report("onecall4_1day", name, .v4, [.days]).days?.value)
        #expect(days.count == min(8, json["data"].array.count))
        for (day, row) in zip(days, json["data"].array) {
            let noon = (row["sunrise"].number ?? 0) + (json["timezone_offset"].number ?? 0)
            #expect(day.day.daysSince1970 == Int((noon / 86_400).rounded(.down)))
            #expect(day.day.start(at: .utc) == row["dt"].moment)
            #expect(day.uvIndex == nil)
            checkValues(day, row)
        }
    }

    @Test(arguments: RecordedFiles.names(in: "onecall4_1min"))
    func `of minutes are read as they are written`(name: String) async throws {
        let rows = try JSON(recorded: "onecall4_1min", name)["data"].array
        let minutes = try #require(await report("onecall4_1min", name, .v4, [.minutes]).minutes?.value)
        #expect(minutes.map(\.date) == rows.map { $0["dt"].moment })
        #expect(minutes.map { $0.hourlyRate?.millimeters } == rows.map { $0["precipitation"].number })
    }

    @Test(arguments: RecordedFiles.names(in: "onecall4_current"))
    func `of the weather now are read as they are written`(name: String) async throws {
        let row = try #require(try JSON(recorded: "onecall4_current", name)["data"].array.first)
        check(try #require(await report("onecall4_current", name, .v4, [.current]).current?.value), row)
    }

    @Test(arguments: RecordedFiles.names(in: "onecall4_alert"))
    func `of alerts are read as they are written`(name: String) async throws {
        let json = try JSON(recorded: "onecall4_alert", name)
        let body = String(decoding: try RecordedFiles.data("onecall4_alert", name), as: UTF8.self)
        let id = try #require(json["id"].text)
        let alert = try await OneCallService(body: body).oneCall().alert(id: id, policy: .refresh).value
        #expect(alert.id == json["id"].text)
        #expect(alert.event == nil)
        #expect(alert.title == json["tags"].array.first?.text)
        #expect(alert.start == json["start"].moment)
        #expect(alert.end == json["end"].moment)
        #expect(alert.texts.map(\.language) == json["description"].array.map { $0["language"].text })
        #expect(alert.text(in: .german) == json["description"].array.first?["description"].text)
    }

    @Test(
        .enabled(
            if: RecordedFiles.contains("onecall4_15min", snow) && RecordedFiles.contains("onecall4_alert", alertOfSnow),
            "\(snow) or \(alertOfSnow) is not there"
        )
    )
    func `of snow in Chile name their alert`() async throws {
        let chile = try RecordedFiles.data("onecall4_15min", Self.snow)
        let alert = try RecordedFiles.data("onecall4_alert", Self.alertOfSnow)
        let service = OneCallService { path, _ throws(NetworkError) in
            (200, String(decoding: path.contains("/alert/") ? alert : chile, as: UTF8.self))
        }
        let report = try await service.oneCall(.fixed(.v4))
            .oneCall(at: .helsinki, parts: [.quarterHours, .alerts])
        #expect(report.alerts?.value?.alerts.first?.title == "Rain")
        #expect(service.requests.count == 2)
    }

    // MARK: - The rest of 3.0

    @Test(.enabled(if: RecordedFiles.contains("onecall_other", timeMachine), "\(timeMachine) is not there"))
    func `of the time machine are read as they are written`() async throws {
        let name = Self.timeMachine
        let row = try #require(try JSON(recorded: "onecall_other", name)["data"].array.first)
        let body = String(decoding: try RecordedFiles.data("onecall_other", name), as: UTF8.self)
        let hour = try await OneCallService(body: body).oneCall(.fixed(.v3))
            .hour(of: #require(row["dt"].moment), at: .helsinki, options: RequestOptions(), policy: .refresh).value
        check(hour, row)
        #expect(hour.utcOffset == .utc)
    }

    @Test(.enabled(if: RecordedFiles.contains("onecall_other", summary), "\(summary) is not there"))
    func `of a day summary are read as they are written`() async throws {
        let name = Self.summary
        let json = try JSON(recorded: "onecall_other", name)
        let body = String(decoding: try RecordedFiles.data("onecall_other", name), as: UTF8.self)
        let day = try #require(LocalDay(year: 2023, month: 1, day: 1))
        let sut = try await OneCallService(body: body).oneCall(.fixed(.v3))
            .day(day, at: .helsinki, offset: nil, options: RequestOptions(), policy: .refresh).value
        #expect(agree(sut.low.celsius, json["temperature"]["min"].number))
        #expect(agree(sut.high.celsius, json["temperature"]["max"].number))
        #expect(agree(sut.temperatures.night?.celsius, json["temperature"]["night"].number))
        #expect(agree(sut.precipitation?.millimeters, json["precipitation"]["total"].number))
        #expect(agree(sut.wind?.speed.metersPerSecond, json["wind"]["max"]["speed"].number))
    }
}

extension Units {
    /// The same units of a recording.
    fileprivate var recorded: RecordedUnits { RecordedUnits(rawValue: rawValue) ?? .metric }
}
