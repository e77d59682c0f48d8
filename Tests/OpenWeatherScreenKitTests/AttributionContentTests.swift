import Foundation
import OpenWeatherScreenKit
import Testing

@Suite("The attribution")
struct AttributionContentTests {
    @Test
    func saysInTheServicesWordsWhereTheDataComeFromAndLeadsThere() {
        let sut = AttributionContent(id: "home.attribution", in: .sample())

        #expect(sut.text == "Weather data provided by OpenWeather")
        #expect(URL(string: sut.address)?.host() == "openweathermap.org")
        #expect(sut.accessibility.label == sut.text)
        #expect(sut.accessibility.hint == "Opens the OpenWeather website")
    }

    @Test(arguments: TextLanguage.allCases)
    func namesTheServiceInEveryLanguage(language: TextLanguage) {
        let sut = AttributionContent(id: "home.attribution", in: .sample(language.rawValue))

        #expect(sut.text.contains("OpenWeather"))
        #expect(sut.accessibility.hint?.contains("OpenWeather") == true)
    }
}
