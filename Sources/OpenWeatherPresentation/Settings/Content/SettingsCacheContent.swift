public import OpenWeatherScreenKit

/// The answers that are kept on the device.
public struct SettingsCacheContent: Hashable, Sendable {
    /// The title of the section.
    public let title: TextContent
    /// The switch, for ``SettingsViewModel/cacheToggled(_:)``.
    public let isEnabled: SettingsSwitchContent
    /// How much is kept.
    public let size: MetricContent
    /// For ``SettingsViewModel/clearCacheTapped()``.
    public let clear: ActionContent
    /// Whether the cache is being cleared; the button then says so and does nothing.
    public let isClearing: Bool
}
