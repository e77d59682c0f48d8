import Foundation

/// The phase of the moon on a day.
///
/// Source: `moon_phase`, where 0 and 1 are the new moon, 0.25 is the first quarter, 0.5 the full moon and 0.75 the last
/// quarter. When a quarter falls within a day, the service sends its exact value, else the mean of the day.
public struct MoonPhase: Hashable, Codable, Sendable {
    /// The part of the cycle since the new moon, in `0..<1`.
    public let fraction: Double

    /// Creates a phase, or `nil` when `fraction` is outside `0...1`; 1 is the new moon like 0.
    public init?(fraction: Double) {
        guard (0...1).contains(fraction) else { return nil }
        self.fraction = fraction == 1 ? 0 : fraction
    }

    /// Creates a phase by decoding its fraction.
    ///
    /// - Throws: A decoding error, also for a fraction outside `0...1`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let phase = MoonPhase(fraction: try container.decode(Double.self, forKey: .fraction)) else {
            throw DecodingError.dataCorruptedError(
                forKey: .fraction,
                in: container,
                debugDescription: "The moon has no such phase."
            )
        }
        self = phase
    }

    private enum CodingKeys: String, CodingKey {
        case fraction
    }

    /// The name of the phase.
    public var name: Name {
        switch fraction {
        case 0: .newMoon
        case ..<0.25: .waxingCrescent
        case 0.25: .firstQuarter
        case ..<0.5: .waxingGibbous
        case 0.5: .fullMoon
        case ..<0.75: .waningGibbous
        case 0.75: .lastQuarter
        default: .waningCrescent
        }
    }

    /// The share of the moon's disk that is lit.
    public var illumination: Percentage {
        Percentage(fraction: (1 - cos(2 * .pi * fraction)) / 2)
    }

    /// The name of a phase of the moon.
    ///
    /// The set of cases is closed.
    public enum Name: String, CaseIterable, Codable, Sendable {
        /// A fraction of 0.
        case newMoon
        /// Between new moon and first quarter.
        case waxingCrescent
        /// A fraction of 0.25.
        case firstQuarter
        /// Between first quarter and full moon.
        case waxingGibbous
        /// A fraction of 0.5.
        case fullMoon
        /// Between full moon and last quarter.
        case waningGibbous
        /// A fraction of 0.75.
        case lastQuarter
        /// Between last quarter and new moon.
        case waningCrescent
    }
}
