import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("Wind format")
struct WindFormatTests {
    @Test(arguments: [
        ("en_GB", "20 km/h SW", "20 kilometres per hour from the southwest"),
        ("de_DE", "20 km/h SW", "20 Kilometer pro Stunde aus Südwest"),
    ]
    )
    func `writes speed and direction`(locale: String, text: String, spoken: String) {
        let wind = Wind(speed: Speed(metersPerSecond: 5.66), direction: WindDirection(degrees: 225), gust: nil)

        let sut = ScreenEnvironment.sample(locale).formats.wind(wind)

        #expect(sut.text.replacing("\u{A0}", with: " ") == text)
        #expect(sut.spoken == spoken)
    }

    @Test
    func `leaves out a direction that is not known`() {
        let wind = Wind(speed: Speed(metersPerSecond: 0), direction: nil, gust: nil)

        let sut = ScreenEnvironment.sample("en_GB").formats.wind(wind)

        #expect(sut.text.replacing("\u{A0}", with: " ") == "0 km/h")
    }

    @Test(arguments: TextLanguage.allCases)
    func `carries speed and direction in every language`(language: TextLanguage) {
        let phrase = Texts.texts(in: language).compass.wind

        #expect(phrase.template.contains("{0}"))
        #expect(phrase.template.contains("{1}"))
        if language != .english { #expect(phrase != Texts.texts(in: .english).compass.wind) }
    }
}
