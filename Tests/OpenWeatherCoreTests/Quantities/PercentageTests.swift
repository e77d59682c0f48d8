import OpenWeatherCore
import Testing

@Suite("Percentage")
struct PercentageTests {
    @Test
    func turnsEveryHundredthIntoAWholePercent() {
        for percent in 0...100 {
            let sut = Percentage(fraction: Double(percent) / 100)

            #expect(sut.percent == Double(percent))
            #expect(sut.fraction == Double(percent) / 100)
            #expect(sut == Percentage(percent: Double(percent)))
        }
    }

    @Test
    func keepsPartsOfAPercent() {
        #expect(Percentage(fraction: 0.0725).percent == 7.25)
        #expect(Percentage(fraction: 1.0 / 3).percent == 33.333333333)
    }
}
