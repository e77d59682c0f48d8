public import OpenWeatherScreenKit

/// What the sun does: two times, or a sentence where there are none.
public struct HomeSunContent: Hashable, Sendable {
    /// Sunrise on the place's own clocks.
    public let sunrise: MetricContent?
    /// Sunset on the place's own clocks.
    public let sunset: MetricContent?
    /// That the sun does not set, does not rise, or that nobody knows.
    public let note: TextContent?
}
