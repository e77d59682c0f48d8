public import OpenWeatherScreenKit

/// The weather as a widget shows it.
public struct WidgetWeatherContent: Hashable, Sendable {
    /// The icon of the condition.
    public let icon: ConditionIcon
    /// The temperature in the user's units.
    public let temperature: TextContent
    /// The temperature in degrees Celsius and Fahrenheit, without the scale that ``temperature`` is in; none in the
    /// small size.
    public let conversions: [TextContent]
    /// The name of the place, or its coordinates where it has none; `nil` in the small size.
    public let city: TextContent?
    /// The ISO code of the country, where there is one, spoken as its name; `nil` in the small size.
    public let countryCode: TextContent?
    /// The condition in words; only in the large size.
    public let description: TextContent?
    /// When it was updated; in the small size only once it is outdated.
    public let freshness: WidgetFreshnessContent?
    /// Where the data come from; `nil` in the small size, whose tap leads to a screen that says so.
    public let attribution: AttributionContent?
    /// The favourite cities in the user's order; only in the large size.
    public let favorites: [WidgetFavoriteContent]
}
