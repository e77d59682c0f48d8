import OpenWeatherCore
import OpenWeatherScreenKit
import Testing

@Suite("Gradients of temperatures")
struct TemperatureBandGradientTests {
    @Test(arguments: TemperatureBand.allCases)
    func canBeReadUpon(band: TemperatureBand) {
        let sut = ColorGradient.gradient(of: band)

        #expect(sut.stops.allSatisfy { $0.contrast(with: sut.foreground) >= 4.5 })
    }

    @Test
    func differFromBandToBand() {
        #expect(Set(TemperatureBand.allCases.map(ColorGradient.gradient)).count == 4)
    }

    @Test
    func areBlueWhenItIsColdAndRedWhenItIsHot() {
        #expect(ColorGradient.gradient(of: .cold).stops.allSatisfy { $0.blue > $0.red })
        #expect(ColorGradient.gradient(of: .hot).stops.allSatisfy { $0.red > $0.blue })
    }
}
