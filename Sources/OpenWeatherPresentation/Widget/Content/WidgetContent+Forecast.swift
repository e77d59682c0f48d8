public import OpenWeatherScreenKit

extension WidgetContent {
    /// The weather expected at one of the next steps, in a medium widget.
    ///
    /// A medium widget shows the next four.
    public struct Step: Hashable, Sendable, Identifiable {
        /// A stable identifier for user-interface tests, for example `widget.step.0`; the same in every language.
        public let id: String
        /// The time on the place's own clocks.
        public let time: String
        /// The icon of the condition.
        public let icon: ConditionIcon
        /// The temperature in the user's units.
        public let temperature: String
        /// The chance of precipitation; `nil` below 10 % and when it is not known.
        public let chance: String?
        /// The texts for assistive technology: the time as the label, everything else as the value.
        public let accessibility: AccessibilityText
    }

    /// One of the next days, in a large widget.
    ///
    /// Today's row covers what is left of the day, so that its high may be lower than the day's was.
    public struct Day: Hashable, Sendable, Identifiable {
        /// A stable identifier for user-interface tests, for example `widget.day.0`; the same in every language.
        public let id: String
        /// The word for today, or the abbreviated name of the weekday at the place.
        public let title: String
        /// The icon of the representative condition.
        public let icon: ConditionIcon
        /// The chance of precipitation; `nil` below 10 % and when it is not known.
        public let chance: String?
        /// The lowest temperature of what is left of the day.
        public let low: String
        /// The highest temperature of what is left of the day.
        public let high: String
        /// Both on the scale of all days of the widget; `nil` when they are not known.
        public let bar: RangeBarContent?
        /// The texts for assistive technology: the day as the label, everything else as the value.
        public let accessibility: AccessibilityText
    }
}
