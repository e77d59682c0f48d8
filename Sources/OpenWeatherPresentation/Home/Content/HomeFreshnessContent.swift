public import OpenWeatherScreenKit

/// How old what is shown is.
public struct HomeFreshnessContent: Hashable, Sendable {
    /// When the service measured, on the place's own clocks.
    public let measured: TextContent
    /// How long ago it was fetched.
    public let updated: TextContent
}
