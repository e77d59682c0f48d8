public import OpenWeatherCore

/// The colors of a temperature.
///
/// There are four gradients, one for each ``/OpenWeatherCore/TemperatureBand``:
///
/// | band | from | to | gradient |
/// | --- | --- | --- | --- |
/// | `cold` | | below 32 °F (0 °C) | icy blue |
/// | `mild` | 32 °F (0 °C) | below 70 °F (21.1 °C) | fresh green |
/// | `warm` | 70 °F (21.1 °C) | 85 °F (29.4 °C) | golden |
/// | `hot` | above 85 °F (29.4 °C) | | glowing red |
///
/// The converter and the widgets show it, so that a temperature has the same colors on both.
public struct TemperatureTheme: Hashable, Sendable {
    /// The band that the temperature falls into.
    public let band: TemperatureBand

    /// The gradient of the band on a device in light appearance.
    public var gradient: ColorGradient { .gradient(of: band) }

    /// The gradient of the band on a device in dark appearance, with white text.
    public var darkGradient: ColorGradient { .darkGradient(of: band) }

    /// Creates the colors of a temperature.
    public init(_ temperature: Temperature) {
        band = TemperatureBand(temperature)
    }
}

extension ColorGradient {
    /// Returns the gradient for a band of temperatures in light appearance, from icy blue to glowing red.
    public static func gradient(of band: TemperatureBand) -> ColorGradient {
        switch band {
        case .cold: cold
        case .mild: mild
        case .warm: warm
        case .hot: hot
        }
    }

    /// Returns the gradient for a band of temperatures in dark appearance, in dimmed hues of the light one.
    public static func darkGradient(of band: TemperatureBand) -> ColorGradient {
        switch band {
        case .cold: coldDark
        case .mild: mildDark
        case .warm: warmDark
        case .hot: hotDark
        }
    }

    /// Icy blue.
    private static let cold = ColorGradient(top: RGBColor(hex: 0x1D4E89), bottom: RGBColor(hex: 0x2F6CA8))
    /// Fresh green.
    private static let mild = ColorGradient(top: RGBColor(hex: 0xA8E6CF), bottom: RGBColor(hex: 0x7CCFB0))
    /// Golden.
    private static let warm = ColorGradient(top: RGBColor(hex: 0xFFD56B), bottom: RGBColor(hex: 0xF7A94B))
    /// Glowing red.
    private static let hot = ColorGradient(top: RGBColor(hex: 0xB3261E), bottom: RGBColor(hex: 0x8C1D18))
    /// Dim icy blue.
    private static let coldDark = ColorGradient(top: RGBColor(hex: 0x0F2B4D), bottom: RGBColor(hex: 0x1B456F))
    /// Dim green.
    private static let mildDark = ColorGradient(top: RGBColor(hex: 0x123B2E), bottom: RGBColor(hex: 0x1F5443))
    /// Dim gold.
    private static let warmDark = ColorGradient(top: RGBColor(hex: 0x54390B), bottom: RGBColor(hex: 0x6B4713))
    /// Dim red.
    private static let hotDark = ColorGradient(top: RGBColor(hex: 0x6B1511), bottom: RGBColor(hex: 0x4A0E0B))
}
