public import OpenWeatherCore
public import OpenWeatherScreenKit

/// The forecast, ready to display: the weather now, a temperature curve, and days with their entries.
///
/// Texts are in the user's language and units, so that a view needs no logic of its own. Before the forecast is there,
/// the content is a placeholder of the same layout without a curve.
public struct ForecastContent: Hashable, Sendable {
    /// A Boolean value that indicates whether the values are placeholders for values that are being loaded.
    public let isPlaceholder: Bool
    /// The title of the screen.
    public let title: TextContent
    /// The name of the place, or its coordinates when it has none.
    public let name: TextContent
    /// The weather now, or what is expected for the next hours; `nil` when neither is known.
    public let present: Present?
    /// The time since the forecast was fetched.
    public let updated: TextContent
    /// The time at which the forecast was fetched, on the place's own clocks; `nil` unless the user wants to see it, and
    /// in a placeholder.
    public let fetched: TextContent?
    /// A remark, for example that the forecast is out of date; `nil` when there is none.
    public let notice: NoticeContent?
    /// The temperature over the whole forecast; `nil` when there is nothing to draw.
    public let curve: Curve?
    /// The days in order of time; the first and the last are seldom complete.
    public let days: [Day]
    /// A text in place of the days; `nil` when there are days.
    public let emptiness: TextContent?
    /// The provider of the data; `nil` in a placeholder.
    public let attribution: AttributionContent?
    /// The colors for ``present``, or for the first entry without it.
    public let theme: WeatherTheme
    /// The colors for the temperature of ``present``; `nil` without it.
    public let temperatureTheme: TemperatureTheme?
    /// The side from which the screen is read.
    public let layoutDirection: TextDirection

    /// A day of the forecast: its card as a row, the entries that the row opens to, and the button for its details.
    ///
    /// Which rows are open is up to the view, in a disclosure of its toolkit: opening one needs no data, changes nothing
    /// elsewhere, and ends with the screen. Pass ``day`` to ``ForecastViewModel/dayTapped(_:)`` when the user taps
    /// ``details``, or the card in a view that has no rows to open.
    public struct Day: Hashable, Sendable, Identifiable {
        /// The summary of the day.
        public let card: DayCard
        /// The entries of the day in order of time; empty for a day that a source sums up without them.
        public let entries: [Entry]
        /// The button for ``ForecastViewModel/dayTapped(_:)``; `nil` in a placeholder.
        public let details: ActionContent?

        /// The identifier of the card for UI tests, for example `forecast.day.0`.
        public var id: String { card.id }

        /// The day in the place's own calendar; `nil` in a placeholder.
        public var day: LocalDay? { card.day }
    }

    /// The summary of a day on one card.
    ///
    /// The forecast shows one for each day, and the screen of a day one for each of the days that follow.
    public struct DayCard: Hashable, Sendable, Identifiable {
        /// A stable identifier for UI tests, for example `forecast.day.0`; the same in every language.
        public let id: String
        /// The day to pass to `dayTapped(_:)`; `nil` in a placeholder.
        public let day: LocalDay?
        /// Today, tomorrow, or the weekday and date, in the place's own calendar.
        public let title: String
        /// The weekday and the date.
        public let date: String
        /// The time until which the day is known, for example `until 9 AM`, where the forecast ends before the day does: the
        /// low and the high are those of the time until then.
        ///
        /// `nil` for a day that is known to its end, for the current day, and in a placeholder.
        public let part: String?
        /// The icon of the representative condition.
        public let icon: ConditionIcon
        /// The name of the representative condition.
        public let condition: String
        /// The lowest temperature of the day's entries and, on the current day, of now.
        public let low: String
        /// The highest temperature of the day's entries and, on the current day, of now.
        public let high: String
        /// The low and the high as a pair with their unit, for example `12 °C / 15 °C`.
        public let pair: String
        /// The low and the high on the scale of all days; `nil` in a placeholder and when they are not known.
        public let bar: RangeBarContent?
        /// The highest chance of precipitation; `nil` below 10 %, and when it is not known.
        public let chance: String?
        /// The total rain; `nil` when none is expected.
        public let rain: String?
        /// The total snow as the depth of the melted water; `nil` when none is expected.
        public let snow: String?
        /// The UV index and the phase of the moon, as far as they are known; empty without One Call.
        public let metrics: [MetricContent]
        /// The texts for assistive technology.
        public let accessibility: AccessibilityText
    }

    /// The weather expected at one moment, on one card.
    ///
    /// The forecast has an entry every three hours, and one every hour where it is hourly and in the days that One Call
    /// covers.
    public struct Entry: Hashable, Sendable, Identifiable {
        /// A stable identifier for UI tests, for example `forecast.day.0.entry.2`; the same in every language.
        public let id: String
        /// The time on the place's own clocks.
        public let time: String
        /// The icon of the primary condition.
        public let icon: ConditionIcon
        /// The temperature.
        public let temperature: String
        /// The lowest and the highest temperature of the entry; `nil` when they read the same as ``temperature``.
        public let spread: String?
        /// The name of the primary condition.
        public let condition: String
        /// The chance of precipitation in percent; `nil` below 10 %, and when it is not known.
        public let chance: String?
        /// The speed and direction of the wind; `nil` when they are not known.
        public let wind: String?
        /// The texts for assistive technology: the time as the label, everything else as the value.
        public let accessibility: AccessibilityText
    }

    /// The buttons of the forecast.
    ///
    /// They are available in every state from ``ForecastViewModel/actions``.
    public struct Actions: Hashable, Sendable {
        /// The button for ``ForecastViewModel/refreshPulled()``.
        public let refresh: ActionContent
        /// The button for ``ForecastViewModel/backTapped()``.
        public let back: ActionContent
    }
}

extension ForecastContent.Actions {
    /// Creates the buttons in the language of `environment`.
    init(in environment: ScreenEnvironment) {
        let texts = ForecastTexts.texts(in: environment)
        refresh = .refresh(id: ForecastContent.ID.refresh, hint: texts.refreshHint, in: environment)
        back = .back(id: ForecastContent.ID.back, in: environment)
    }
}
