public import Foundation

/// Days on one scale of temperatures and one axis of time, from which bars, curves, and labels are made.
///
/// A screen that takes all its numbers from one series cannot contradict itself: the low and the high of a day are the
/// lowest and the highest number among its steps and its points, and nothing lies outside the ``scale``. There are two
/// views of the same days:
///
/// - ``init(wholeDays:now:present:)`` has every step of every day, for a forecast.
/// - ``init(restOf:from:present:)`` has what is left of them, for a screen about the weather now.
///
/// ``height(of:)`` and ``position(of:)`` return fractions, which a view multiplies by its own height and width. Values
/// that are not finite are omitted.
public struct DaySeries: Hashable, Sendable {
    /// The range from the lowest temperature of all days to the highest; `nil` when no temperature is known.
    ///
    /// It includes the present temperature where ``now`` has one.
    public let scale: ClosedRange<Temperature>?

    /// The range from the first moment of the curve to the last; `nil` without ``points``.
    public let dates: ClosedRange<Date>?

    /// The days in order of time.
    public let days: [Day]

    /// The points of the curve in order of time: the steps of all days, and the present temperature among them.
    public let points: [Point]

    /// The present moment; `nil` when it is not known or outside the days.
    public let now: Now?

    /// A day of a series.
    ///
    /// Multiply ``bar`` by the width of a row to draw the range of the day on the scale of all days.
    public struct Day: Hashable, Sendable, Identifiable {
        /// The day at the place.
        public let day: LocalDay
        /// The summary of the day, or of what is left of it.
        ///
        /// Its low and high include every step of the series on that day and, on the current day, the present
        /// temperature.
        public let summary: DaySummary
        /// The positions of the low and the high on the scale, from 0 to 1; `nil` when they are not known.
        public let bar: ClosedRange<Double>?
        /// The position of the present temperature on the scale; `nil` on other days and when it is not known.
        public let now: Double?
        /// The positions of the midnights that begin and end the day on the axis of time, limited to 0 and 1; `nil` when
        /// the curve has no points on the day.
        public let span: ClosedRange<Double>?

        /// The identity, which is the day.
        public var id: LocalDay { day }
    }

    /// A temperature at a moment.
    ///
    /// Draw a curve through ``position`` and ``height``, with the origin at the lower left, and the area of ``band``
    /// behind it.
    public struct Point: Hashable, Sendable {
        /// The moment.
        public let date: Date
        /// The temperature.
        public let temperature: Temperature
        /// The temperatures from the minimum of the step to its maximum; `nil` when it has no spread.
        public let spread: ClosedRange<Temperature>?
        /// The position of the moment between the first of the series, 0, and the last, 1.
        public let position: Double
        /// The position of the temperature on the scale, from 0 to 1.
        public let height: Double
        /// The positions of the spread on the scale; both are ``height`` when there is no spread.
        public let band: ClosedRange<Double>
        /// The step of the forecast; `nil` for the present temperature.
        public let entry: ForecastEntry?
    }

    /// The present moment in a series.
    ///
    /// It is a mark on the curve: a vertical line at ``position``, and a dot at ``height`` when the temperature is
    /// known.
    public struct Now: Hashable, Sendable {
        /// The moment.
        public let date: Date
        /// The position between the first moment of the series, 0, and the last, 1; `nil` when the curve does not reach
        /// it.
        public let position: Double?
        /// The present temperature; `nil` when it is not known.
        public let temperature: Temperature?
        /// The position of the present temperature on the scale; `nil` when it is not known.
        public let height: Double?
    }

    /// Returns the position of `temperature` between the lowest one, 0, and the highest, 1; 0.5 when the two are equal.
    ///
    /// The result is below 0 or above 1 for a temperature outside the scale.
    public func height(of temperature: Temperature) -> Double {
        scale.map { $0.share(of: temperature) } ?? 0.5
    }

    /// Returns the position of `date` between the first moment, 0, and the last, 1; 0.5 when the two are equal.
    ///
    /// The result is below 0 or above 1 for a moment outside the series.
    public func position(of date: Date) -> Double {
        dates.map { $0.share(of: date) } ?? 0.5
    }
}

extension DaySeries {
    /// Creates the series of all that a forecast knows about its days.
    ///
    /// - Parameters:
    ///   - days: The days in order of time, from ``Forecast/days``.
    ///   - now: The present moment; `nil` to leave it out.
    ///   - present: The temperature at `now`, which the low and the high of that day then include; `nil` when it is not
    ///     known.
    public init(wholeDays days: [ForecastDay], now: Date? = nil, present: Temperature? = nil) {
        self.init(days.map { ($0, $0.summary, $0.entries) }, now: now, present: present)
    }

    /// Creates the series of what is left of days: the present temperature and the steps from `now` on.
    ///
    /// Days that are over are left out, and so is the current day when the forecast has no further step on it.
    ///
    /// - Parameters:
    ///   - days: The days in order of time, from ``Forecast/days``.
    ///   - now: The present moment.
    ///   - present: The temperature at `now`, which the low and the high of that day then include; `nil` when it is not
    ///     known.
    public init(restOf days: [ForecastDay], from now: Date, present: Temperature? = nil) {
        let rests = days.compactMap { day in
            day.rest(from: now).map { (day, $0, day.entries.filter { !($0.date < now) }) }
        }
        self.init(rests, now: now, present: present)
    }
}

extension ClosedRange<Temperature> {
    /// Returns the position of `temperature` between the lower bound, 0, and the upper one, 1; 0.5 when they are equal.
    fileprivate func share(of temperature: Temperature) -> Double {
        DaySeries.share(of: temperature.celsius, from: lowerBound.celsius, to: upperBound.celsius)
    }
}

extension ClosedRange<Date> {
    /// Returns the position of `date` between the lower bound, 0, and the upper one, 1; 0.5 when they are equal.
    fileprivate func share(of date: Date) -> Double {
        DaySeries.share(
            of: date.timeIntervalSince1970,
            from: lowerBound.timeIntervalSince1970,
            to: upperBound.timeIntervalSince1970
        )
    }
}

extension DaySeries {
    /// Returns the position of `value` between two others, 0.5 when they are equal.
    ///
    /// Halves keep the difference of the largest numbers finite.
    fileprivate static func share(of value: Double, from start: Double, to end: Double) -> Double {
        let length = end / 2 - start / 2
        return length > 0 ? (value / 2 - start / 2) / length : 0.5
    }
}
