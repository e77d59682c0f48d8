import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("Air quality colours")
struct AirQualityColorTests {
    private static let bands = AirQualityScale.allCases.flatMap(AirQualityBand.all)

    @Test(arguments: [
        (AirQualityScale.usEPA, ["#00E400", "#FFFF00", "#FF7E00", "#FF0000", "#8F3F97", "#7E0023"]),
        (.european, ["#50F0E6", "#50CCAA", "#F0E641", "#FF5050", "#960032", "#7D2181"]),
        (.openWeather, ["#50F0E6", "#50CCAA", "#F0E641", "#FF5050", "#960032"]),
    ]
    )
    func `are those of the agencies`(scale: AirQualityScale, expected: [String]) {
        #expect(AirQualityBand.all(of: scale).map { AirQualityColor($0).background.hexadecimal } == expected)
    }

    @Test(arguments: bands)
    func `can be read upon`(band: AirQualityBand) {
        let sut = AirQualityColor(band)

        #expect(sut.background.contrast(with: sut.foreground) >= 4.5)
    }
}
