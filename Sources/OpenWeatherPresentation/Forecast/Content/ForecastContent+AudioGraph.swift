import OpenWeatherCore
import OpenWeatherScreenKit

extension ForecastContent.Curve {
    /// The curve in words, for an audio graph: the names of the axes, and the text of each moment and each temperature.
    ///
    /// VoiceOver plays the points as tones and reads the texts at the point where the user pauses. The axis of time runs
    /// from 0 to 1, as the positions of ``points`` do; the axis of temperature has the units of the screen, as the values
    /// of ``points`` have.
    public struct AudioGraph: Hashable, Sendable {
        /// The name of the axis of time.
        public let timeTitle: String
        /// The name of the axis of temperature.
        public let temperatureTitle: String
        /// The message of the graph: the lowest and the highest temperature, each with its time.
        public let summary: String
        /// The temperatures from the bottom of the graph to the top, in the units of the screen; never empty or a point.
        public let range: ClosedRange<Double>
        /// The temperatures of the lines of the grid, from bottom to top, in the units of the screen.
        public let gridlines: [Double]
        private let moments: [Moment]
        /// The text of each whole degree of the range; empty where there are more than there is weather for.
        private let degrees: [String]

        /// Returns the day and the time of the point next to a position, in words.
        ///
        /// - Parameter position: A position from 0 to 1.
        /// - Returns: The words, for example "Thursday, 14:00".
        public func time(at position: Double) -> String {
            moments.min { abs($0.position - position) < abs($1.position - position) }?.time ?? ""
        }

        /// Returns a temperature in words, with its unit, rounded as on the screen.
        ///
        /// - Parameter value: A temperature in the units of the screen; one beyond ``range`` counts as its end.
        /// - Returns: The words, for example "12 degrees Celsius".
        public func temperature(_ value: Double) -> String {
            guard value.isFinite, !degrees.isEmpty else {
                return moments.min { abs($0.value - value) < abs($1.value - value) }?.temperature ?? ""
            }
            let degree = value.clamped(to: range).rounded()
            return degrees[Int(degree - range.lowerBound.rounded()).clamped(to: 0...degrees.count - 1)]
        }

        private struct Moment: Hashable {
            let position: Double
            let value: Double
            let time: String
            let temperature: String
        }
    }
}

extension ForecastContent.Curve.AudioGraph {
    /// Creates the graph of a curve from its points and lines.
    init(
        _ points: [ForecastContent.Curve.Point],
        _ grid: [Double],
        _ scale: ClosedRange<Temperature>,
        summary: String,
        _ formatter: ForecastFormatter,
        in unit: Temperature.Unit
    ) {
        let (low, high) = (scale.lowerBound.value(in: unit), scale.upperBound.value(in: unit))
        // A graph of one temperature needs some height, too.
        range = low < high ? low...high : (low - 1)...(high + 1)
        timeTitle = formatter.texts.moment
        temperatureTitle = formatter.texts.temperature
        self.summary = summary
        gridlines = grid
        moments = points.map { point in
            Moment(
                position: point.position,
                value: point.value,
                time: point.accessibility.label,
                temperature: formatter.temperature(Temperature(point.value, in: unit)).spoken
            )
        }
        degrees =
            range.upperBound - range.lowerBound > 300
            ? []
            : stride(from: range.lowerBound.rounded(), through: range.upperBound.rounded(), by: 1)
                .map { formatter.temperature(Temperature($0, in: unit)).spoken }
    }
}
