public import OpenWeatherCore
public import OpenWeatherScreenKit

/// A scale to choose.
public struct AirQualityScaleContent: Hashable, Sendable, Identifiable {
    /// A stable name for tests of user interfaces, for example `airQuality.scale.usEPA`; the same in every language.
    public let id: String
    /// The scale, for ``AirQualityViewModel/indexScaleChanged(_:)``.
    public let scale: AirQualityScale
    /// Its name.
    public let title: String
    /// Whether it is the one that is shown.
    public let isSelected: Bool
    /// What assistive technology says.
    public let accessibility: AccessibilityText
}
