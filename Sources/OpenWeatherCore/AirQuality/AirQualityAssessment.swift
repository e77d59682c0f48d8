/// The air quality on one of the scales.
///
/// An assessment rates a reading by its worst pollutant, or takes the service's own index as it is. ``basis``
/// indicates which of the two, and thus how reliable the value is.
public struct AirQualityAssessment: Hashable, Sendable {
    /// The value on the scale: 1–5 on the service's, 0–500 on the US EPA's, 1–6 on the European one.
    public let value: Int

    /// The band that contains the value.
    public let band: AirQualityBand

    /// The known pollutants that count on the scale, in the order of ``Pollutant``.
    public let pollutants: [PollutantAssessment]

    /// The data the value is based on.
    public let basis: AirQualityBasis

    /// Creates the assessment of `quality` on `scale`, or `nil` when the reading holds nothing that counts there.
    ///
    /// The worst pollutant determines the result. On ``AirQualityScale/openWeather`` the service's index is used when
    /// there is one.
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

    /// The worst pollutant on the scale, of equal ones the one further into its band; `nil` when no pollutant that
    /// counts is known.
    public var dominantPollutant: Pollutant? { Self.worst(of: pollutants)?.pollutant }

    /// A Boolean value that indicates whether the value was computed here instead of sent by the service.
    public var isEstimate: Bool { basis != .serviceIndex }

    /// The assessment of `pollutant`; `nil` when its concentration is not known or does not count on the scale.
    public subscript(pollutant: Pollutant) -> PollutantAssessment? {
        pollutants.first { $0.pollutant == pollutant }
    }

    /// Returns the worst pollutant, of equal ones the one further into its band.
    static func worst(of pollutants: [PollutantAssessment]) -> PollutantAssessment? {
        pollutants.reduce(nil) { worst, next in
            guard let worst else { return next }
            return (next.value, next.depth) > (worst.value, worst.depth) ? next : worst
        }
    }
}

/// The data an assessment is based on, which determines how reliable it is.
///
/// Screens explain it in a note beside the value.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum AirQualityBasis: String, CaseIterable, Codable, Sendable {
    /// The service's own index.
    case serviceIndex
    /// Concentrations of one hour, on a scale that is defined for hourly values.
    case hourlyValues
    /// Concentrations of one hour, although the scale is defined for means over 1, 8, and 24 hours.
    ///
    /// The value changes with every hour and can be far from the official one, which covers the past day.
    /// ``AirQualityHistory/usEPAAssessment(through:)`` has the means.
    case hourInPlaceOfLongerMeans
    /// Means over 1, 8, and 24 hours of a day, for which the scale is defined.
    case longerMeans
}

/// The rating of one pollutant's concentration on a scale.
///
/// Not every pollutant counts on every scale; for those that do not, there is no assessment.
public struct PollutantAssessment: Hashable, Sendable {
    /// The pollutant.
    public let pollutant: Pollutant

    /// The concentration of the pollutant.
    public let concentration: Concentration

    /// The value on the scale: the number of the band, or the sub-index on ``AirQualityScale/usEPA``.
    public let value: Int

    /// The band that contains the value.
    public let band: AirQualityBand

    /// The position of the concentration within its band, in `0...1`, which decides between two equal values.
    let depth: Double

    /// Creates the assessment of a concentration, or `nil` when the pollutant does not count on `scale`.
    ///
    /// It is also `nil` for a negative concentration, which the service is reported to send, and for one that is not
    /// finite.
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
