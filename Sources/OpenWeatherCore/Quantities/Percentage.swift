/// A share of a whole, stored in percent.
///
/// Used for humidity, cloud cover and the chance of precipitation, which the service sends partly as percent
/// and partly as a fraction; the type says which is meant.
public struct Percentage: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    /// The share in percent, so 40 means two fifths.
    public let percent: Double

    /// Creates a share from percent.
    public init(percent: Double) {
        self.percent = percent
    }

    /// Creates a share from a fraction, so 0.4 means two fifths.
    public init(fraction: Double) {
        percent = (fraction * 100).tidied
    }

    /// The share as a fraction of one.
    public var fraction: Double { percent / 100 }

    /// The share for logs, for example `81.0%`.
    public var description: String { "\(percent)%" }

    /// Orders shares from small to large.
    public static func < (lhs: Percentage, rhs: Percentage) -> Bool {
        lhs.percent < rhs.percent
    }
}

/// A mass of a pollutant in the air, stored in micrograms per cubic metre.
public struct Concentration: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    /// Micrograms per cubic metre, μg/m³.
    public let microgramsPerCubicMeter: Double

    /// Creates a concentration from micrograms per cubic metre.
    public init(microgramsPerCubicMeter: Double) {
        self.microgramsPerCubicMeter = microgramsPerCubicMeter
    }

    /// The concentration for logs, for example `12.5 μg/m³`.
    public var description: String { "\(microgramsPerCubicMeter) μg/m³" }

    /// Orders concentrations from clean to polluted.
    public static func < (lhs: Concentration, rhs: Concentration) -> Bool {
        lhs.microgramsPerCubicMeter < rhs.microgramsPerCubicMeter
    }
}
