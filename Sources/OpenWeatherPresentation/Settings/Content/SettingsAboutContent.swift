public import OpenWeatherScreenKit

/// About the SDK and the service.
public struct SettingsAboutContent: Hashable, Sendable {
    /// The title of the section.
    public let title: TextContent
    /// Where the data come from.
    public let attribution: AttributionContent
    /// The version of the SDK.
    public let version: MetricContent
}
