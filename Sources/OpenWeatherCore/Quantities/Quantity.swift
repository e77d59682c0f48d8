/// A physical amount that is stored in one canonical unit and read in any.
///
/// Its description is for logs and names the canonical unit, for example `7.28 °C`; people are shown what
/// `OpenWeatherPresentation` formats. Conversions are written so that round numbers stay round: 20 °C is exactly 68 °F, −40 °C is exactly −40 °F.
public protocol Quantity: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    /// The units the amount can be read in.
    associatedtype Unit: Hashable, CaseIterable, Sendable

    /// Creates the amount from `value` expressed in `unit`.
    init(_ value: Double, in unit: Unit)

    /// The amount expressed in `unit`.
    func value(in unit: Unit) -> Double
}
