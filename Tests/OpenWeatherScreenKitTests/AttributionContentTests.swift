import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("The attribution")
struct AttributionContentTests {
    @Test
    func `says in the services words where the data come from and leads there`() {
        let sut = AttributionContent(id: "home.attribution", source: .openWeather, in: .sample())

        #expect(sut.text == "Weather data provided by OpenWeather")
        #expect(sut.url?.host() == "openweathermap.org")
        #expect(sut.accessibility.label == sut.text)
        #expect(sut.accessibility.hint == "Opens the website of OpenWeather")
    }

    @Test(arguments: TextLanguage.allCases)
    func `names the service in every language`(language: TextLanguage) {
        let sut = AttributionContent(
            id: "home.attribution",
            source: .openWeather,
            in: .sample(language.rawValue)
        )

        #expect(sut.text.contains("OpenWeather"))
        #expect(sut.accessibility.hint?.contains("OpenWeather") == true)
    }

    @Test(arguments: TextLanguage.allCases)
    func `says that made up weather is in every language`(language: TextLanguage) {
        let environment = ScreenEnvironment.sample(language.rawValue)
        let sut = AttributionContent(id: "home.attribution", source: .madeUp, in: environment)
        let short = AttributionContent(madeUpShort: "widget.attribution", in: environment)

        #expect(sut.isMadeUp && short.isMadeUp)
        #expect((sut.text == "Made-up weather") == (language == .english))
        #expect(short.text.count < sut.text.count)
        #expect(short.accessibility.label == sut.text)
        #expect(sut.url == nil && sut.accessibility.hint == nil)
        #expect(!AttributionContent(id: "home.attribution", source: .openWeather, in: environment).isMadeUp)
    }

    @Test(arguments: TextLanguage.allCases)
    func `names another source without a link where there is none`(language: TextLanguage) {
        let sut = AttributionContent(
            id: "home.attribution",
            source: DataSource(name: "Buienradar", address: nil),
            in: .sample(language.rawValue)
        )

        #expect(sut.text.contains("Buienradar"))
        #expect(!sut.text.contains("OpenWeather"))
        #expect(sut.url == nil)
        #expect(sut.accessibility.hint == nil)
    }
}
