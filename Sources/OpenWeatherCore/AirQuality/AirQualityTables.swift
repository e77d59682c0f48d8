/// The limits between the bands of a scale for one pollutant, in micrograms per cubic meter.
struct BandLimits: Hashable, Sendable {
    /// The limits in ascending order.
    let limits: [Double]

    /// A Boolean value that indicates whether a limit itself belongs to the cleaner of the two bands it divides.
    let limitIsCleaner: Bool

    /// Returns the number of the band that contains `value`, from 1.
    func level(of value: Double) -> Int {
        1 + limits.count { limitIsCleaner ? $0 < value : $0 <= value }
    }

    /// Returns the position of `value` within its band, in `0...1`; the last band has no end and is approached.
    func depth(of value: Double) -> Double {
        let level = level(of: value)
        let start = level > 1 ? limits[level - 2] : 0
        guard level <= limits.count else { return value > 0 ? 1 - start / value : 0 }
        return (value - start) / (limits[level - 1] - start)
    }
}

extension BandLimits {
    /// The bands of the service's own scale; a limit belongs to the more polluted band.
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

/// A table of breakpoints of the United States' Air Quality Index.
///
/// A concentration is truncated to whole steps of its table before it is looked up, so that every band begins one step
/// after the end of the previous one.
///
/// Source: EPA-454/B-24-002 (May 2024), the table of breakpoints and its equation.
struct USBreakpoints: Hashable, Sendable {
    /// The number of table steps in one microgram per cubic meter.
    let stepsPerMicrogram: Double

    /// The cleanest category of the table.
    let first: USAirQualityCategory

    /// The step at which that category begins.
    let start: Int

    /// The last step of every category, from the first one on.
    let ends: [Int]

    /// Returns the index of a concentration, rounded to the nearest whole number.
    ///
    /// It is `nil` below the start of the table, and the highest index of the table beyond its end.
    func index(of concentration: Double) -> Int? {
        // The small summand corrects gases that conversion leaves just below a whole step; the bound keeps the
        // integer in range.
        let step = Int(min((concentration * stepsPerMicrogram + 1e-6).rounded(.down), 1e6))
        guard step >= start else { return nil }
        var low = start
        var indexes = first.indexRange
        for (category, high) in zip(USAirQualityCategory.allCases.drop { $0 < first }, ends) {
            indexes = category.indexRange
            if step <= high {
                let share = Double(step - low) / Double(high - low)
                return indexes.lowerBound + Int((share * Double(indexes.upperBound - indexes.lowerBound)).rounded())
            }
            low = high + 1
        }
        return indexes.upperBound
    }
}

extension USBreakpoints {
    /// The tables of each pollutant; the highest index of several counts.
    ///
    /// Ozone has one for the mean of eight hours, which ends at index 300, and one for the mean of one hour, which
    /// begins at index 101. Beyond index 200 the agency uses the 24-hour mean of sulfur dioxide; the numbers continue
    /// where those for one hour end.
    static let tables: [Pollutant: [USBreakpoints]] = [
        .pm2_5: [whole(stepsPerMicrogram: 10, [90, 354, 554, 1254, 2254, 3254])],
        .pm10: [whole(stepsPerMicrogram: 1, [54, 154, 254, 354, 424, 604])],
        .ozone: [
            whole(stepsPerMicrogram: ppb(molarMass: 47.998), [54, 70, 85, 105, 200]),
            USBreakpoints(
                stepsPerMicrogram: ppb(molarMass: 47.998),
                first: .unhealthyForSensitiveGroups,
                start: 125,
                ends: [164, 204, 404, 604]
            ),
        ],
        .nitrogenDioxide: [whole(stepsPerMicrogram: ppb(molarMass: 46.006), [53, 100, 360, 649, 1249, 2049])],
        .sulfurDioxide: [whole(stepsPerMicrogram: ppb(molarMass: 64.066), [35, 75, 185, 304, 604, 1004])],
        // Steps of 0.1 ppm, which are 100 ppb.
        .carbonMonoxide: [whole(stepsPerMicrogram: ppb(molarMass: 28.010) / 100, [44, 94, 124, 154, 304, 504])],
    ]

    private static func whole(stepsPerMicrogram: Double, _ ends: [Int]) -> USBreakpoints {
        USBreakpoints(stepsPerMicrogram: stepsPerMicrogram, first: .good, start: 0, ends: ends)
    }

    /// Returns the parts per billion in one microgram per cubic meter at 25 °C and one atmosphere, where a mole of gas
    /// fills 24.45 l.
    private static func ppb(molarMass: Double) -> Double {
        24.45 / molarMass
    }
}
