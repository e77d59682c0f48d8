import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@testable import QueryExample

@Suite("The lines of alerts")
struct AlertLinesTests {
    private static let ended = WeatherAlert.sample(id: "1", event: "Frost", end: SampleTime.measured)
    private static let ahead = WeatherAlert.sample(id: "2", event: "Storm", start: SampleTime.measured + 3_600)

    private func lines(_ alerts: [WeatherAlert], omitted: Int = 0) -> [String] {
        Response.lines(of: WeatherAlerts(alerts, omittedCount: omitted), .english, now: SampleTime.measured)
    }

    @Test
    func `have no alert that has ended`() {
        let lines = lines([Self.ended, Self.ahead])

        #expect(lines.first?.hasPrefix("Storm, ") == true)
        #expect(!lines.contains { $0.contains("Frost") })
        #expect(self.lines([Self.ended]) == ["There are no alerts."])
    }

    @Test
    func `do not say that there are none while some were not fetched`() {
        #expect(lines([Self.ended], omitted: 2) == ["Alerts that were not fetched: 2."])
    }

    @Test
    func `are left out of a report when all have ended`() {
        let format = ResponseFormat(units: .metric, temperatureUnit: .celsius)
        func lines(_ alerts: [WeatherAlert], omitted: Int = 0) -> [String] {
            let list = WeatherAlerts(alerts, omittedCount: omitted)
            let part = Fetched(list, at: SampleTime.measured, from: .network, source: .openWeather)
            return Response.lines(of: OneCallReport(alerts: .success(part)), format, now: SampleTime.measured)
        }

        #expect(lines([Self.ended, Self.ahead]).contains("Alerts"))
        #expect(!lines([Self.ended, Self.ahead]).contains { $0.contains("Frost") })
        #expect(!lines([Self.ended]).contains("Alerts"))
        #expect(lines([Self.ended], omitted: 2) == ["", "Alerts", "Alerts that were not fetched: 2."])
        #expect(lines([Self.ahead], omitted: 2).last == "Alerts that were not fetched: 2.")
    }

    @Test(arguments: [(3_600, "UTC+01:00"), (-12_600, "UTC-03:30")])
    func `are told in the time of the place where a report knows it`(seconds: Int, zone: String) {
        func part<Value: Sendable>(_ value: Value) -> OneCallReport.Part<Value> {
            .success(Fetched(value, at: SampleTime.measured, from: .network, source: .openWeather))
        }
        var weather = CurrentWeather.sample()
        weather.utcOffset = UTCOffset(seconds: seconds)
        let report = OneCallReport(current: part(weather), alerts: part(WeatherAlerts([Self.ahead])))
        let format = ResponseFormat(units: .metric, temperatureUnit: .celsius)

        let line = Response.lines(of: report, format, now: SampleTime.measured).first { $0.hasPrefix("Storm, ") }

        #expect(line?.components(separatedBy: zone).count == 3)
    }
}
