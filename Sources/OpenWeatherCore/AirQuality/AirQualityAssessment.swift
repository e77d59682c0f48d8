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
