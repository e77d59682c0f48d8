public import OpenWeatherScreenKit

/// The next 24 hours as a small chart.
public struct AirQualityHoursContent: Hashable, Sendable {
    /// The title, spoken together with the best and the worst band of the hours.
    public let title: TextContent
    /// Whether the hours are placeholders for ones that are still being loaded.
    public let isPlaceholder: Bool
    /// The hours in order of time; the service may leave some out.
    public let points: [AirQualityHourContent]
    /// A remark, for example that the hours could not be loaded; the air now is shown all the same.
    public let notice: NoticeContent?
    /// What to say in place of the hours when the service has none.
    public let emptiness: TextContent?
}
