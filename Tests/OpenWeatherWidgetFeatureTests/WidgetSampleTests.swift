import Foundation
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

@Suite("Widget samples", .watched)
struct WidgetSampleTests {
    private nonisolated static let locales = ["en_GB", "de_DE", "fr_FR", "es_ES", "ja_JP", "ar_EG"]

    @Test(arguments: WidgetSize.allCases)
    func `are a placeholder at once without a request`(family: WidgetSize) throws {
        let fixture = WidgetFixture()

        let entry = fixture.sut.placeholder(family)

        #expect(entry.isSample)
        #expect(entry.content.isSample)
        #expect(entry.date == fixture.time.now)
        #expect(entry.temperature == Temperature(celsius: 21))
        #expect(entry.content.weather?.temperature.text == "21°")
        #expect(entry.content.destination == .home)
        #expect(fixture.weather.calls.isEmpty)
    }

    @Test(arguments: WidgetSize.allCases, locales)
    func `say in every language that they are made up`(family: WidgetSize, locale: String) throws {
        let content = WidgetFixture(locale: locale).sut.placeholder(family).content
        let weather = try #require(content.weather)
        let texts = WidgetTexts.texts(in: TextLanguage(Language(locale: Locale(identifier: locale))))

        #expect(content.accessibility.label.hasPrefix(texts.sample))
        #expect(content.accessibility.label.contains(texts.sampleCity))
        if let city = weather.city { #expect(city.text == texts.sampleCity) }
        if let line = weather.line { #expect(line.text.hasPrefix(texts.sampleCity)) }
        #expect(weather.favorites.allSatisfy { $0.name.hasPrefix(texts.sampleCity) && $0.destination == .home })
    }

    @Test(arguments: WidgetSize.allCases)
    func `have neither an age nor an attribution`(family: WidgetSize) {
        let weather = WidgetFixture().sut.placeholder(family).content.weather

        #expect(weather?.freshness == nil)
        #expect(weather?.attribution == nil)
        #expect(weather?.countryCode == nil)
    }

    @Test
    func `fill the large size with two more cities`() throws {
        let weather = try #require(WidgetFixture().sut.placeholder(.large).content.weather)

        #expect(weather.city?.text == "Sample city")
        #expect(weather.description?.text == "Mostly clear")
        #expect(weather.favorites.map(\.name) == ["Sample city 2", "Sample city 3"])
        #expect(weather.favorites.map(\.temperature) == ["16°", "28°"])
        #expect(Set(weather.favorites.map(\.id)).count == 2)
    }

    @Test(arguments: WidgetSize.allCases, [WeatherError.offline, .invalidKey(.unknownOrInactive), .notCached])
    func `are the snapshot instead of a failure`(family: WidgetSize, failure: WeatherError) async {
        let fixture = WidgetFixture(.sample(units: .imperial, language: .fixed(.german)))
        fixture.weather.currentWeather.always(failure: failure)

        for place in [WidgetPlace.current, .device, .location(.tokyo)] {
            let entry = await fixture.sut.snapshot(family, for: place)

            #expect(entry.isSample)
            // In the user's units and language, unlike the placeholder.
            #expect(entry.content.weather?.temperature.text == "70°")
            #expect(entry.content.accessibility.label.hasPrefix("Beispielwetter"))
        }
    }

    @Test
    func `give way to the weather in the cache`() async {
        let fixture = WidgetFixture()
        fixture.weather.currentWeather.always(.sample(.sample(), from: .cache))

        let entry = await fixture.sut.snapshot(.small, for: .location(.tokyo))

        #expect(!entry.isSample)
        #expect(entry.content.weather?.city?.text == "Tokyo")
    }

    @Test
    func `are the snapshot where the preferences cannot be read`() async {
        let fixture = WidgetFixture()
        fixture.preferences.setFailure(.storage(.unreadable(name: "preferences.json")))

        #expect(await fixture.sut.snapshot(.medium).isSample)
        #expect(fixture.weather.calls.isEmpty)
    }

    @Test(arguments: WidgetSize.allCases)
    func `are never in a timeline`(family: WidgetSize) async {
        let fixture = WidgetFixture()
        fixture.weather.currentWeather.always(failure: .offline)

        #expect(await fixture.sut.timeline(family).entries.allSatisfy { !$0.isSample })
    }
}
