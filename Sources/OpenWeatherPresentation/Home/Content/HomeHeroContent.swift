public import OpenWeatherScreenKit

/// What matters most: temperature, sky and what it feels like.
public struct HomeHeroContent: Hashable, Sendable {
    /// The temperature, spoken in full together with what it feels like.
    public let temperature: TextContent
    /// The icon of the primary condition.
    public let icon: ConditionIcon
    /// The conditions in words, the primary first.
    public let description: TextContent
    /// What the temperature feels like, where the service says.
    public let feelsLike: TextContent?
    /// The lowest temperature measured in the area right now, where the service sends one.
    ///
    /// The service's `temp_min` is not the day's low; the label says what it is.
    public let low: MetricContent?
    /// The highest temperature measured in the area right now, where the service sends one.
    public let high: MetricContent?
}
