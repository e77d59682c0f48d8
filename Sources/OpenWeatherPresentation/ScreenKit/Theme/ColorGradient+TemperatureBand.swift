public import OpenWeatherCore

extension ColorGradient {
    /// The gradient of a band of temperatures.
    public static func gradient(of band: TemperatureBand) -> ColorGradient {
        switch band {
        case .cold: cold
        case .mild: mild
        case .warm: warm
        case .hot: hot
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
}
