public import OpenWeatherScreenKit

/// One day of the forecast, ready to display.
///
/// Texts are in the user's language and units, so that a view needs no logic of its own. Before the forecast is there,
/// the content is a placeholder of the same layout.
public struct DayDetailContent: Hashable, Sendable {
    /// Whether the values are placeholders for values that are being loaded.
    public let isPlaceholder: Bool
    /// The name of the place, or its coordinates when it has none.
    public let name: TextContent
    /// A remark, for example that the forecast is out of date; `nil` when there is none.
    public let notice: NoticeContent?
    /// The summary of the day.
    public let summary: ForecastContent.DayCard
    /// The perceived temperature, wind, humidity, and chance and amount of precipitation, as far as they are known.
    public let metrics: [MetricContent]
    /// The heading of the entries.
    public let entriesTitle: TextContent
    /// The entries of the day in order of time.
    public let entries: [ForecastContent.Entry]
    /// The heading of the days after this one.
    public let followingTitle: TextContent
    /// The days after this one, for ``DayDetailViewModel/dayTapped(_:)``.
    public let following: [ForecastContent.DayCard]
    /// The provider of the data; `nil` in a placeholder.
    public let attribution: AttributionContent?
    /// The colors for the representative condition.
    public let theme: WeatherTheme
    /// The side from which the screen is read.
    public let layoutDirection: TextDirection

    /// The buttons of the screen of a day.
    ///
    /// They are available in every state from ``DayDetailViewModel/actions``.
    public struct Actions: Hashable, Sendable {
        /// The button for ``DayDetailViewModel/refreshPulled()``.
        public let refresh: ActionContent
        /// The button for ``DayDetailViewModel/backTapped()``.
        public let back: ActionContent
    }

    /// The identifiers of elements, which are the same in every language.
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

extension DayDetailContent.Actions {
    /// Creates the buttons in the language of `environment`.
    init(in environment: ScreenEnvironment) {
        let texts = ForecastTexts.texts(in: environment.textLanguage)
        refresh = .refresh(id: "dayDetail.refresh", hint: texts.refreshHint, in: environment)
        back = .back(id: "dayDetail.back", in: environment)
    }
}
