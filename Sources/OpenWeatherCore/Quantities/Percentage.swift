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
