public import OpenWeatherScreenKit

/// One band of the scale, for a legend with advice.
public struct AirQualityBandContent: Hashable, Sendable, Identifiable {
    /// A stable name for tests of user interfaces, for example `airQuality.band.1`; the same in every language.
    public let id: String
    /// The values of the index in the band, for example `2` or `51–100`.
    public let range: String
    /// The name of the band.
    public let label: String
    /// What people should do.
    public let advice: String
    /// The colour of the band.
    public let color: AirQualityColor
    /// Whether the air is in this band now.
    public let isCurrent: Bool
    /// What assistive technology says.
    public let accessibility: AccessibilityText
}
