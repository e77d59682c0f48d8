public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The home screen, ready to display: the weather at one place, and what comes next there.
///
/// ``outlook``, ``hours``, ``days``, ``goodTimes``, and the low and high of ``hero`` come from the forecast. Without one they are
/// `nil` and the rest does not change. No two numbers for the same thing differ: all temperatures are made from the
/// same values and rounded once.
///
/// ``rainNotice`` and ``alerts`` come from One Call, for an app whose key has a subscription to it.
///
/// Texts are in the user's language and units, so that a view needs no logic of its own. Before the weather is there,
/// the content is a placeholder of the same layout.
public struct HomeContent: Hashable, Sendable {
    /// A Boolean value that indicates whether the values are placeholders for values that are being loaded.
    public let isPlaceholder: Bool
    /// The name of the place, or its coordinates when it has none.
    public let name: TextContent
    /// The temperature and the conditions.
    public let hero: Hero
    /// Rain or snow in the next minutes in one sentence without a period, for example "Rain in 12 minutes"; `nil` without
    /// One Call, and when the minutes add nothing to ``outlook``.
    public let rainNotice: TextContent?
    /// The weather compared with yesterday at this time and with the usual of these days, in one sentence without a period, for
    /// example "4° warmer than yesterday at this time; usual high 12° in late November (2006–2025)"; `nil` when nothing to
    /// compare with is known.
    public let comparison: TextContent?
    /// The usual weather that takes calls, for a user to ask for; `nil` when it is known or cannot be had.
    public let usualOffer: UsualOffer?
    /// The warnings that have not ended, those in effect first; empty without One Call.
    public let alerts: [Alert]
    /// The number of alerts that are not in ``alerts``, as a text; `nil` when there are none.
    public let moreAlerts: TextContent?
    /// The age of the alerts, when they could not be refreshed; `nil` otherwise.
    public let alertsNotice: NoticeContent?
    /// The next rain or snow in one sentence without a period, for example "Rain from around 4 PM"; `nil` without a
    /// forecast, and when ``rainNotice`` says it more precisely.
    public let outlook: TextContent?
    /// The next 24 hours; `nil` without a forecast.
    public let hours: Hours?
    /// The next days; `nil` without a forecast.
    public let days: Days?
    /// The times at which the weather suits the activities that the user chose, today or else tomorrow; `nil` without a
    /// forecast, and in an app without activities.
    public let goodTimes: GoodTimesContent?
    /// The age of the forecast, when it is out of date or could not be refreshed; `nil` otherwise.
    public let forecastNotice: NoticeContent?
    /// The grid of further values, in a fixed order.
    ///
    /// Wind, humidity, pressure, and cloud cover are always present. Visibility, precipitation, and the lowest and highest
    /// temperature nearby are left out when they are not known, and the last two when they do not differ.
    public let metrics: [Metric]
    /// Sunrise and sunset.
    public let sun: Sun
    /// The age of the values.
    public let freshness: Freshness
    /// A remark, for example that the device is offline; `nil` when there is none.
    public let notice: NoticeContent?
    /// The provider of the data; `nil` in a placeholder.
    public let attribution: AttributionContent?
    /// The places to switch to with one tap: the device's own where it is one of them, and the others in the order in
    /// which they were marked.
    public let favorites: [Favorite]
    /// The colors for the weather and the time of day.
    public let theme: WeatherTheme
    /// The colors for the temperature; `nil` in a placeholder.
    public let temperatureTheme: TemperatureTheme?
    /// The side from which the screen is read.
    public let layoutDirection: TextDirection

    /// The most important values: the temperature and the conditions.
    ///
    /// Show them large at the top of the screen.
    public struct Hero: Hashable, Sendable {
        /// The temperature, spoken together with what it feels like.
        public let temperature: TextContent
        /// The same temperature with its unit, for example `12 °C`.
        public let temperatureWithUnit: String
        /// The icon of the primary condition.
        public let icon: ConditionIcon
        /// The names of the conditions, the primary one first.
        public let description: TextContent
        /// The perceived temperature; `nil` when the service reports none.
        public let feelsLike: TextContent?
        /// The lowest temperature of what is left of the day, including now; `nil` without a forecast, and when the
        /// forecast has no further step on this day.
        ///
        /// It is read aloud as the low "until midnight" once a part of the day is over.
        public let low: MetricContent?
        /// The highest temperature of what is left of the day, including now; `nil` when ``low`` is.
        public let high: MetricContent?
    }

    /// Sunrise and sunset, or a sentence when there are none.
    ///
    /// Either both times are present, or ``note`` is.
    public struct Sun: Hashable, Sendable {
        /// The sunrise on the place's own clocks; `nil` when there is a ``note`` instead.
        public let sunrise: MetricContent?
        /// The sunset on the place's own clocks; `nil` when there is a ``note`` instead.
        public let sunset: MetricContent?
        /// A sentence in place of the times; `nil` when the sun rises and sets.
        public let note: TextContent?
        /// The position of the sun on its way from sunrise, 0, to sunset, 1; `nil` while it is down, and when there is a
        /// ``note``.
        public let position: Double?
        /// A Boolean value that indicates whether the sun is above the horizon now; `nil` when that is not known, and
        /// in a placeholder.
        ///
        /// It is `true` all day where the sun does not set and `false` where it does not rise.
        public let isUp: Bool?
    }

    /// The age of the values.
    ///
    /// The service measures every ten minutes or so, so that values may be older than the response that has them.
    public struct Freshness: Hashable, Sendable {
        /// The time of the measurement on the place's own clocks.
        public let measured: TextContent
        /// The time since the response was fetched.
        public let updated: TextContent
        /// The time at which the response was fetched, on the place's own clocks; `nil` unless the user wants to see it,
        /// and in a placeholder.
        public let fetched: TextContent?
        /// The interval of the automatic refresh, for example "Refreshed every minute"; `nil` when it is off, and in a
        /// placeholder.
        public let autoRefresh: TextContent?
    }

    /// A favorite place to switch to with one tap.
    ///
    /// Pass ``id`` to ``HomeViewModel/favoriteTapped(_:)``.
    public struct Favorite: Hashable, Sendable, Identifiable {
        /// The identity of the place; ``/OpenWeatherCore/LocationID/device`` for the device's own.
        public let id: LocationID
        /// A stable identifier for UI tests, for example `home.favorite.0`; the same in every language.
        public let identifier: String
        /// The name of the place, or the words for the device's own.
        public let name: String
        /// The name of an SF Symbol for the device's own place, which follows the device; `nil` for any other.
        public let symbolName: String?
        /// A Boolean value that indicates whether the place is the one that is shown.
        public let isCurrent: Bool
        /// The texts for assistive technology.
        public let accessibility: AccessibilityText
    }
}
