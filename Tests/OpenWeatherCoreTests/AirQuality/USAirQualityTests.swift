import OpenWeatherCore
import Testing

@Suite("US EPA air quality")
struct USAirQualityTests {
    private func index(_ pollutant: Pollutant, _ micrograms: Double) -> Int? {
        AirQualityAssessment(of: .of([pollutant: micrograms]), on: .usEPA)?.value
    }

    /// The particle rows of EPA-454/B-24-002, in micrograms per cubic metre as they are printed.
    @Test(arguments: [
        (Pollutant.pm2_5, 0.0, 0), (.pm2_5, 9.0, 50), (.pm2_5, 9.1, 51), (.pm2_5, 35.4, 100), (.pm2_5, 35.5, 101),
        (.pm2_5, 55.4, 150), (.pm2_5, 55.5, 151), (.pm2_5, 125.4, 200), (.pm2_5, 125.5, 201), (.pm2_5, 225.4, 300),
        (.pm2_5, 225.5, 301), (.pm2_5, 325.4, 500), (.pm10, 0, 0), (.pm10, 54, 50), (.pm10, 55, 51),
        (.pm10, 154, 100),
        (.pm10, 155, 101), (.pm10, 254, 150), (.pm10, 255, 151), (.pm10, 354, 200), (.pm10, 355, 201),
        (.pm10, 424, 300),
        (.pm10, 425, 301), (.pm10, 604, 500),
    ]
    )
    func `gives every edge of the particle tables its index`(pollutant: Pollutant, micrograms: Double, expected: Int) {
        #expect(index(pollutant, micrograms) == expected)
    }

    /// The gas rows, half a step above the printed number, converted outside the project at 25 °C and one atmosphere.
    ///
    /// Beyond the table for eight hours ozone stays at 300 until the table for one hour says more.
    @Test(arguments: [
        (Pollutant.nitrogenDioxide, 0.94, 0), (.nitrogenDioxide, 100.67, 50), (.nitrogenDioxide, 102.55, 51),
        (.nitrogenDioxide, 189.10, 100), (.nitrogenDioxide, 190.99, 101), (.nitrogenDioxide, 678.33, 150),
        (.nitrogenDioxide, 680.21, 151), (.nitrogenDioxide, 1222.12, 200), (.nitrogenDioxide, 1224.00, 201),
        (.nitrogenDioxide, 2351.10, 300), (.nitrogenDioxide, 2352.99, 301), (.nitrogenDioxide, 3856.41, 500),
        (.sulfurDioxide, 1.31, 0), (.sulfurDioxide, 93.02, 50), (.sulfurDioxide, 95.64, 51),
        (.sulfurDioxide, 197.83, 100), (.sulfurDioxide, 200.45, 101), (.sulfurDioxide, 486.06, 150),
        (.sulfurDioxide, 488.68, 151), (.sulfurDioxide, 797.88, 200), (.sulfurDioxide, 800.50, 201),
        (.sulfurDioxide, 1583.96, 300), (.sulfurDioxide, 1586.58, 301), (.sulfurDioxide, 2632.08, 500),
        (.carbonMonoxide, 57.28, 0), (.carbonMonoxide, 5097.93, 50), (.carbonMonoxide, 5212.49, 51),
        (.carbonMonoxide, 10825.95, 100), (.carbonMonoxide, 10940.51, 101), (.carbonMonoxide, 14262.76, 150),
        (.carbonMonoxide, 14377.32, 151), (.carbonMonoxide, 17699.57, 200), (.carbonMonoxide, 17814.13, 201),
        (.carbonMonoxide, 34883.62, 300), (.carbonMonoxide, 34998.18, 301), (.carbonMonoxide, 57795.69, 500),
        (.ozone, 0.98, 0), (.ozone, 106.99, 50), (.ozone, 108.95, 51), (.ozone, 138.40, 100), (.ozone, 140.36, 101),
        (.ozone, 167.85, 150), (.ozone, 169.81, 151), (.ozone, 207.11, 200), (.ozone, 209.07, 201),
        (.ozone, 393.60, 300),
        (.ozone, 395.57, 300), (.ozone, 794.08, 300), (.ozone, 796.04, 301), (.ozone, 1186.70, 500),
        (.ozone, 1188.66, 500),
    ]
    )
    func `gives every edge of the gas tables its index`(pollutant: Pollutant, micrograms: Double, expected: Int) {
        #expect(index(pollutant, micrograms) == expected)
    }

    @Test(arguments: [
        (Pollutant.pm2_5, 9.09, 50), (.pm2_5, 35.499, 100), (.pm2_5, 55.49, 150), (.pm10, 54.99, 50),
        (.pm10, 154.9, 100),
        (.pm10, 424.999, 300), (.pm2_5, 0.09, 0), (.ozone, 107.9, 50), (.ozone, 108.0, 51),
        (.nitrogenDioxide, 101.6, 50),
        (.nitrogenDioxide, 101.7, 51), (.carbonMonoxide, 5155.2, 50), (.carbonMonoxide, 5155.3, 51),
    ]
    )
    func `truncates before it looks up`(pollutant: Pollutant, micrograms: Double, expected: Int) {
        #expect(index(pollutant, micrograms) == expected)
    }

    /// Whole parts per billion whose product with the factor falls short by the last digit: 55, 71, 86, 405 and 101.
    @Test(arguments: [
        (Pollutant.ozone, 107.97096114519427, 51), (.ozone, 139.3806952965235, 101),
        (.ozone, 168.82732106339466, 151),
        (.ozone, 795.0588957055214, 301), (.nitrogenDioxide, 190.04523517382412, 101),
    ]
    )
    func `does not lose a whole step to binary arithmetic`(pollutant: Pollutant, micrograms: Double, expected: Int) {
        #expect(index(pollutant, micrograms) == expected)
    }

    /// Worked by hand: (100 − 51) / (35.4 − 9.1) × (20 − 9.1) + 51 = 71.3, and so on.
    @Test(arguments: [
        (Pollutant.pm2_5, 20.0, 71), (.pm2_5, 4.5, 25), (.pm2_5, 100, 182), (.pm10, 100, 73), (.pm10, 300, 173),
        (.pm2_5, 275.4, 400),
    ]
    )
    func `goes straight between the edges and rounds`(pollutant: Pollutant, micrograms: Double, expected: Int) {
        #expect(index(pollutant, micrograms) == expected)
    }

    @Test(arguments: Pollutant.allCases.filter { ![.ammonia, .nitrogenMonoxide].contains($0) })
    func `stops at 500`(pollutant: Pollutant) {
        for micrograms in [1e5, 1e9, 1e300] {
            #expect(index(pollutant, micrograms) == 500)
        }
    }

    @Test(
        arguments: Pollutant.allCases.filter { ![.ammonia, .nitrogenMonoxide].contains($0) }
    )
    func `never falls when the air gets worse`(pollutant: Pollutant) throws {
        let top = pollutant == .carbonMonoxide ? 60_000.0 : 4_000
        let values = try stride(from: 0, through: top, by: top / 4_000).map { try #require(index(pollutant, $0)) }

        #expect(values == values.sorted())
        #expect(values.first == 0 && values.last == 500)
    }

    @Test(
        arguments: zip(USAirQualityCategory.allCases, [0...50, 51...100, 101...150, 151...200, 201...300, 301...500])
    )
    func `puts every index into its category`(category: USAirQualityCategory, range: ClosedRange<Int>) {
        #expect(category.indexRange == range)
        #expect(AirQualityBand.usEPA(category).level == category.rawValue)
    }

    @Test
    func `has the worst pollutant decide`() throws {
        let sut = try #require(
            AirQualityAssessment(
                of: .of([.pm2_5: 20, .pm10: 54, .ozone: 300, .ammonia: 500], index: .good),
                on: .usEPA
            )
        )

        #expect(sut.dominantPollutant == .ozone)
        #expect(sut.value == sut[.ozone]?.value)
        #expect(sut.band == .usEPA(.veryUnhealthy))
        #expect(sut[.pm2_5]?.value == 71)
        #expect(sut[.pm2_5]?.band == .usEPA(.moderate))
        #expect(sut[.pm10]?.value == 50)
        #expect(sut[.ammonia] == nil)
        #expect(sut.pollutants.map(\.pollutant) == [.pm2_5, .pm10, .ozone])
        #expect(sut.isEstimate)
        #expect(sut.basis == .hourInPlaceOfLongerMeans)
    }

    @Test
    func `names the first of equally bad pollutants`() {
        let sut = AirQualityAssessment(of: .of([.pm2_5: 9, .pm10: 54]), on: .usEPA)

        #expect(sut?.dominantPollutant == .pm2_5)
    }
}
