public import OpenWeatherCore

/// The temperatures of a period above a threshold, by day.
///
/// The service sends running totals, of which these are the differences: a sum of kelvins, and the number of measurements
/// that it is of. No response is public, so that the values follow the service's page; see its sample there.
///
/// Source: `history/accumulated_temperature`.
public struct AccumulatedTemperature: Hashable, Codable, Sendable {
    /// The temperature below which a measurement does not count; `nil` when all count.
    public var threshold: Temperature?
    /// The days in order (`list`), each once; days that the source lacks are missing.
    public var days: [Day]

    /// Creates a value from its days.
    public init(threshold: Temperature? = nil, days: [Day]) {
        self.threshold = threshold
        self.days = days
    }

    /// The mean of the measurements that count; `nil` when there are none.
    ///
    /// Degree days are `(mean − threshold) × count` where each day has one measurement, as in the service's sample.
    public var mean: Temperature? {
        let known = days.compactMap { day in day.mean.map { ($0.celsius, Double(day.count ?? 0)) } }
        let count = known.reduce(0) { $0 + $1.1 }
        return count > 0 ? Temperature(celsius: (known.reduce(0) { $0 + $1.0 * $1.1 } / count).tidied) : nil
    }

    /// The temperatures of one day above the threshold.
    public struct Day: Hashable, Codable, Sendable {
        /// The calendar day in UTC (`date`).
        public var day: LocalDay
        /// The mean of the measurements that count; `nil` when there are none, or when their number is not known.
        public var mean: Temperature?
        /// The number of measurements that count; `nil` when the service does not report it.
        public var count: Int?

        /// Creates a day; every value that is not given is absent.
        public init(day: LocalDay, mean: Temperature? = nil, count: Int? = nil) {
            self.day = day
            self.mean = mean
            self.count = count
        }
    }
}

/// The precipitation of a period, by day.
///
/// The service sends running totals, of which these are the differences. No response is public, so that the values follow
/// the service's page.
///
/// Source: `history/accumulated_precipitation`.
public struct AccumulatedPrecipitation: Hashable, Codable, Sendable {
    /// The days in order (`list`), each once; days that the source lacks, or whose depth is impossible, are missing.
    public var days: [Day]

    /// Creates a value from its days.
    public init(days: [Day]) {
        self.days = days
    }

    /// The depth of all days together.
    public var total: Precipitation {
        Precipitation(millimeters: days.reduce(0) { $0 + $1.depth.millimeters }.tidied)
    }

    /// The precipitation of one day.
    public struct Day: Hashable, Codable, Sendable {
        /// The calendar day in UTC (`date`).
        public var day: LocalDay
        /// The depth of rain, and of snow as water.
        public var depth: Precipitation
        /// The number of measurements; `nil` when the service does not report it.
        public var count: Int?

        /// Creates a day.
        public init(day: LocalDay, depth: Precipitation, count: Int? = nil) {
            self.day = day
            self.depth = depth
            self.count = count
        }
    }
}

extension AccumulatedTemperature: CacheValue {}
extension AccumulatedPrecipitation: CacheValue {}
