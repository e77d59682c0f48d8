/// A physical amount that is stored in one canonical unit and converted to others on demand.
///
/// Conversions keep round numbers round: 20 °C is exactly 68 °F, and −40 °C is exactly −40 °F. The `description` is for
/// logs and names the canonical unit, for example `7.28 °C`; strings for users come from the formatters of the
/// presentation modules. All quantities are plain values of eight bytes.
///
/// ```swift
/// let fahrenheit = weather.temperature.fahrenheit  // 68
/// let knots = weather.wind?.speed.knots  // nil where the wind is not known
/// let measurement = weather.temperature.measurement  // for Foundation's formatters on Apple systems
/// ```
public protocol Quantity: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    /// The units in which the amount can be expressed.
    associatedtype Unit: Hashable, CaseIterable, Sendable

    /// Creates the amount from `value` expressed in `unit`.
    init(_ value: Double, in unit: Unit)

    /// Returns the amount expressed in `unit`.
    func value(in unit: Unit) -> Double
}

extension Double {
    /// The number without the trailing digits that binary arithmetic adds, so that 0.29 × 100 is 29.
    ///
    /// Rounds to nine decimals, far finer than any measurement; numbers of ten million and more are returned unchanged.
    package var tidied: Double {
        abs(self) < 1e7 ? (self * 1e9).rounded() / 1e9 : self
    }
}
