import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import Testing

@Suite("Values of One Call")
struct OneCallValueTests {
    @Test(arguments: [
        (0, MoonPhase.Name.newMoon), (1, .newMoon), (0.1, .waxingCrescent), (0.25, .firstQuarter),
        (0.4, .waxingGibbous), (0.5, .fullMoon), (0.61, .waningGibbous), (0.75, .lastQuarter), (0.99, .waningCrescent),
    ])
    func `the moon has a name for every phase`(fraction: Double, name: MoonPhase.Name) throws {
        #expect(try #require(MoonPhase(fraction: fraction)).name == name)
    }

    @Test(arguments: [-0.01, 1.01, .nan, .infinity])
    func `the moon has no phase outside its cycle`(fraction: Double) {
        #expect(MoonPhase(fraction: fraction) == nil)
    }

    @Test(arguments: [(0, 0), (0.25, 50), (0.5, 100), (0.75, 50)])
    func `the moon is lit by its phase`(fraction: Double, percent: Double) throws {
        let phase = try #require(MoonPhase(fraction: fraction))
        #expect(abs(phase.illumination.percent - percent) < 1e-6)
    }

    @Test(arguments: [
        (0, UVBand.low), (2.4, .low), (2.5, .moderate), (5.49, .moderate), (5.5, .high), (7.49, .high),
        (7.5, .veryHigh), (10.4, .veryHigh), (10.5, .extreme), (16, .extreme),
    ])
    func `the UV index has the band of its whole number`(value: Double, band: UVBand) {
        #expect(UVIndex(value).band == band)
    }

    @Test
    func `the reported dew point is used through the protocol too`() {
        let reported = Temperature(celsius: 3)
        let values: [any WeatherValues] = [
            CurrentWeather.sample { $0.reportedDewPoint = reported },
            HourlyForecast.sample { $0.reportedDewPoint = reported },
        ]
        #expect(values.map(\.dewPoint) == [reported, reported])
        #expect(CurrentWeather.sample().dewPoint == HourlyForecast.sample { $0.reportedDewPoint = nil }.dewPoint)
    }

    @Test
    func `the named weather of earlier versions is still decoded`() throws {
        let weather = CurrentWeather.sample()
        let data = try JSONEncoder().encode(weather)
        #expect(!String(decoding: data, as: UTF8.self).contains("uvIndex"))
        #expect(try JSONDecoder().decode(CurrentWeather.self, from: data) == weather)
    }

    @Test
    func `the total of a day is the reported one or the sum`() {
        var day = DailyForecast.sample(rain: Precipitation(millimeters: 2), snow: Precipitation(millimeters: 1))
        #expect(day.precipitation == Precipitation(millimeters: 3))
        day.snow = nil
        #expect(day.precipitation == Precipitation(millimeters: 2))
        day.rain = nil
        #expect(day.precipitation == nil)
        day.reportedPrecipitation = .zero
        #expect(day.precipitation == .zero)
    }

    @Test
    func `a day becomes the summary of a forecast`() {
        let day = DailyForecast.sample()
        let summary = DaySummary(day)
        #expect(summary.low == day.low)
        #expect(summary.high == day.high)
        #expect(summary.feelsLike == day.low...day.high)
        #expect(summary.rain == day.rain)
        #expect(summary.condition == day.condition)
    }

    @Test(
        arguments: [
            (["en-GB", "it-IT"], Language.german, "en-GB"), (["it-IT", "es-CL"], .spanish, "es-CL"),
            (["pt-PT", "pt-BR"], .portugueseBrazil, "pt-BR"), (["fr", "pt_PT", "en"], .portugueseBrazil, "pt_PT"),
            (["ja", "ko"], .french, "ja"), (["zh-TW", "en"], .korean, "en"), (["en", "ko-KR"], .korean, "ko-KR"),
            (["zh-CN", "zh-HK"], .chineseTraditional, "zh-HK"), (["zh-TW", "zh-CN"], .chineseSimplified, "zh-CN"),
            (["mt", "en-GB"], .english, "en-GB"), (["zh-TW", "en"], .chineseSimplified, "zh-TW"),
        ] as [([String], Language, String)]
    )
    func `an alert is read in the language that fits best`(languages: [String], wanted: Language, chosen: String) {
        let texts = languages.map { WeatherAlert.Text(language: $0, text: "in \($0)") }
        #expect(WeatherAlert.sample(texts: texts).text(in: wanted) == "in \(chosen)")
    }

    @Test
    func `an alert without texts has none`() {
        #expect(WeatherAlert.sample(texts: []).text(in: .english) == nil)
        #expect(WeatherAlert.sample(texts: [WeatherAlert.Text(text: "wind")]).text(in: .german) == "wind")
    }

    @Test
    func `an alert is named by its event else by its tag`() {
        #expect(WeatherAlert.sample(event: "Frost").title == "Frost")
        #expect(WeatherAlert.sample(event: nil, tags: ["Rain", "Flood"]).title == "Rain")
        #expect(WeatherAlert.sample(event: nil, tags: []).title == nil)
    }
}
