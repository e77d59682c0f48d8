import Foundation
import OpenWeatherCore
import Testing

@Suite("DaySummary")
struct DaySummaryTests {
    private let start = utc(2026, 5, 4, 9)

    @Test
    func `takes low and high from the minimums and maximums not the temperatures`() throws {
        let sut = try #require(
            DaySummary(
                of: [
                    .at(start, celsius: 10, minimum: 8, maximum: 11), .at(start, celsius: 12, minimum: 9, maximum: 15),
                ],
                sun: .unknown
            )
        )

        #expect(sut.low.celsius == 8)
        #expect(sut.high.celsius == 15)
    }

    @Test
    func `falls back on the temperature where a minimum or maximum is missing`() throws {
        let sut = try #require(
            DaySummary(of: [.at(start, celsius: -3), .at(start, celsius: 5, minimum: 2, maximum: 4)], sun: .unknown)
        )

        #expect(sut.low.celsius == -3)
        #expect(sut.high.celsius == 4)
    }

    @Test
    func `sums up everything that is known`() throws {
        let breeze = Wind(speed: Speed(metersPerSecond: 4), direction: nil, gust: Speed(metersPerSecond: 15))
        let gale = Wind(speed: Speed(metersPerSecond: 18), direction: WindDirection(degrees: 90), gust: nil)
        let sut = try #require(
            DaySummary(
                of: [
                    .at(start, feelsLike: 7, humidity: 40, wind: breeze, chance: 20, rain: 0.1),
                    .at(start, feelsLike: -2, humidity: 81, wind: gale, chance: 90, rain: 0.2, snow: 1.5),
                    .at(start, chance: 0),
                ],
                sun: .unknown
            )
        )

        #expect(sut.feelsLike == Temperature(celsius: -2)...Temperature(celsius: 7))
        #expect(sut.chanceOfPrecipitation?.percent == 90)
        #expect(sut.rain?.millimeters == 0.3)
        #expect(sut.snow?.millimeters == 1.5)
        #expect(sut.wind == gale)
        #expect(sut.gust?.metersPerSecond == 15)
        #expect(sut.windAndGust == Wind(speed: gale.speed, direction: gale.direction, gust: breeze.gust))
        #expect(sut.humidity?.percent == 60.5)
    }

    @Test
    func `expects no precipitation where an amount of zero is announced`() throws {
        let sut = try #require(DaySummary(of: [.at(start, rain: 0, snow: 0), .at(start, rain: 0)], sun: .unknown))

        #expect(sut.rain == nil && sut.snow == nil)
    }

    @Test
    func `leaves out perceived temperatures that are no numbers`() throws {
        let sut = try #require(
            DaySummary(of: [.at(start, feelsLike: .nan), .at(start, feelsLike: 3)], sun: .unknown)
        )

        #expect(sut.feelsLike == Temperature(celsius: 3)...Temperature(celsius: 3))
        #expect(DaySummary(of: [.at(start, feelsLike: .nan)], sun: .unknown)?.feelsLike == nil)

        let three = Temperature(celsius: 3)
        var day = DailyForecast(day: LocalDay(daysSince1970: 0), low: three, high: three)
        day.feelsLike = DayTemperatures(morning: Temperature(celsius: .nan), day: three)
        #expect(DaySummary(day).feelsLike == three...three)
        day.feelsLike.day = nil
        #expect(DaySummary(day).feelsLike == nil)
    }

    @Test
    func `has nothing where nothing is known`() throws {
        let sut = try #require(DaySummary(of: [.at(start)], sun: .unknown))

        #expect(sut.feelsLike == nil)
        #expect(sut.chanceOfPrecipitation == nil)
        #expect(sut.rain == nil)
        #expect(sut.snow == nil)
        #expect(sut.wind == nil)
        #expect(sut.gust == nil)
        #expect(sut.humidity == nil)
        #expect(sut.condition == nil)
        #expect(DaySummary(of: [], sun: .unknown) == nil)
    }
}
