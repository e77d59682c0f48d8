public import Foundation
public import OpenWeatherScreenKit

/// One point of the temperature curve.
public struct CurvePointContent: Hashable, Sendable, Identifiable {
    /// A stable name for tests of user interfaces, for example `forecast.curve.0`; the same in every language.
    public let id: String
    /// The moment.
    public let date: Date
    /// The time on the place's own clocks.
    public let time: String
    /// The temperature in the units that are shown, not rounded.
    public let value: Double
    /// The temperature as it is shown.
    public let label: String
    /// Where the moment lies between the first, 0, and the last, 1; one half when there is only one.
    public let position: Double
    /// Where the temperature lies between the lowest, 0, and the highest, 1; one half when all are the same.
    public let height: Double
    /// What assistive technology says.
    public let accessibility: AccessibilityText
}
