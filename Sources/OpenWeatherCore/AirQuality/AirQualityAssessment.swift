/// The quality of the air on one of the scales.
public struct AirQualityAssessment: Hashable, Sendable {
    /// The value: 1–5 on the service's scale, 0–500 on the US EPA's, 1–6 on the European.
    public let value: Int

    /// The value's band.
    public let band: AirQualityBand

    /// The pollutants that count on the scale and are known, in the order of ``Pollutant``.
    public let pollutants: [PollutantAssessment]

    /// What the value rests on.
    public let basis: AirQualityBasis

    /// Assesses `quality` on `scale`, or returns `nil` when it holds nothing that counts there.
    ///
    /// The worst pollutant decides. The service's own index is taken as it is, where it sent one.
    public init?(of quality: AirQuality, on scale: AirQualityScale) {
        pollutants = Pollutant.allCases.compactMap { pollutant in
            quality.pollutants[pollutant].flatMap { PollutantAssessment(of: pollutant, at: $0, on: scale) }
        }
        if scale == .openWeather, let index = quality.index {
            value = index.rawValue
            band = .openWeather(index)
            basis = .serviceIndex
        } else if let worst = Self.worst(of: pollutants) {
            value = worst.value
            band = worst.band
            basis = scale == .usEPA ? .hourInPlaceOfLongerMeans : .hourlyValues
        } else {
            return nil
        }
    }

    /// The scale of the value.
    public var scale: AirQualityScale { band.scale }

    /// The pollutant that is worst on the scale; of equal ones the one further into its band.
    public var dominantPollutant: Pollutant? { Self.worst(of: pollutants)?.pollutant }

    /// Whether the value was computed here rather than sent by the service.
    public var isEstimate: Bool { basis != .serviceIndex }

    /// What the concentration of `pollutant` means; `nil` when it is unknown or does not count on the scale.
    public subscript(pollutant: Pollutant) -> PollutantAssessment? {
        pollutants.first { $0.pollutant == pollutant }
    }

    private static func worst(of pollutants: [PollutantAssessment]) -> PollutantAssessment? {
        pollutants.reduce(nil) { worst, next in
            guard let worst else { return next }
            return (next.value, next.depth) > (worst.value, worst.depth) ? next : worst
        }
    }
}

/// What an assessment rests on, and so how far it may be trusted.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum AirQualityBasis: String, CaseIterable, Codable, Sendable {
    /// The service's own index.
    case serviceIndex
    /// Computed from one hour's concentrations, on a scale that is made for hourly values.
    case hourlyValues
    /// Computed from one hour's concentrations, although the scale is made for means over 1, 8 and 24 hours.
    ///
    /// The value jumps with every hour and can be far from the official one, which looks back over a day.
    case hourInPlaceOfLongerMeans
}

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
