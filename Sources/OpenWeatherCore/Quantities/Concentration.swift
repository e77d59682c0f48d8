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
