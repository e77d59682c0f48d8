/// What the concentration of one pollutant means on a scale.
public struct PollutantAssessment: Hashable, Sendable {
    /// The pollutant.
    public let pollutant: Pollutant

    /// Its concentration.
    public let concentration: Concentration

    /// Its value on the scale: the number of the band, or the sub-index on ``AirQualityScale/usEPA``.
    public let value: Int

    /// Its band.
    public let band: AirQualityBand

    /// How far into its band the concentration is, in `0...1`; tells which of two equal values is the worse.
    let depth: Double

    /// Assesses a concentration, or returns `nil` when the pollutant does not count on `scale`.
    ///
    /// Also `nil` for a negative concentration, which the service is reported to send, or one that is not finite.
    public init?(of pollutant: Pollutant, at concentration: Concentration, on scale: AirQualityScale) {
        let micrograms = concentration.microgramsPerCubicMeter
        guard micrograms >= 0, micrograms.isFinite,
            let (value, band, depth) = Self.place(of: pollutant, at: micrograms, on: scale)
        else { return nil }
        self.pollutant = pollutant
        self.concentration = concentration
        self.value = value
        self.band = band
        self.depth = depth
    }

    private static func place(
        of pollutant: Pollutant,
        at micrograms: Double,
        on scale: AirQualityScale
    ) -> (value: Int, band: AirQualityBand, depth: Double)? {
        switch scale {
        case .openWeather:
            guard let limits = BandLimits.openWeather[pollutant] else { return nil }
            let level = limits.level(of: micrograms)
            return AirQualityIndex(rawValue: level).map { (level, .openWeather($0), limits.depth(of: micrograms)) }
        case .european:
            guard let limits = BandLimits.european[pollutant] else { return nil }
            let level = limits.level(of: micrograms)
            return EuropeanAirQualityLevel(rawValue: level).map { (level, .european($0), limits.depth(of: micrograms)) }
        case .usEPA:
            guard let index = USBreakpoints.tables[pollutant]?.compactMap({ $0.index(of: micrograms) }).max() else {
                return nil
            }
            let category = USAirQualityCategory.allCases.first { $0.indexRange.contains(index) }
            return category.map { (index, .usEPA($0), 0) }
        }
    }
}
