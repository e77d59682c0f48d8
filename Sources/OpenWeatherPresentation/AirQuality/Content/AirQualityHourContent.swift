public import Foundation
public import OpenWeatherScreenKit

/// One hour of the chart.
public struct AirQualityHourContent: Hashable, Sendable, Identifiable {
    /// A stable name for tests of user interfaces, for example `airQuality.hour.0`; the same in every language.
    public let id: String
    /// The beginning of the hour; `nil` in a placeholder.
    public let date: Date?
    /// The beginning of the hour on the place's own clocks, or in UTC and saying so.
    public let time: String
    /// The index; a dash where nothing that counts on the scale is known.
    public let value: String
    /// The name of the band.
    public let label: String
    /// The colour of the band.
    public let color: AirQualityColor?
    /// How high to draw the hour, in `0...1`.
    ///
    /// 1 is the worst band of a scale of levels. On the US EPA's scale, which goes far beyond usual air, it is the end
    /// of the worst band of the hours shown.
    public let height: Double
    /// What assistive technology says.
    public let accessibility: AccessibilityText
}
