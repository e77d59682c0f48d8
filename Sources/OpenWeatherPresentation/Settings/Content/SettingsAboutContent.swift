public import OpenWeatherScreenKit

/// About the SDK and the service.
public struct SettingsAboutContent: Hashable, Sendable {
    /// The title of the section.
    public let title: TextContent
    /// Where the data come from, which the service's terms ask to be said; leads to ``address``.
    public let attribution: ActionContent
    /// The address of the service's site.
    public let address: String
    /// The version of the SDK.
    public let version: MetricContent
}
