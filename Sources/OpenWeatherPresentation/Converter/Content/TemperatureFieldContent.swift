public import OpenWeatherScreenKit

/// A field that shows a temperature in one unit and takes another one.
public struct TemperatureFieldContent: Hashable, Sendable, Identifiable {
    /// A stable name for tests of user interfaces, for example `converter.celsius`; the same in every language.
    public let id: String
    /// The name of the scale.
    public let label: String
    /// What was typed, or the temperature as the locale writes it.
    public let text: String
    /// The unit beside the field, for example `°C`.
    public let unit: String
    /// What is wrong with what was typed; `nil` when nothing is.
    public let problem: TextContent?
    /// What assistive technology says.
    public let accessibility: AccessibilityText
}
