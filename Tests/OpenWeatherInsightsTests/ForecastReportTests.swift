import Foundation
import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherMocks
import Testing

/// The hours that a forecast of three-hour steps stands for.
@Suite("A report from a forecast")
struct ForecastReportTests {
    private static let noon = SampleTime.measured

    /// Returns a forecast whose first step ends in an hour, with rain in the second one.
    private static func forecast(steps: Int = 4) -> Fetched<Forecast> {
        let city = ForecastCity(coordinate: Coordinate(clampingLatitude: 38.72, longitude: -9.14), sun: .unknown)
        let rain = PrecipitationAmount(depth: Precipitation(millimeters: 3), hours: 3)
        let entries = (0..<steps)
            .map { step in
                let elements = WeatherElements(
                    conditions: [.sample(step == 1 ? .lightRain : .clearSky)],
                    temperature: Temperature(celsius: Double(step) * 3),
                    rain: step == 1 ? rain : nil
                )
                return ForecastEntry(date: noon + 3_600 + Double(step) * 10_800, utcOffset: .utc, elements: elements)
            }
        return .sample(Forecast(city: city, entries: entries))
    }

    private func hours(_ forecast: Fetched<Forecast>) throws -> [HourlyForecast] {
        try #require(try OneCallReport(hoursOf: forecast).hours?.get().value)
    }

    @Test
    func `has each hour of each step, with the temperature of the nearest step`() throws {
        let sut = try hours(Self.forecast())

        #expect(sut.map { $0.date.timeIntervalSince(Self.noon) / 3_600 } == (-2..<10).map(Double.init))
        #expect(sut.map(\.temperature.celsius) == [0, 0, 0, 0, 0, 3, 3, 3, 6, 6, 6, 9])
        #expect(sut.map { $0.elements.isWet } == (0..<12).map { (3..<6).contains($0) })
    }

    @Test
    func `has a third of the rain and the snow of three hours in each of them`() throws {
        var forecast = Self.forecast().value
        forecast.entries[1].snow = PrecipitationAmount(depth: Precipitation(millimeters: 6), hours: 3)

        let sut = try hours(.sample(forecast)).filter { $0.rain != nil || $0.snow != nil }

        #expect(sut.map { $0.date.timeIntervalSince(Self.noon) / 3_600 } == [1, 2, 3])
        #expect(sut.map { $0.rain?.depth.millimeters } == [1, 1, 1])
        #expect(sut.map { $0.snow?.depth.millimeters } == [2, 2, 2])
        #expect(sut.allSatisfy { $0.rain?.hours == 1 && $0.snow?.hours == 1 })
    }

    @Test
    func `has each hour once where steps of three hours follow hours`() throws {
        var forecast = Self.forecast().value
        forecast.entries.insert(ForecastEntry(date: Self.noon, elements: forecast.entries[0].elements), at: 0)

        let sut = try hours(.sample(forecast))

        #expect(sut.map { $0.date.timeIntervalSince(Self.noon) / 3_600 } == (-1..<10).map(Double.init))
    }

    @Test
    func `leads to a notice with approximate times before the step`() {
        let report = OneCallReport(hoursOf: Self.forecast())
        let plan = RuleNoticePlanner(timeZone: .gmt)
            .plan(for: report, rules: NoticeRules(), record: NoticeRecord(), at: Self.noon)

        #expect(plan.scheduled.map(\.date) == [Self.noon + 1_800])
        #expect(
            plan.scheduled.map(\.content) == [
                .rain(start: Self.noon + 3_600, end: Self.noon + 4 * 3_600, isApproximate: true)
            ]
        )
    }

    @Test(arguments: [(0.3, 1), (0.29, 0)])
    func `leads to a notice of rain whose mean is the threshold`(depth: Double, count: Int) {
        var forecast = Self.forecast().value
        forecast.entries[1].rain = PrecipitationAmount(depth: Precipitation(millimeters: depth), hours: 3)
        let rules = NoticeRules(rain: NoticeRules.Rain(threshold: Precipitation(millimeters: 0.1)))
        let plan = RuleNoticePlanner(timeZone: .gmt)
            .plan(for: OneCallReport(hoursOf: .sample(forecast)), rules: rules, record: NoticeRecord(), at: Self.noon)

        #expect(plan.scheduled.count == count)
    }

    @Test
    func `has no hours of a single step, whose length is not known`() throws {
        #expect(try hours(Self.forecast(steps: 1)).isEmpty)
    }

    @Test
    func `has no hours of two steps that are thousands of years apart`() throws {
        var forecast = Self.forecast(steps: 2).value
        forecast.entries[1].date = Date(timeIntervalSince1970: 253_402_300_000)

        #expect(try hours(.sample(forecast)).isEmpty)
    }
}
