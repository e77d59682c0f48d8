public import OpenWeatherScreenKit

/// The forecast as it is shown: days of three-hour cards and a curve, ready to display.
public struct ForecastContent: Hashable, Sendable {
    /// Whether the values are placeholders for ones that are still being loaded.
    public let isPlaceholder: Bool
    /// The name of the place, or its coordinates where it has none.
    public let name: TextContent
    /// How long ago the forecast was fetched.
    public let updated: TextContent
    /// A remark, for example that the forecast is not up to date.
    public let notice: NoticeContent?
    /// The temperature over the whole range; `nil` when there is nothing to draw.
    public let curve: TemperatureCurveContent?
    /// The days in order of time; the first and last are seldom complete.
    public let days: [ForecastDayContent]
    /// What to say in place of the days when there are none.
    public let emptiness: TextContent?
    /// The provider of the data; `nil` before there are any.
    public let attribution: AttributionContent?
    /// The colours, those of the first entry.
    public let theme: WeatherTheme
    /// The side from which the screen is read.
    public let layoutDirection: TextDirection

    /// The identifiers of elements, the same in every language.
    enum ID {
        static let name = "forecast.name"
        static let updated = "forecast.updated"
        static let notice = "forecast.notice"
        static let curve = "forecast.curve"
        static let day = "forecast.day"
        static let emptiness = "forecast.empty"
        static let attribution = "forecast.attribution"
        static let failure = "forecast.failure"
        static let noLocation = "forecast.noLocation"
    }
}
