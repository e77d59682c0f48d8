public import OpenWeatherScreenKit

extension ForecastContent.Curve {
    /// The lowest or the highest temperature of the curve.
    ///
    /// It has a label on the curve where ``position`` is known, and else beside the curve.
    public struct Extreme: Hashable, Sendable {
        /// The temperature as text, the same as in the row of its day.
        public let label: String
        /// The position of the step that reaches it; `nil` when no step does, because the source sums the day up itself.
        public let position: Double?
        /// The height: 0 for the lowest, 1 for the highest, one half when all temperatures are the same.
        public let height: Double
    }

    /// A horizontal line at a round temperature.
    ///
    /// Lines lie at round numbers in the units of the screen, so that they move when the user changes the units.
    public struct GridLine: Hashable, Sendable, Identifiable {
        /// A stable identifier for UI tests, for example `forecast.curve.grid.0`; the same in every language.
        public let id: String
        /// The temperature as text, a whole number in the units of the screen.
        public let label: String
        /// The height, from 0 to 1.
        public let height: Double
    }

    /// A vertical line at the present moment.
    public struct Now: Hashable, Sendable, Identifiable {
        /// A stable identifier for UI tests; the same in every language.
        public let id: String
        /// The word for now.
        public let label: String
        /// The position, from 0 to 1.
        public let position: Double
        /// The height of the present temperature, for a dot; `nil` when it is not known.
        public let height: Double?
    }

    /// The precipitation over the whole forecast as bars.
    public struct Precipitation: Hashable, Sendable, Identifiable {
        /// A stable identifier for UI tests; the same in every language.
        public let id: String
        /// The name of the plotted quantity.
        public let title: String
        /// The wet steps in order of time.
        public let bars: [Bar]
        /// The texts for assistive technology: the amount of each wet day.
        public let accessibility: AccessibilityText

        /// The precipitation of one step.
        ///
        /// Draw it over ``span`` with ``height``, both as fractions of the chart.
        public struct Bar: Hashable, Sendable, Identifiable {
            /// A stable identifier for UI tests, for example `forecast.precipitation.0`; the same in every language.
            public let id: String
            /// The positions of the beginning and the end of the hours in which it falls, clamped to the chart.
            public let span: ClosedRange<Double>
            /// The height of the bar: the rate as a share of the highest one of the forecast, or of 1 mm an hour when all
            /// are smaller, so that a drizzle does not look like a downpour.
            public let height: Double
            /// The amount of rain and snow, as the depth of the melted water.
            public let label: String
            /// The chance of precipitation; `nil` below 10 %, and when it is not known.
            public let chance: String?
            /// A Boolean value that indicates whether more of it falls as snow than as rain.
            public let isSnow: Bool
            /// A Boolean value that indicates whether the step is the wettest of its day, for views that label only
            /// some bars.
            public let isWettest: Bool
            /// The texts for assistive technology: the day and the time, and the amount with its chance.
            public let accessibility: AccessibilityText
        }
    }
}
