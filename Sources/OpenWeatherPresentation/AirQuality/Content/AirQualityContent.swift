public import OpenWeatherScreenKit

/// The air-quality screen as it is shown: the air at one place, ready to display.
public struct AirQualityContent: Hashable, Sendable {
    /// Whether the values are placeholders for ones that are still being loaded.
    public let isPlaceholder: Bool
    /// The name of the place, or its coordinates where it has none.
    public let name: TextContent
    /// The scales to choose from, for ``AirQualityViewModel/indexScaleChanged(_:)``.
    public let scales: [AirQualityScaleContent]
    /// The index with what it means.
    public let index: AirQualityIndexContent
    /// When the service last updated its values, on the place's own clocks, or in UTC and saying so.
    public let measured: TextContent
    /// How long ago the values were fetched.
    public let updated: TextContent
    /// A remark, for example that the values are not up to date.
    public let notice: NoticeContent?
    /// The pollutants that matter most.
    public let pollutants: [PollutantContent]
    /// The rarer pollutants.
    public let morePollutants: MorePollutantsContent
    /// The next 24 hours.
    public let hours: AirQualityHoursContent
    /// Every band of the scale with its advice, the cleanest first.
    public let bands: [AirQualityBandContent]
    /// The provider of the data; `nil` before there are any.
    public let attribution: AttributionContent?
    /// The side from which the screen is read.
    public let layoutDirection: TextDirection

    /// The identifiers of elements, the same in every language.
    enum ID {
        static let title = "airQuality.title"
        static let refresh = "airQuality.refresh"
        static let back = "airQuality.back"
        static let name = "airQuality.name"
        static let scale = "airQuality.scale"
        static let index = "airQuality.index"
        static let dominant = "airQuality.dominant"
        static let advice = "airQuality.advice"
        static let note = "airQuality.note"
        static let measured = "airQuality.measured"
        static let updated = "airQuality.updated"
        static let notice = "airQuality.notice"
        static let attribution = "airQuality.attribution"
        static let failure = "airQuality.failure"
        static let noLocation = "airQuality.noLocation"
        static let pollutant = "airQuality.pollutant"
        static let more = "airQuality.more"
        static let hours = "airQuality.hours"
        static let hoursNotice = "airQuality.hours.notice"
        static let hoursEmpty = "airQuality.hours.empty"
        static let hour = "airQuality.hour"
        static let band = "airQuality.band"
    }
}
