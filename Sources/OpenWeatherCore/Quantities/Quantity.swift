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

extension Double {
    /// The number without the last digits that arithmetic in binary adds, so that 0.29 × 100 is 29.
    ///
    /// Rounds to nine decimals, far finer than anything measured; numbers of ten million and more are left alone.
    var tidied: Double {
        abs(self) < 1e7 ? (self * 1e9).rounded() / 1e9 : self
    }
}
