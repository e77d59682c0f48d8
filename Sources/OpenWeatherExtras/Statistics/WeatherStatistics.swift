public import OpenWeatherCore

/// The weather of a day or a month of the year, as it has been over some years.
///
/// The years are few, see ``years``: say "usual since about 12 years", and not "normal", which to meteorologists is a mean
/// of 30. The service's pressure is not read, because it is a mixture of pressures at the station and at sea level, which
/// compares with neither.
///
/// Source: `result` of `aggregated/year`, `aggregated/month` and `aggregated/day`.
public struct WeatherStatistics: Hashable, Codable, Sendable {
    /// The month, in `1...12` (`month`).
    public var month: Int
    /// The day of the month (`day`); `nil` for the month as a whole.
    public var day: Int?
    /// The temperature (`temp`), whose minimum and maximum are the records (`record_min`, `record_max`).
    public var temperature: Statistic<Temperature>
    /// The mean of the lowest temperature of each day (`temp.average_min`); `nil` when the service reports none.
    public var averageLow: Temperature?
    /// The mean of the highest temperature of each day (`temp.average_max`); `nil` when the service reports none.
    public var averageHigh: Temperature?
    /// The relative humidity (`humidity`); `nil` when the service reports none.
    public var humidity: Statistic<Percentage>?
    /// The speed of the wind (`wind`); `nil` when the service reports none.
    public var wind: Statistic<Speed>?
    /// The precipitation of one measurement, as a rule an hour (`precipitation`); `nil` when the service reports none.
    public var precipitation: Statistic<Precipitation>?
    /// The share of the sky that is covered (`clouds`); `nil` when the service reports none.
    public var cloudiness: Statistic<Percentage>?
    /// The time in which the sun shines in the month (`sunshine_hours`); `nil` for a day.
    public var sunshine: Duration?

    /// Creates statistics; every value that is not given is absent.
    public init(
        month: Int,
        day: Int? = nil,
        temperature: Statistic<Temperature>,
        averageLow: Temperature? = nil,
        averageHigh: Temperature? = nil,
        humidity: Statistic<Percentage>? = nil,
        wind: Statistic<Speed>? = nil,
        precipitation: Statistic<Precipitation>? = nil,
        cloudiness: Statistic<Percentage>? = nil,
        sunshine: Duration? = nil
    ) {
        self.month = month
        self.day = day
        self.temperature = temperature
        self.averageLow = averageLow
        self.averageHigh = averageHigh
        self.humidity = humidity
        self.wind = wind
        self.precipitation = precipitation
        self.cloudiness = cloudiness
        self.sunshine = sunshine
    }

    /// The number of years that the temperatures are of, about; `nil` when their number is not known.
    ///
    /// It follows from ``Statistic/count``, as the temperatures are those of every hour.
    public var years: Int? {
        guard let count = temperature.count, count > 0 else { return nil }
        let days = day == nil ? [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month.clamped(to: 1...12) - 1] : 1
        // Sums of larger counts, which no statistics are of, would overflow.
        return max(1, (min(count, 1_000_000_000) + 12 * days) / (24 * days))
    }
}

/// The distribution of measurements of one kind.
public struct Statistic<Value: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
    /// The lowest value (`min`); `nil` when the service reports none.
    public var minimum: Value?
    /// The highest value (`max`); `nil` when the service reports none.
    public var maximum: Value?
    /// The mean (`mean`); `nil` when the service reports none.
    public var mean: Value?
    /// The value that half of the measurements do not exceed (`median`); `nil` when the service reports none.
    public var median: Value?
    /// The value that a quarter of the measurements do not exceed (`p25`); `nil` when the service reports none.
    public var lowerQuartile: Value?
    /// The value that three quarters of the measurements do not exceed (`p75`); `nil` when the service reports none.
    public var upperQuartile: Value?
    /// The standard deviation (`st_dev`) in the canonical unit, such as degrees Celsius; `nil` when the service reports
    /// none.
    public var standardDeviation: Double?
    /// The number of measurements (`num`); `nil` when the service does not report it.
    public var count: Int?

    /// Creates a distribution; every value that is not given is absent.
    public init(
        minimum: Value? = nil,
        maximum: Value? = nil,
        mean: Value? = nil,
        median: Value? = nil,
        lowerQuartile: Value? = nil,
        upperQuartile: Value? = nil,
        standardDeviation: Double? = nil,
        count: Int? = nil
    ) {
        self.minimum = minimum
        self.maximum = maximum
        self.mean = mean
        self.median = median
        self.lowerQuartile = lowerQuartile
        self.upperQuartile = upperQuartile
        self.standardDeviation = standardDeviation
        self.count = count
    }
}

extension WeatherStatistics: CacheValue {}
