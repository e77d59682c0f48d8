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
    /// The places to switch to with one tap, in the order they were marked.
    public let favorites: [HomeFavoriteContent]
    /// The colours.
    public let theme: WeatherTheme
    /// The side from which the screen is read.
    public let layoutDirection: LayoutDirection

    /// The identifiers of elements, the same in every language.
    enum ID {
        static let name = "home.name"
        static let temperature = "home.temperature"
        static let description = "home.description"
        static let feelsLike = "home.feelsLike"
        static let low = "home.low"
        static let high = "home.high"
        static let humidity = "home.humidity"
        static let pressure = "home.pressure"
        static let wind = "home.wind"
        static let gusts = "home.gusts"
        static let cloudiness = "home.cloudiness"
        static let visibility = "home.visibility"
        static let dewPoint = "home.dewPoint"
        static let precipitation = "home.precipitation"
        static let sunrise = "home.sunrise"
        static let sunset = "home.sunset"
        static let sun = "home.sun"
        static let measured = "home.measured"
        static let updated = "home.updated"
        static let notice = "home.notice"
        static let failure = "home.failure"
        static let onboarding = "home.onboarding"
        static let favorite = "home.favorite"
    }
}
