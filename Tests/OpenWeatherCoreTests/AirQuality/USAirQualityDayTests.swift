import Foundation
import OpenWeatherCore
import OpenWeatherTestSupport
import Testing

@Suite("US EPA air quality of a day")
struct USAirQualityDayTests {
    private static let now = Date(timeIntervalSince1970: 1_780_000_000)

    /// Returns a history whose last hour is the first of `hours`, each with its concentrations.
    private static func history(_ hours: [[Pollutant: Double]?], through end: Date = now) -> AirQualityHistory {
        let readings = hours.enumerated()
            .compactMap { age, values in
                values.map { values in
                    var reading = AirQuality.of(values)
                    reading.date = end - Double(age) * 3_600 - 600
                    return reading
                }
            }
        let period = end - 48 * 3_600..<end + 1
        return AirQualityHistory(coordinate: .init(clampingLatitude: 1, longitude: 2), period: period, hours: readings)
    }

    private static func day(_ pollutant: Pollutant, _ hours: [Double?]) -> AirQualityAssessment? {
        history(hours.map { value in value.map { [pollutant: $0] } ?? [:] }).usEPAAssessment(through: now)
    }

    @Test
    func `of particles is that of the mean`() throws {
        // 12 hours of 5 and 12 of 35 μg/m³ are 20: (100 − 51) / (35.4 − 9.1) × (20 − 9.1) + 51 = 71.3.
        let sut = try #require(Self.day(.pm2_5, (0..<24).map { $0 < 12 ? 5 : 35 }))

        #expect(sut.value == 71)
        #expect(sut.band == .usEPA(.moderate))
        #expect(sut.basis == .longerMeans)
        #expect(sut.dominantPollutant == .pm2_5)
        #expect(sut[.pm2_5]?.concentration.microgramsPerCubicMeter == 20)
    }

    @Test
    func `of ozone is that of the highest eight hours, or of the highest hour`() throws {
        // 8 hours of 78.5 ppb among hours of 20: (150 − 101) / (85 − 71) × (78 − 71) + 101 = 125.5. The mean of the day is 39.
        let ppb = 47.998 / 24.45
        let eight = try #require(Self.day(.ozone, (0..<24).map { (10..<18).contains($0) ? 78.5 * ppb : 20 * ppb }))
        // One hour of 184.5 ppb: (200 − 151) / (204 − 165) × (184 − 165) + 151 = 174.9; its eight hours have 40.
        let one = try #require(Self.day(.ozone, (0..<24).map { $0 == 3 ? 184.5 * ppb : 20 * ppb }))

        #expect(eight.value == 126)
        #expect(one.value == 175)
    }

    @Test(arguments: [
        // One hour beyond the table of an hour is 200, whatever it is; the mean of 24 hours says more.
        (304.5, 10.0, 200), (900.5, 10, 200), (900.5, 260, 200), (900.5, 290, 204), (500.5, 500.5, 266),
    ])
    func `of sulfur dioxide beyond 200 is that of the mean`(highest: Double, others: Double, expected: Int) {
        let ppb = 64.066 / 24.45
        let sut = Self.day(.sulfurDioxide, (0..<24).map { $0 == 5 ? highest * ppb : others * ppb })

        #expect(sut?.value == expected)
    }

    @Test(arguments: [(24, 71), (18, 71), (17, nil), (0, nil)] as [(Int, Int?)])
    func `needs three quarters of the hours`(known: Int, expected: Int?) {
        var random = SeededGenerator(seed: UInt64(known))
        let hours = (0..<24).map { $0 < known ? Double?(20) : nil }.shuffled(using: &random)

        #expect(Self.day(.pm2_5, hours)?.value == expected)
        #expect(Self.day(.pm2_5, hours.map { $0 ?? -9_999 })?.value == expected, "a number that the service can send")
    }

    @Test
    func `leaves out hours before and after the day`() {
        let hours = (0..<48).map { age in [Pollutant.pm2_5: age < 24 ? 20.0 : 300] }

        #expect(Self.history(hours).usEPAAssessment(through: Self.now)?.value == 71)
        #expect(Self.history(hours).usEPAAssessment(through: Self.now - 3 * 3_600)?.value ?? 0 > 71)
        #expect(Self.history(hours).usEPAAssessment(through: Self.now + 7 * 3_600) == nil)
        #expect(Self.history([]).usEPAAssessment(through: Self.now) == nil)
    }

    /// The rows of EPA-454/B-24-002 as they are printed: the highest step of each category.
    private static let rows: [Pollutant: (step: Double, ends: [Double])] = [
        .pm2_5: (10, [90, 354, 554, 1254, 2254]), .pm10: (1, [54, 154, 254, 354, 424]),
        .ozone: (24.45 / 47.998, [54, 70, 85, 105, 200]), .carbonMonoxide: (0.2445 / 28.01, [44, 94, 124, 154]),
        .nitrogenDioxide: (24.45 / 46.006, [53, 100, 360, 649]), .sulfurDioxide: (24.45 / 64.066, [35, 75, 185, 304]),
    ]
    private static let indices: [(Double, Double)] = [(0, 50), (51, 100), (101, 150), (151, 200), (201, 300)]

    private static func index(_ pollutant: Pollutant, _ micrograms: Double) -> Int {
        guard let (step, ends) = rows[pollutant] else { return 0 }
        let value = (micrograms * step).rounded(.down)
        guard let row = ends.firstIndex(where: { value <= $0 }) else { return 500 }
        let (low, high) = (row == 0 ? 0 : ends[row - 1] + 1, ends[row])
        let (first, last) = indices[row]
        return Int(((last - first) / (high - low) * (value - low) + first).rounded())
    }

    @Test(arguments: 0..<40)
    func `agrees with the printed rows`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let tops: [Pollutant: Double] = [
            .pm2_5: 220, .pm10: 420, .ozone: 230, .carbonMonoxide: 17_000, .nitrogenDioxide: 1_200, .sulfurDioxide: 790,
        ]
        let scale = Double.random(in: 0.05...1, using: &random)
        let hours = (0..<24)
            .map { _ in
                tops.mapValues { Double.random(in: 0...$0 * scale, using: &random) }
            }

        let sut = try #require(Self.history(hours).usEPAAssessment(through: Self.now))

        for pollutant in tops.keys {
            let values = hours.map { $0[pollutant] ?? 0 }
            let eight = (0...16).map { values[$0..<$0 + 8].reduce(0, +) / 8 }.max() ?? 0
            let expected =
                switch pollutant {
                case .pm2_5, .pm10: Self.index(pollutant, values.reduce(0, +) / 24)
                case .ozone, .carbonMonoxide: Self.index(pollutant, eight)
                default: Self.index(pollutant, values.max() ?? 0)
                }
            // The hours of ozone stay below the table for one hour, 125 ppb.
            #expect(sut[pollutant]?.value == expected, "\(pollutant)")
        }
        #expect(sut.value == sut.pollutants.map(\.value).max())
    }
}
