/// The limits between the bands of a scale for one pollutant, in micrograms per cubic metre.
struct BandLimits: Hashable, Sendable {
    /// The limits, rising.
    let limits: [Double]

    /// Whether a limit itself belongs to the cleaner of the bands it divides.
    let limitIsCleaner: Bool

    /// The number of the band of `value`, from 1.
    func level(of value: Double) -> Int {
        1 + limits.count { limitIsCleaner ? $0 < value : $0 <= value }
    }

    /// How far into its band `value` is, in `0...1`; the last band has no end and is approached.
    func depth(of value: Double) -> Double {
        let level = level(of: value)
        let start = level > 1 ? limits[level - 2] : 0
        guard level <= limits.count else { return value > 0 ? 1 - start / value : 0 }
        return (value - start) / (limits[level - 1] - start)
    }
}

extension BandLimits {
    /// The service's own bands; a limit belongs to the more polluted band.
    ///
    /// Source: <https://openweathermap.org/api/air-pollution>. Ammonia and nitrogen monoxide do not count.
    static let openWeather: [Pollutant: BandLimits] = [
        .sulfurDioxide: [20, 80, 250, 350],
        .nitrogenDioxide: [40, 70, 150, 200],
        .pm10: [20, 50, 100, 200],
        .pm2_5: [10, 25, 50, 75],
        .ozone: [60, 100, 140, 180],
        .carbonMonoxide: [4_400, 9_400, 12_400, 15_400],
    ]
    .mapValues { BandLimits(limits: $0, limitIsCleaner: false) }

    /// The bands of the European Air Quality Index; a limit belongs to the cleaner band.
    ///
    /// Source: European Environment Agency, <https://airindex.eea.europa.eu/AQI/index.html>, as revised in 2024.
    static let european: [Pollutant: BandLimits] = [
        .pm2_5: [5, 15, 50, 90, 140],
        .pm10: [15, 45, 120, 195, 270],
        .nitrogenDioxide: [10, 25, 60, 100, 150],
        .ozone: [60, 100, 120, 160, 180],
        .sulfurDioxide: [20, 40, 125, 190, 275],
    ]
    .mapValues { BandLimits(limits: $0, limitIsCleaner: true) }
}
