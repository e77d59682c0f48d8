import OpenWeatherCore
import Testing

@Suite("Air quality on the service's and the European scale")
struct AirQualityAssessmentTests {
    private func level(_ pollutant: Pollutant, _ micrograms: Double, on scale: AirQualityScale) -> Int? {
        PollutantAssessment(
            of: pollutant,
            at: Concentration(microgramsPerCubicMeter: micrograms),
            on: scale
        )?
        .value
    }

    /// The service's table; the lower bound of a band belongs to it.
    @Test(arguments: [
        (Pollutant.sulfurDioxide, [20.0, 80, 250, 350]), (.nitrogenDioxide, [40, 70, 150, 200]),
        (.pm10, [20, 50, 100, 200]),
        (.pm2_5, [10, 25, 50, 75]), (.ozone, [60, 100, 140, 180]),
        (.carbonMonoxide, [4_400, 9_400, 12_400, 15_400]),
    ]
    )
    func `gives every edge of the services table its band`(pollutant: Pollutant, edges: [Double]) {
        #expect(level(pollutant, 0, on: .openWeather) == 1)
        for (edge, number) in zip(edges, 1...) {
            #expect(level(pollutant, edge.nextDown, on: .openWeather) == number)
            #expect(level(pollutant, edge, on: .openWeather) == number + 1)
        }
        #expect(level(pollutant, 1e300, on: .openWeather) == 5)
    }

    /// The European Environment Agency's table; the upper bound of a band belongs to it.
    @Test(arguments: [
        (Pollutant.pm2_5, [5.0, 15, 50, 90, 140]), (.pm10, [15, 45, 120, 195, 270]),
        (.nitrogenDioxide, [10, 25, 60, 100, 150]),
        (.ozone, [60, 100, 120, 160, 180]), (.sulfurDioxide, [20, 40, 125, 190, 275]),
    ]
    )
    func `gives every edge of the european table its band`(pollutant: Pollutant, edges: [Double]) {
        #expect(level(pollutant, 0, on: .european) == 1)
        for (edge, number) in zip(edges, 1...) {
            #expect(level(pollutant, edge, on: .european) == number)
            #expect(level(pollutant, edge.nextUp, on: .european) == number + 1)
        }
        #expect(level(pollutant, 1e300, on: .european) == 6)
    }

    @Test(arguments: [
        (Pollutant.ammonia, AirQualityScale.openWeather), (.nitrogenMonoxide, .openWeather), (.ammonia, .european),
        (.nitrogenMonoxide, .european), (.carbonMonoxide, .european), (.ammonia, .usEPA),
        (.nitrogenMonoxide, .usEPA),
    ]
    )
    func `leaves out what does not count on a scale`(pollutant: Pollutant, scale: AirQualityScale) {
        #expect(level(pollutant, 100, on: scale) == nil)
        #expect(AirQualityAssessment(of: .of([pollutant: 100]), on: scale) == nil)
    }

    @Test(arguments: [-0.1, -9999, .nan, .infinity, -.infinity])
    func `takes concentrations that cannot be for unknown`(micrograms: Double) {
        for scale in AirQualityScale.allCases {
            #expect(level(.pm10, micrograms, on: scale) == nil)
            #expect(AirQualityAssessment(of: .of([.pm10: micrograms]), on: scale) == nil)
            #expect(
                AirQualityAssessment(of: .of([.pm10: micrograms, .ozone: 1]), on: scale)?.dominantPollutant == .ozone
            )
        }
    }

    @Test
    func `takes the services own index as it is`() throws {
        let sut = try #require(AirQualityAssessment(of: .of([.pm2_5: 30, .ozone: 50], index: .good), on: .openWeather))

        #expect(sut.value == 1)
        #expect(sut.band == .openWeather(.good))
        #expect(sut.basis == .serviceIndex)
        #expect(!sut.isEstimate)
        #expect(sut.dominantPollutant == .pm2_5)
        #expect(sut[.pm2_5]?.band == .openWeather(.moderate))
    }

    @Test
    func `shows the services own index without any concentration`() {
        let sut = AirQualityAssessment(of: .of([:], index: .poor), on: .openWeather)

        #expect(sut?.value == 4)
        #expect(sut?.dominantPollutant == nil)
        #expect(AirQualityAssessment(of: .of([:], index: .poor), on: .european) == nil)
    }

    @Test
    func `computes the services index where it sent none`() throws {
        let sut = try #require(AirQualityAssessment(of: .of([.pm10: 120, .carbonMonoxide: 200]), on: .openWeather))

        #expect(sut.value == 4)
        #expect(sut.band == .openWeather(.poor))
        #expect(sut.isEstimate)
        #expect(sut.basis == .hourlyValues)
    }

    @Test
    func `computes the european index from the worst pollutant`() throws {
        let sut = try #require(
            AirQualityAssessment(
                of: .of([.pm2_5: 60, .nitrogenDioxide: 20, .carbonMonoxide: 1e6], index: .good),
                on: .european
            )
        )

        #expect(sut.value == 4)
        #expect(sut.band == .european(.poor))
        #expect(sut.scale == .european)
        #expect(sut.dominantPollutant == .pm2_5)
        #expect(sut.pollutants.map(\.pollutant) == [.pm2_5, .nitrogenDioxide])
        #expect(sut.isEstimate)
    }

    @Test(arguments: [
        ([Pollutant.pm2_5: 11.0, .ozone: 95.0], Pollutant.ozone), ([.pm2_5: 24, .ozone: 61], .pm2_5),
        ([.pm2_5: 80, .pm10: 900], .pm10), ([.pm2_5: 0, .pm10: 0], .pm2_5),
    ]
    )
    func `names the pollutant further into its band among equals`(values: [Pollutant: Double], expected: Pollutant) {
        #expect(AirQualityAssessment(of: .of(values), on: .openWeather)?.dominantPollutant == expected)
    }

    @Test(arguments: AirQualityScale.allCases)
    func `has advice for every band milder for cleaner air`(scale: AirQualityScale) throws {
        let sut = AirQualityBand.all(of: scale)
        let steps = try sut.map { try #require(HealthAdvice.allCases.firstIndex(of: $0.advice)) }

        #expect(sut.map(\.level) == Array(1...(scale == .openWeather ? 5 : 6)))
        #expect(sut.allSatisfy { $0.scale == scale })
        #expect(steps == Array(0..<sut.count))
        #expect(try roundTrip(sut) == sut)
    }

    @Test
    func `orders bands from clean to polluted`() {
        #expect(AirQualityIndex.allCases.sorted() == [.good, .fair, .moderate, .poor, .veryPoor])
        #expect(USAirQualityCategory.allCases == USAirQualityCategory.allCases.sorted())
        #expect(EuropeanAirQualityLevel.allCases == EuropeanAirQualityLevel.allCases.sorted())
    }

    @Test(arguments: zip(Pollutant.allCases, 1...8))
    func `finds each pollutants own concentration`(pollutant: Pollutant, number: Int) throws {
        let all = Dictionary(uniqueKeysWithValues: zip(Pollutant.allCases, (1...).lazy.map(Double.init)))
        let sut = AirQuality.of(all, index: .fair)

        #expect(sut.pollutants[pollutant]?.microgramsPerCubicMeter == Double(number))
        #expect(AirQuality.of([:]).pollutants[pollutant] == nil)
        #expect(try roundTrip(AirQualityForecast(coordinate: .at(0, 0), entries: [sut])).entries == [sut])
    }

    @Test
    func `names pollutants as the service does`() {
        #expect(Pollutant.allCases.map(\.rawValue) == ["pm2_5", "pm10", "o3", "no2", "co", "so2", "nh3", "no"])
    }
}
