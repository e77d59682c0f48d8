import Foundation
import OpenWeatherCore
import OpenWeatherInsights
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("The usual weather of past days", .watched)
struct UsualWeatherTests {
    /// The file that `OPENWEATHER_USUAL` names.
    private static let judged = ProcessInfo.processInfo.environment["OPENWEATHER_USUAL"]
    private static let november = UsualPeriod(containing: day(2026, 11, 24))

    private static func day(_ year: Int, _ month: Int, _ day: Int) -> LocalDay {
        LocalDay(year: year, month: month, day: day) ?? LocalDay(daysSince1970: 0)
    }

    private static func forecast(
        _ day: LocalDay,
        high: Double = 10,
        rain: Double? = 0,
        _ conditions: [WeatherCondition] = []
    ) -> DailyForecast {
        DailyForecast(
            day: day,
            conditions: conditions,
            low: Temperature(celsius: high - 6),
            high: Temperature(celsius: high),
            rain: rain.map { Precipitation(millimeters: $0) }
        )
    }

    /// Returns ten days from the first of a period on, in years that end with 2025.
    private static func days(of period: UsualPeriod = november, years: Int) -> [DailyForecast] {
        ((2_026 - years)..<2_026)
            .flatMap { year in
                (0..<10)
                    .map { forecast((period.firstDay(in: year) ?? day(1970, 1, 1)).advanced(by: $0), high: Double($0)) }
            }
    }

    @Test(arguments: [(9, false), (10, true), (30, true)])
    func `is nil below ten years`(years: Int, isUsual: Bool) {
        let sut = UsualWeather(of: Self.days(years: years), in: Self.november)

        #expect((sut != nil) == isUsual)
        #expect(sut?.yearCount == (isUsual ? years : nil))
        #expect(sut?.dayCount == (isUsual ? years * 10 : nil))
        #expect(sut?.years == (isUsual ? (2_026 - years)...2_025 : nil))
    }

    // The values are those of numpy: quantile(list(range(10)) * 12, [0.1, 0.25, 0.5, 0.75, 0.9], method="linear").
    @Test
    func `has numpys quantiles`() throws {
        let sut = try #require(UsualWeather(of: Self.days(years: 12), in: Self.november))

        let spread = try #require(sut.high.spread)
        let values = [
            spread.lowestTenth, spread.lowerQuartile, sut.high.middle, spread.upperQuartile, spread.highestTenth,
        ]
        #expect(zip(values, [0.9, 2, 4.5, 7, 8.1]).allSatisfy { abs($0.celsius - $1) < 1e-9 }, "\(values)")
        #expect(abs(sut.low.middle.celsius + 1.5) < 1e-12)
    }

    @Test(arguments: [
        (2, 1, UsualPeriod.Third.early), (2, 10, .early), (2, 11, .middle), (2, 20, .middle), (2, 21, .late),
        (2, 29, .late), (1, 31, .late),
    ])
    func `belongs to a third of a month`(month: Int, number: Int, third: UsualPeriod.Third) {
        let sut = UsualPeriod(containing: Self.day(2024, month, number))

        #expect(sut.month == month && sut.third == third)
        #expect(sut.firstDay(in: 2023) == Self.day(2023, month, [1, 11, 21][third.rawValue]))
    }

    @Test
    func `counts 29 February in the years that have one and no day of March`() throws {
        let period = UsualPeriod(containing: Self.day(2024, 2, 29))

        let sut = try #require(UsualWeather(of: Self.days(of: period, years: 12), in: period))

        // 2014 to 2025: eight days each, and a ninth in 2016, 2020 and 2024.
        #expect(sut.dayCount == 12 * 8 + 3)
        #expect(sut.period == UsualPeriod(containing: Self.day(2023, 2, 28)), "the usual of 28 February is the same")
    }

    @Test
    func `leaves out other days days that come twice and years with fewer than five`() throws {
        var days = Self.days(years: 11)
        days += days
        days += (1...20).map { Self.forecast(Self.day(2025, 11, $0), high: 40) }
        days += (21...24).map { Self.forecast(Self.day(1990, 11, $0), high: 40) }

        let sut = try #require(UsualWeather(of: days.shuffled(), in: Self.november))

        #expect(sut == UsualWeather(of: Self.days(years: 11), in: Self.november))
    }

    @Test(
        arguments: [
            // Rain in millimeters, its condition, and whether the day is wet.
            (0.9, ConditionCode.lightRain, false), (1.0, .lightRain, true), (nil, .clearSky, false),
            (nil, .lightRain, nil),
            (nil, nil, nil),
        ] as [(Double?, ConditionCode?, Bool?)]
    )
    func `calls a day wet from 1 mm on and knows nothing of an unknown one`(
        rain: Double?,
        code: ConditionCode?,
        isWet: Bool?
    ) throws {
        let days = Self.days(years: 10)
            .map { Self.forecast($0.day, rain: rain, code.map { [WeatherCondition($0, .day)] } ?? []) }

        let sut = try #require(UsualWeather(of: days, in: Self.november))

        #expect(sut.wetDays == isWet.map { Percentage(percent: $0 ? 100 : 0) })
    }

    @Test(arguments: [(10, true), (11, false)])
    func `has a share of wet days while one in ten is unknown at most`(unknown: Int, isKnown: Bool) throws {
        let days = Self.days(years: 10).enumerated()
            .map { Self.forecast($1.day, rain: $0 < unknown ? nil : 2) }

        #expect((try #require(UsualWeather(of: days, in: Self.november)).wetDays != nil) == isKnown)
    }

    @Test(arguments: [(12, true), (9, false), (nil, false)] as [(Int?, Bool)])
    func `is the mean of statistics of ten years or more`(years: Int?, isUsual: Bool) {
        let days = (1...30)
            .map {
                UsualDay(
                    month: 11,
                    day: $0,
                    high: Temperature(celsius: Double($0)),
                    low: Temperature(celsius: 1),
                    years: $0 == 30 ? years : years.map { $0 + 1 }
                )
            }

        let sut = UsualWeather(of: days, in: Self.november)

        #expect((sut != nil) == isUsual)
        guard let sut else { return }
        #expect(sut.high == UsualTemperature(middle: Temperature(celsius: 25.5)), "of the 21st to the 30th")
        #expect(sut.yearCount == 12 && sut.dayCount == 129 && sut.years == nil && sut.basis == .statistics)
        #expect(sut.wetDays == nil)
    }

    /// Quantiles of a sample spread around the true ones with the standard error √(p(1−p)/n)/f, where f is the density there.
    ///
    /// Chance takes one of the eleven beyond six of them in fewer than one of ten million runs.
    @Test
    func `finds the quantiles of a known climate within six standard errors`() throws {
        var climate = SyntheticClimate(seed: Seed.make("climate"))
        let sut = try #require(
            UsualWeather(of: climate.pages(of: Self.november, years: 1996...2025), in: Self.november)
        )

        #expect(sut.dayCount == 300)
        // The quantiles of the standard normal distribution, and its density at them.
        let normal = [
            (0.1, -1.2816, 0.1755), (0.25, -0.6745, 0.3178), (0.5, 0, 0.3989), (0.75, 0.6745, 0.3178),
            (0.9, 1.2816, 0.1755),
        ]
        for (mean, found) in [(SyntheticClimate.meanHigh, sut.high), (SyntheticClimate.meanLow, sut.low)] {
            let spread = try #require(found.spread)
            let values = [
                spread.lowestTenth, spread.lowerQuartile, found.middle, spread.upperQuartile, spread.highestTenth,
            ]
            for (value, (share, score, density)) in zip(values, normal) {
                let error = SyntheticClimate.deviation * sqrt(share * (1 - share) / 300) / density
                let expected = mean + SyntheticClimate.deviation * score
                #expect(abs(value.celsius - expected) < 6 * error, "\(share): \(value), not \(expected) ± \(error)")
            }
        }
        let wet = try #require(sut.wetDays).fraction
        #expect(abs(wet - SyntheticClimate.wetShare) < 6 * sqrt(0.4 * 0.6 / 300), "\(wet)")
    }

    /// Writes days and the usual of them to the file that `OPENWEATHER_USUAL` names, for `.ci/quantiles` to judge.
    @Test(.enabled(if: judged != nil, "OPENWEATHER_USUAL names no file"))
    func `can be judged by others`() throws {
        let path = try #require(Self.judged)
        var climate = SyntheticClimate(seed: Seed.make("judged climates"))
        var climates: [JudgedClimate] = []
        for number in 0..<200 {
            let period = UsualPeriod(containing: Self.day(2024, 1 + number % 12, [1, 15, 29][number / 12 % 3]))
            let days = climate.pages(of: period, years: (2_016 - number % 21)...2_025)
            climates.append(JudgedClimate(days, try #require(UsualWeather(of: days, in: period))))
        }
        try JSONEncoder().encode(climates).write(to: URL(filePath: path))
    }
}

/// Days and the usual of them, in numbers.
private struct JudgedClimate: Encodable {
    struct Day: Encodable {
        let date: String
        let high: Double
        let low: Double
        let rain: Double?
    }

    let month: Int
    let first: Int
    let last: Int
    let days: [Day]
    let high: [Double]
    let low: [Double]
    let wetDays: Double?

    init(_ days: [DailyForecast], _ usual: UsualWeather) {
        month = usual.period.month
        first = usual.period.third.rawValue * 10 + 1
        last = usual.period.third == .late ? 31 : first + 9
        self.days = days.map {
            Day(date: "\($0.day)", high: $0.high.celsius, low: $0.low.celsius, rain: $0.rain?.millimeters)
        }
        high = Self.numbers(usual.high)
        low = Self.numbers(usual.low)
        wetDays = usual.wetDays?.percent
    }

    private static func numbers(_ usual: UsualTemperature) -> [Double] {
        guard let spread = usual.spread else { return [] }
        return [spread.lowestTenth, spread.lowerQuartile, usual.middle, spread.upperQuartile, spread.highestTenth]
            .map(\.celsius)
    }
}
