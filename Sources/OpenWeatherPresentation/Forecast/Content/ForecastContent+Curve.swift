public import Foundation
public import OpenWeatherCore
public import OpenWeatherScreenKit

extension ForecastContent {
    /// The temperature over the whole forecast as points to plot, with a grid, the present moment, and the precipitation.
    ///
    /// Positions and heights are fractions of the chart. A position of 0 is the first moment and lies at the side from
    /// which the screen is read; a height of 0 is the lowest temperature, and 1 the highest. Both are the extremes that
    /// the days name: a step with a spread reaches from one end of its ``Point/band`` to the other.
    ///
    /// Draw the band behind the line, and both in the colors of ``colors(_:)`` from bottom to top. Behind them goes the
    /// ``Point/errorBand`` of each of ``errorStretches``, with ``errorNote`` below the chart.
    ///
    /// ```swift
    /// if let curve = content.curve {
    ///     for point in curve.points {
    ///         print(point.position, point.height, point.band)
    ///     }
    ///     for line in curve.grid {
    ///         print(line.label, "at", line.height)
    ///     }
    ///     print("from", curve.colors(.dark).first?.color.hexadecimal ?? "", "at the bottom")
    /// }
    /// ```
    public struct Curve: Hashable, Sendable, Identifiable {
        /// A stable identifier for UI tests; the same in every language.
        public let id: String
        /// The name of the plotted quantity.
        public let title: String
        /// The points in order of time: the steps of the forecast, and the present temperature among them.
        public let points: [Point]
        /// The days with their share of the chart, in order of time; ``separators`` has the lines between them.
        public let days: [Day]
        /// The lines of round temperatures, from bottom to top; may be empty when there is hardly a difference.
        public let grid: [GridLine]
        /// The present moment; `nil` when it is outside the chart.
        public let now: Now?
        /// The lowest temperature.
        public let lowest: Extreme
        /// The highest temperature.
        public let highest: Extreme
        /// The precipitation of each wet step, below the curve; `nil` when none is expected.
        public let precipitation: Precipitation?
        /// The temperatures from the bottom of the chart to the top.
        public let range: ClosedRange<Temperature>
        /// An explanation of the error bands; `nil` when no point has one.
        public let errorNote: TextContent?
        /// The texts for assistive technology: the lowest and the highest temperature, each with its time.
        public let accessibility: AccessibilityText
        /// The curve in words, for an audio graph.
        public let audioGraph: AudioGraph

        /// The label of the lowest temperature.
        public var low: String { lowest.label }

        /// The label of the highest temperature.
        public var high: String { highest.label }

        /// The positions of the midnights within the chart.
        public var separators: [Double] { days.map(\.span.lowerBound).filter { $0 > 0 && $0 < 1 } }

        /// The points with an error band, in stretches without a gap.
        public var errorStretches: [[Point]] {
            points.filter { !$0.isNow }.split { $0.errorBand == nil }.map { Array($0) }
        }

        /// Returns the colors of the curve; the first one is at the bottom of the chart, 0, and the last at the top, 1.
        ///
        /// - Parameter ramp: The ramp for the background and the reader.
        /// - Returns: At least two colors.
        public func colors(_ ramp: TemperatureRamp = .light) -> [TemperatureRamp.GradientStop] {
            ramp.gradient(range)
        }

        /// One point of the curve.
        ///
        /// Plot it at ``position`` and ``height``, which need no scaling beyond the size of the chart.
        public struct Point: Hashable, Sendable, Identifiable {
            /// A stable identifier for UI tests, for example `forecast.curve.0`; the same in every language.
            public let id: String
            /// The moment.
            public let date: Date
            /// The time on the place's own clocks.
            public let time: String
            /// The temperature in the units of the screen, not rounded.
            public let value: Double
            /// The temperature as text.
            public let label: String
            /// The position of the moment between the first, 0, and the last, 1; one half when there is only one.
            public let position: Double
            /// The temperature between the lowest, 0, and the highest, 1; one half when all are the same.
            public let height: Double
            /// The heights of the lowest and the highest temperature of the step; both are ``height`` without a spread.
            public let band: ClosedRange<Double>
            /// The heights of the temperature less and plus the mean error of forecasts as far ahead at the place, limited to
            /// the chart; `nil` without a diary that has enough pairs for a band, and for the present temperature.
            public let errorBand: ClosedRange<Double>?
            /// A Boolean value that indicates whether the temperature was measured now, as opposed to expected.
            public let isNow: Bool
            /// The texts for assistive technology.
            public let accessibility: AccessibilityText
        }

        /// One day's share of the chart.
        ///
        /// Days follow one another without gaps.
        public struct Day: Hashable, Sendable, Identifiable {
            /// The day in the place's own calendar.
            public let day: LocalDay
            /// The abbreviated name of the weekday.
            public let label: String
            /// The positions from the day's midnight to the next, clamped to the chart.
            public let span: ClosedRange<Double>

            /// The identity, which is the day.
            public var id: LocalDay { day }
        }
    }
}
