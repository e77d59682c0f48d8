import Foundation
import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("Formats")
struct FormatTests {
    private let space = "\u{A0}"

    @Test(
        arguments: [
            (-0.4, "0°"), (-0.49999, "0°"), (-0.5, "−1°"), (0.4, "0°"), (0.5, "1°"), (11.5, "12°"), (12.49, "12°"),
            (-40, "−40°"), (0, "0°"), (-0.0, "0°"), (1234.5, "1235°"), (.nan, "–°"), (.infinity, "–°"), (1e300, nil),
        ] as [(Double, String?)]
    )
    func `round temperatures half away from zero and never to minus zero`(celsius: Double, expected: String?) {
        let text = ScreenEnvironment.sample().formats.temperature(Temperature(celsius: celsius)).text

        #expect(!text.isEmpty)
        if let expected { #expect(text == expected) }
    }

    /// A minus sign is as wide as a digit, and the marks around it keep it on the right side in Arabic.
    @Test(arguments: [
        ("en_US", "−5°"), ("de_DE", "−5°"), ("fr_FR", "−5°"), ("es_ES", "−5°"), ("ja_JP", "−5°"), ("sv_SE", "−5°"),
        ("ar_EG", "\u{61C}−٥°"), ("ar", "\u{200E}−5°"),
    ]
    )
    func `write negative temperatures with a minus sign`(locale: String, expected: String) {
        let text = ScreenEnvironment.sample(locale).formats.temperature(Temperature(celsius: -5)).text

        // Compared as UTF-8 because marks without a width are invisible in a failure.
        #expect(Array(text.utf8) == Array(expected.utf8), "\(text)")
    }

    @Test(arguments: ["en_US", "ar_EG", "fr_FR", "sv_SE"], [-0.0, -0.2, -0.499])
    func `never write a minus sign before zero`(locale: String, celsius: Double) {
        let formats = ScreenEnvironment.sample(locale).formats

        #expect(!formats.temperature(Temperature(celsius: celsius)).text.contains("−"))
        #expect(!formats.percent(Percentage(percent: celsius)).text.contains("−"))
    }

    @Test(arguments: [
        (Units.metric, "20°", "20°C", "20 degrees Celsius"), (.imperial, "68°", "68°F", "68 degrees Fahrenheit"),
        (.standard, "293\u{A0}K", "293\u{A0}K", "293 kelvins"),
    ]
    )
    func `show temperatures in the units of the reader`(units: Units, short: String, full: String, spoken: String) {
        let sut = ScreenEnvironment.sample(units: units).formats.temperature

        #expect(sut(Temperature(celsius: 20)) == SpokenText(short, spoken: spoken))
        #expect(sut.withUnit(Temperature(celsius: 20)) == SpokenText(full, spoken: spoken))
    }

    @Test(arguments: [
        ("en_US", 1.0, "1 degree Celsius"), ("en_US", -1, "minus 1 degree Celsius"),
        ("en_US", -5, "minus 5 degrees Celsius"), ("en_US", -0.4, "0 degrees Celsius"),
        ("de_DE", -5, "minus 5 Grad Celsius"), ("fr_FR", 0, "0 degré Celsius"), ("fr_FR", 2, "2 degrés Celsius"),
        ("es_ES", 1, "1 grado Celsius"), ("ja_JP", -5, "摂氏マイナス5度"), ("ar", 3, "3 درجات مئوية"),
    ]
    )
    func `speak temperatures with number and sign`(locale: String, celsius: Double, expected: String) {
        let sut = ScreenEnvironment.sample(locale).formats.temperature

        #expect(sut(Temperature(celsius: celsius)).spoken == expected)
    }

    @Test(arguments: [
        (Units.standard, 5.66, "5.7 m/s", "5.7 meters per second"), (.standard, 6, "6 m/s", "6 meters per second"),
        (.metric, 5.66, "20 km/h", "20 kilometers per hour"), (.imperial, 0.44704, "1 mph", "1 mile per hour"),
        (.metric, 0, "0 km/h", "0 kilometers per hour"), (.metric, 0.1, "0 km/h", "0 kilometers per hour"),
    ]
    )
    func `show wind in the units of the reader`(units: Units, speed: Double, text: String, spoken: String) {
        let sut = ScreenEnvironment.sample(units: units).formats.speed

        let shown = sut(Speed(metersPerSecond: speed))

        #expect(shown.text == text.replacing(" ", with: space))
        #expect(shown.spoken == spoken)
    }

    @Test(arguments: [
        (Units.metric, 1013.25, "1013 hPa"), (.standard, 999.5, "1000 hPa"), (.imperial, 1013.25, "29.92 inHg"),
        (.imperial, 1015.916_6, "30.00 inHg"),
    ]
    )
    func `show pressure in hectopascals and in inches of mercury in imperial units`(
        units: Units,
        hectopascals: Double,
        expected: String
    ) {
        let sut = ScreenEnvironment.sample(units: units).formats.pressure

        #expect(sut(Pressure(hectopascals: hectopascals)).text == expected.replacing(" ", with: space))
    }

    @Test(arguments: [
        (Units.metric, 0.0, "0 m"), (.metric, 400, "400 m"), (.metric, 999.4, "999 m"), (.metric, 999.5, "1 km"),
        (.metric, 1000, "1 km"), (.metric, 2540, "2.5 km"), (.metric, 9_940, "9.9 km"), (.metric, 9_950, "10 km"),
        (.metric, 10_000, "10 km"), (.standard, 12_600, "13 km"), (.imperial, 402.336, "0.25 mi"),
        (.imperial, 1609.344, "1 mi"), (.imperial, 10_000, "6.2 mi"), (.imperial, 20_000, "12 mi"),
    ]
    )
    func `show distances the more precisely the shorter they are`(units: Units, meters: Double, expected: String) {
        let sut = ScreenEnvironment.sample(units: units).formats.distance

        #expect(sut(Length(meters: meters)).text == expected.replacing(" ", with: space))
    }

    @Test(arguments: [
        (Units.metric, 0.0, "0 mm"), (.metric, 0.01, "<0.1 mm"), (.metric, 0.049, "<0.1 mm"),
        (.metric, 0.05, "0.1 mm"),
        (.metric, 0.42, "0.4 mm"), (.metric, 12, "12 mm"), (.imperial, 0.42, "0.02 in"),
        (.imperial, 0.1, "<0.01 in"),
        (.imperial, 25.4, "1 in"),
    ]
    )
    func `never show a little rain as none`(units: Units, millimeters: Double, expected: String) {
        let sut = ScreenEnvironment.sample(units: units).formats.precipitation

        #expect(sut(Precipitation(millimeters: millimeters)).text == expected.replacing(" ", with: space))
    }

    @Test(arguments: [
        ("en_US", 65.0, "65%"), ("de_DE", 65, "65\u{A0}%"), ("fr_FR", 65, "65\u{202F}%"), ("en_US", 14.5, "15%"),
        ("en_US", -0.2, "0%"),
        ("en_US", 100, "100%"), ("en_US", .nan, "–"),
    ]
    )
    func `write percent as the locale does`(locale: String, percent: Double, expected: String) {
        let sut = ScreenEnvironment.sample(locale).formats.percent

        #expect(sut(Percentage(percent: percent)).text == expected)
    }

    @Test
    func `write numbers with the separators and digits of the locale`() {
        let speed = Speed(metersPerSecond: 5.66)

        #expect(ScreenEnvironment.sample("de_DE", units: .standard).formats.speed(speed).text.hasPrefix("5,7"))
        #expect(ScreenEnvironment.sample("ar_EG", units: .standard).formats.speed(speed).text.hasPrefix("٥٫٧"))
        // Which digits Arabic has without a country is a matter of the system's data.
        let arabic = 5.7.formatted(.number.locale(Locale(identifier: "ar")))
        #expect(ScreenEnvironment.sample("ar", units: .standard).formats.speed(speed).text.hasPrefix(arabic))
    }

    @Test(arguments: [
        (-5.0, "just now"), (0, "just now"), (59.9, "just now"), (60, "1 minute ago"), (119, "1 minute ago"),
        (3599, "59 minutes ago"), (3600, "1 hour ago"), (86_399, "23 hours ago"), (86_400, "1 day ago"),
        (864_000, "10 days ago"),
    ]
    )
    func `tell ages in their largest whole unit`(seconds: Double, expected: String) {
        #expect(ScreenEnvironment.sample().formats.age(.seconds(seconds)) == expected)
    }

    @Test(arguments: [
        (51.5074, -0.1278, "51.51° N, 0.13° W", "51.51° north, 0.13° west"),
        (-33.8688, 151.2093, "33.87° S, 151.21° E", "33.87° south, 151.21° east"),
        (0, 0, "0.00° N, 0.00° E", "0.00° north, 0.00° east"),
    ]
    )
    func `write coordinates by hemisphere`(latitude: Double, longitude: Double, text: String, spoken: String) throws {
        let sut = ScreenEnvironment.sample().formats.coordinate

        let shown = sut(try #require(Coordinate(latitude: latitude, longitude: longitude)))

        #expect(shown.text.replacing(space, with: " ") == text)
        #expect(shown.spoken == spoken)
    }
}
