import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

/// The line of the large size about yesterday.
@Suite("Widget comparison", .watched)
struct WidgetComparisonTests {
    private func fixture(warmer: Double? = 4, locale: String = "en_GB", _ preferences: Preferences = .sample())
        -> (WidgetFixture, ComparisonSpy)
    {
        let spy = ComparisonSpy(warmer: warmer)
        let fixture = WidgetFixture(preferences, locale: locale, comparison: spy)
        fixture.weather.currentWeather.always(.sample())
        fixture.weather.forecast.always(.sample())
        return (fixture, spy)
    }

    @Test(arguments: [
        ("en_GB", 4, "4° warmer than yesterday at this time"), ("en_GB", -1, "1° colder than yesterday at this time"),
        ("en_GB", 0, "Same temperature as yesterday at this time"), ("de_DE", 4, "4° wärmer als gestern um diese Zeit"),
        ("fr_FR", 4, "4° de plus qu’hier à la même heure"), ("es_ES", 4, "4° más que ayer a esta hora"),
        ("ja_JP", 4, "昨日の同じ時刻より4°高い"), ("ar_EG", 4, "أدفأ بـ ٤° من أمس في مثل هذا الوقت"),
    ])
    func `is the difference from yesterday in every language`(locale: String, warmer: Double, line: String) async throws
    {
        let (fixture, _) = fixture(warmer: warmer, locale: locale, .sample(language: .device))

        let content = try #require(await fixture.sut.timeline(.large).entries.first?.content)

        #expect(content.weather?.comparison?.text == line)
        #expect(content.weather?.comparison?.id == "widget.comparison")
        #expect(content.accessibility.label.contains(content.weather?.comparison?.accessibility.label ?? "none"))
    }

    @Test
    func `asks for cached values alone, and in the large size alone`() async {
        let (fixture, spy) = fixture()

        for family in WidgetSize.allCases where family != .large {
            let entry = await fixture.sut.timeline(family).entries.first
            #expect(entry?.content.weather != nil && entry?.content.weather?.comparison == nil)
        }
        #expect(spy.allowances.withLock { $0 } == [])

        _ = await fixture.sut.timeline(.large)
        #expect(spy.allowances.withLock { $0 } == [.cached])
    }

    @Test
    func `is absent when yesterday is not known, and without a source`() async {
        let (unknown, _) = fixture(warmer: nil)
        let plain = WidgetFixture()
        plain.weather.currentWeather.always(.sample())
        plain.weather.forecast.always(.sample())

        for fixture in [unknown, plain] {
            let content = await fixture.sut.timeline(.large).entries.first?.content
            #expect(content?.weather != nil && content?.weather?.comparison == nil)
        }
    }

    @Test
    func `ends when the weather is outdated`() async {
        let (fixture, _) = fixture()

        let entries = await fixture.sut.timeline(.large).entries

        let lines = entries.map { ($0.content.weather?.freshness?.isOutdated, $0.content.weather?.comparison == nil) }
        #expect(lines.contains { $0 == (true, true) })
        #expect(lines.allSatisfy { $0.0 == $0.1 })
    }

    @Test
    func `is absent when the measurement is an old one`() async {
        let (fixture, _) = fixture()
        fixture.weather.currentWeather.always(.sample(.sample(date: SampleTime.fetched - 5_400)))

        let weather = await fixture.sut.timeline(.large).entries.first?.content.weather

        #expect(weather?.freshness?.isOutdated == false)
        #expect(weather != nil && weather?.comparison == nil)
    }

    @Test
    func `is not in a sample`() {
        let (fixture, _) = fixture()

        #expect(fixture.sut.placeholder(.large).content.weather?.comparison == nil)
    }
}

/// A source that knows the temperature of yesterday, and remembers what it may cost.
private final class ComparisonSpy: WeatherComparisonRepository {
    let allowances = Locked<[ComparisonAllowance]>([])
    private let warmer: Double?

    init(warmer: Double?) {
        self.warmer = warmer
    }

    func cost(of present: CurrentWeather, at coordinate: Coordinate) -> ComparisonCost { ComparisonCost() }

    func comparison(
        of present: CurrentWeather,
        at coordinate: Coordinate,
        allowance: ComparisonAllowance
    ) -> WeatherComparison {
        allowances.withLock { $0.append(allowance) }
        return WeatherComparison(
            dayBefore: warmer.map { .known(present.colderDayBefore(by: $0)) } ?? .absent(.needsSubscription),
            usual: .absent(.needsSubscription)
        )
    }
}
