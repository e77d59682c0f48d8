public import Foundation
public import OpenWeatherCore
public import OpenWeatherScreenKit

extension HomeContent {
    /// The next 24 hours: the weather now, the steps of the forecast, and sunrise and sunset among them.
    ///
    /// Steps are those of the forecast, one or three hours apart from OpenWeather; no values are interpolated between them.
    public struct Hours: Hashable, Sendable, Identifiable {
        /// A stable identifier for UI tests; the same in every language.
        public let id: String
        /// A Boolean value that indicates whether the columns are placeholders for a forecast that is being loaded.
        public let isPlaceholder: Bool
        /// The heading.
        public let title: TextContent
        /// The columns in order of time.
        public let columns: [Hour]
        /// The label of the lowest temperature of the columns; `nil` in a placeholder.
        public let low: String?
        /// The label of the highest temperature of the columns; `nil` in a placeholder.
        public let high: String?
    }

    /// A column of the next hours.
    ///
    /// ``position`` and ``height`` need no scaling beyond the size of a chart, for a front end that draws a curve.
    public struct Hour: Hashable, Sendable, Identifiable {
        /// The kind of moment that a column stands for.
        ///
        /// Columns of the kinds ``sunrise`` and ``sunset`` have no temperature.
        #if hasAttribute(nonexhaustive)
        @nonexhaustive
        #endif
        public enum Kind: String, Hashable, Sendable {
            /// The weather now, as measured.
            case now
            /// A step of the forecast.
            case step
            /// The sunrise.
            case sunrise
            /// The sunset.
            case sunset
        }

        /// A stable identifier for UI tests, for example `home.hours.2`; the same in every language.
        public let id: String
        /// The kind of moment that the column stands for.
        public let kind: Kind
        /// The moment; `nil` in a placeholder.
        public let date: Date?
        /// The word for now, or the time on the place's own clocks.
        public let time: String
        /// The icon of the primary condition; `nil` for sunrise and sunset.
        public let icon: ConditionIcon?
        /// The name of an SF Symbol for the column.
        public let symbolName: String
        /// The temperature; `nil` for sunrise and sunset.
        public let temperature: String?
        /// The temperature as a value, for ``/OpenWeatherScreenKit/TemperatureRamp/color(at:)``; `nil` without one.
        public let degrees: Temperature?
        /// The chance of precipitation in the hours before ``date``; `nil` below 10 %, and when it is not known.
        public let chance: String?
        /// The same chance from 0 to 1; `nil` when ``chance`` is.
        public let chanceFraction: Double?
        /// The position of the moment between the first column, 0, and the last, 1.
        public let position: Double
        /// The temperature between the lowest of the columns, 0, and the highest, 1; `nil` without one.
        public let height: Double?
        /// The texts for assistive technology: the time as the label, everything else as the value.
        public let accessibility: AccessibilityText
    }

    /// The next days, on one scale of temperatures.
    ///
    /// It shows up to five days from today on, each with a bar on the scale that all rows share.
    public struct Days: Hashable, Sendable, Identifiable {
        /// A stable identifier for UI tests; the same in every language.
        public let id: String
        /// A Boolean value that indicates whether the rows are placeholders for a forecast that is being loaded.
        public let isPlaceholder: Bool
        /// The heading.
        public let title: TextContent
        /// Up to five rows in order of time, beginning with what is left of today.
        public let rows: [Day]
    }

    /// A row of the next days.
    ///
    /// Today's row covers what is left of the day, and includes the weather now.
    public struct Day: Hashable, Sendable, Identifiable {
        /// A stable identifier for UI tests, for example `home.days.0`; the same in every language.
        public let id: String
        /// The day in the place's own calendar; `nil` in a placeholder.
        public let day: LocalDay?
        /// The word for today, or the abbreviated weekday.
        public let title: String
        /// The time until which the day is known, for example `until 9 AM`, where the forecast ends before the day does: the
        /// low and the high are those of the time until then.
        ///
        /// `nil` for a day that is known to its end, for today, and in a placeholder.
        public let part: String?
        /// The icon of the representative condition.
        public let icon: ConditionIcon
        /// The name of the representative condition.
        public let condition: String
        /// The highest chance of precipitation; `nil` below 10 %, and when it is not known.
        public let chance: String?
        /// The lowest temperature; today, of what is left of the day and now.
        public let low: String
        /// The highest temperature; today, of what is left of the day and now.
        public let high: String
        /// The low and the high as a pair with their unit, for example `12 °C / 15 °C`.
        public let pair: String
        /// The bar from the low to the high, on the scale of all rows, with a dot for now; `nil` in a placeholder.
        public let bar: RangeBarContent?
        /// The texts for assistive technology: the day as the label, everything else as the value.
        public let accessibility: AccessibilityText
    }
}
