/// A share of a whole, stored in percent.
///
/// Humidity, cloud cover, and the chance of precipitation are percentages. The service sends some of them as percent
/// and others as a fraction; the two initializers say which one is meant. Values outside `0...100` are not rejected.
///
/// ```swift
/// let humidity = Percentage(fraction: 0.4)
/// print(humidity.percent, humidity)  // 40.0 40.0%
/// ```
public struct Percentage: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    /// The share in percent; 40 is two fifths.
    public let percent: Double

    /// Creates a share from percent; 40 is two fifths.
    public init(percent: Double) {
        self.percent = percent
    }

    /// Creates a share from a fraction; 0.4 is two fifths.
    public init(fraction: Double) {
        percent = (fraction * 100).tidied
    }

    /// The share as a fraction of one.
    public var fraction: Double { percent / 100 }

    /// A textual representation for logs, for example `81.0%`.
    public var description: String { "\(percent)%" }

    /// Orders shares from small to large.
    public static func < (lhs: Percentage, rhs: Percentage) -> Bool {
        lhs.percent < rhs.percent
    }
}

/// A mass of a pollutant per volume of air, stored in micrograms per cubic meter.
///
/// It has no other unit: a conversion to parts per billion depends on the pollutant.
public struct Concentration: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    /// The concentration in micrograms per cubic meter, μg/m³.
    public let microgramsPerCubicMeter: Double

    /// Creates a concentration from micrograms per cubic meter.
    public init(microgramsPerCubicMeter: Double) {
        self.microgramsPerCubicMeter = microgramsPerCubicMeter
    }

    /// A textual representation for logs, for example `12.5 μg/m³`.
    public var description: String { "\(microgramsPerCubicMeter) μg/m³" }

    /// Orders concentrations from low to high.
    public static func < (lhs: Concentration, rhs: Concentration) -> Bool {
        lhs.microgramsPerCubicMeter < rhs.microgramsPerCubicMeter
    }
}
