import Foundation
import OpenWeatherCore
import OpenWeatherTestSupport
import Testing

@Suite("Daily summaries of a source")
struct DailySummariesTests {
    private let monday = LocalDay(year: 2026, month: 5, day: 4)
    private let rainy = DaySummary(
        low: Temperature(celsius: 1),
        high: Temperature(celsius: 30),
        feelsLike: Temperature(celsius: -1)...Temperature(celsius: 33),
        chanceOfPrecipitation: Percentage(percent: 70),
        rain: Precipitation(millimeters: 12),
        condition: WeatherCondition(.moderateRain, .day)
    )

    /// Entries every six hours of 4 and 5 May, each one degree warmer than the last.
    private let entries = (0..<8).map { ForecastEntry.at(utc(2026, 5, 4, $0 * 6), celsius: Double(10 + $0), rain: 1) }

    @Test
    func `win over what is computed for the same day alone`() throws {
        let monday = try #require(monday)
        var sut = Forecast.of(entries, offsetSeconds: 0)
        let computed = sut.days

        sut.dailySummaries[monday] = rainy

        #expect(sut.days.map(\.day) == computed.map(\.day))
        #expect(sut.days[0].summary == rainy)
        #expect(sut.days[0].entries == computed[0].entries)
        #expect(sut.days[1] == computed[1])
    }

    @Test
    func `add days without entries in order of time`() throws {
        let monday = try #require(monday)
        let later = DaySummary(low: Temperature(celsius: 3), high: Temperature(celsius: 4))
        var sut = Forecast.of(entries, offsetSeconds: 0)

        sut.dailySummaries = [monday.advanced(by: 6): later, monday.advanced(by: -1): rainy]

        #expect(sut.days.map { $0.day.daysSince1970 - monday.daysSince1970 } == [-1, 0, 1, 6])
        #expect(sut.days.map(\.entries.count) == [0, 4, 4, 0])
        #expect(sut.days.first?.summary == rainy)
        #expect(sut.days.last?.summary == later)
        #expect(sut.days.last?.summary.rain == nil)
    }

    @Test
    func `are enough for a forecast without entries`() throws {
        let monday = try #require(monday)
        let sut = Forecast(city: ForecastCity(coordinate: .at(0, 0)), dailySummaries: [monday: rainy])

        #expect(sut.days.map(\.summary) == [rainy])
        #expect(sut.days.map(\.id) == [monday])
        #expect(Forecast(city: sut.city).days.isEmpty)
    }

    @Test
    func `belong to the day at the place`() throws {
        let monday = try #require(monday)
        // At +14 hours Tuesday begins at 10:00 UTC on Monday, so that entries 2 to 5 are its own.
        var sut = Forecast.of(entries, offsetSeconds: 14 * 3600)

        sut.dailySummaries[monday.advanced(by: 1)] = rainy

        #expect(sut.days.map(\.entries.count) == [2, 4, 2])
        #expect(sut.days.map { $0.summary == rainy } == [false, true, false])
    }

    @Test
    func `stand for the rest of a day until it begins`() throws {
        let monday = try #require(monday)
        var sut = Forecast.of(entries, offsetSeconds: 0)
        sut.dailySummaries = [monday: rainy, monday.advanced(by: 3): rainy]
        let (first, last) = (try #require(sut.days.first), try #require(sut.days.last))

        #expect(first.rest(from: utc(2026, 5, 3)) == rainy)
        #expect(first.rest(from: utc(2026, 5, 4)) == rainy)
        #expect(first.rest(from: utc(2026, 5, 4, 7))?.low.celsius == 12)
        #expect(first.rest(from: utc(2026, 5, 4, 7))?.high.celsius == 13)
        #expect(first.rest(from: utc(2026, 5, 4, 19)) == nil)
        #expect(last.rest(from: utc(2026, 5, 7)) == rainy)
        #expect(last.rest(from: utc(2026, 5, 7, 1)) == nil)
    }

    @Test
    func `are read back in order and are optional`() throws {
        let monday = try #require(monday)
        let plain = Forecast.of(entries, offsetSeconds: 0)
        var sut = plain
        for day in 0..<20 { sut.dailySummaries[monday.advanced(by: day)] = rainy }

        #expect(try roundTrip(sut) == sut)
        #expect(try roundTrip(plain) == plain)
        #expect(try roundTrip(plain, as: [String: JSONValue].self).keys.sorted() == ["city", "entries"])
        guard case .array(let days) = try roundTrip(sut, as: [String: JSONValue].self)["dailySummaries"] else {
            Issue.record("no list of days")
            return
        }
        let numbers = days.map { day -> JSONValue? in
            guard case .object(let members) = day, case .object(let number) = members["day"] else { return nil }
            return number["daysSince1970"]
        }
        #expect(numbers == (0..<20).map { .decimal(Decimal(monday.daysSince1970 + $0)) })
    }

    @Test
    func `keep everything that a source says`() throws {
        let full = DaySummary(
            low: Temperature(celsius: 1),
            high: Temperature(celsius: 2),
            feelsLike: Temperature(celsius: 0)...Temperature(celsius: 3),
            chanceOfPrecipitation: Percentage(percent: 4),
            rain: Precipitation(millimeters: 5),
            snow: Precipitation(millimeters: 6),
            condition: WeatherCondition(.sleet, .day),
            wind: Wind(speed: Speed(metersPerSecond: 7)),
            gust: Speed(metersPerSecond: 8),
            humidity: Percentage(percent: 9)
        )

        #expect(try roundTrip(full) == full)
        #expect(try roundTrip(DaySummary(low: full.low, high: full.high)).condition == nil)
    }
}
