public import OpenWeatherScreenKit

/// The home screen as it is shown: the weather at one place, ready to display.
public struct HomeContent: Hashable, Sendable {
    /// Whether the values are placeholders for ones that are still being loaded.
    public let isPlaceholder: Bool
    /// The name of the place, or its coordinates where it has none.
    public let name: TextContent
    /// What matters most.
    public let hero: HomeHeroContent
    /// The grid of further values, in a fixed order; those that may be missing are then left out.
    public let metrics: [MetricContent]
    /// What the sun does.
    public let sun: HomeSunContent
    /// How old it all is.
    public let freshness: HomeFreshnessContent
    /// A remark, for example that the device is offline.
    public let notice: NoticeContent?
    /// The provider of the data; `nil` before there are any.
    public let attribution: AttributionContent?
    /// The places to switch to with one tap, in the order they were marked.
    public let favorites: [HomeFavoriteContent]
    /// The colours.
    public let theme: WeatherTheme
    /// The side from which the screen is read.
    public let layoutDirection: TextDirection
}
