public import OpenWeatherScreenKit

/// A slider in degrees Fahrenheit; what it is moved to goes to the view model's `fahrenheitChanged(_:)`.
public struct TemperatureSliderContent: Hashable, Sendable, Identifiable {
    /// A stable name for tests of user interfaces; the same in every language.
    public let id: String
    /// Where the slider stands; at the nearer end for a temperature beyond it.
    public let value: Double
    /// From −40 to 140.
    public let range: ClosedRange<Double>
    /// The size of a step.
    public let step: Double
    /// What assistive technology says: the temperature on both scales.
    public let accessibility: AccessibilityText
}
