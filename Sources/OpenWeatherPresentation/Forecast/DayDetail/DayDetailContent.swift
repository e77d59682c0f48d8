public import OpenWeatherScreenKit

/// One day of the forecast as it is shown.
public struct DayDetailContent: Hashable, Sendable {
    /// Whether the values are placeholders for ones that are still being loaded.
    public let isPlaceholder: Bool
    /// The name of the place, or its coordinates where it has none.
    public let name: TextContent
    /// A remark, for example that the forecast is not up to date.
    public let notice: NoticeContent?
    /// What the day comes to.
    public let summary: DayCardContent
    /// What it feels like, wind, humidity, and chance and amount of precipitation, as far as they are known.
    public let metrics: [MetricContent]
    /// The heading of the entries.
    public let entriesTitle: TextContent
    /// The day's entries in order of time.
    public let entries: [ForecastEntryContent]
    /// The heading of the days after this one.
    public let followingTitle: TextContent
    /// The days after this one, for ``DayDetailViewModel/dayTapped(_:)``.
    public let following: [DayCardContent]
    /// The provider of the data; `nil` before there are any.
    public let attribution: AttributionContent?
    /// The colours, those of the representative condition.
    public let theme: WeatherTheme
    /// The side from which the screen is read.
    public let layoutDirection: TextDirection

    /// The identifiers of elements, the same in every language.
    enum ID {
        static let name = "dayDetail.name"
        static let notice = "dayDetail.notice"
        static let summary = "dayDetail.summary"
        static let feelsLike = "dayDetail.feelsLike"
        static let wind = "dayDetail.wind"
        static let gusts = "dayDetail.gusts"
        static let humidity = "dayDetail.humidity"
        static let chance = "dayDetail.chance"
        static let rain = "dayDetail.rain"
        static let snow = "dayDetail.snow"
        static let entries = "dayDetail.entries"
        static let entry = "dayDetail.entry"
        static let following = "dayDetail.following"
        static let attribution = "dayDetail.attribution"
        static let failure = "dayDetail.failure"
        static let missingDay = "dayDetail.missingDay"
    }
}
