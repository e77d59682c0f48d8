/// The weather that is usual at a place in a third of a month, and what it was computed from.
///
/// Say "usual" and not "normal", which to meteorologists is a mean of 30 years of measurements.
public struct UsualWeather: Hashable, Sendable {
    /// The data that the values are computed from.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Basis: String, CaseIterable, Codable, Sendable {
        /// The days of past years, whose quantiles are known.
        case days
        /// Statistics of the service, which know a mean for each day of the year and no quantiles.
        case statistics
    }

    /// The part of the year.
    public let period: UsualPeriod
    /// The highest temperature of a day.
    public let high: UsualTemperature
    /// The lowest temperature of a day.
    public let low: UsualTemperature
    /// The share of days with 1 mm of rain and snow or more; `nil` when it is unknown for more than one day in ten.
    public let wetDays: Percentage?
    /// The first and the last year; `nil` when they are not known, as for statistics.
    public let years: ClosedRange<Int>?
    /// The number of years, at least ``fewestYears``.
    ///
    /// It is smaller than the length of ``years`` when some between them have no data.
    public let yearCount: Int
    /// The number of days in all years.
    public let dayCount: Int
    /// The data that the values are computed from.
    public let basis: Basis

    /// Creates usual weather; `nil` for fewer years than ``fewestYears``.
    public init?(
        of period: UsualPeriod,
        high: UsualTemperature,
        low: UsualTemperature,
        wetDays: Percentage? = nil,
        years: ClosedRange<Int>? = nil,
        yearCount: Int,
        dayCount: Int,
        basis: Basis
    ) {
        guard yearCount >= Self.fewestYears else { return nil }
        self.period = period
        self.high = high
        self.low = low
        self.wetDays = wetDays
        self.years = years
        self.yearCount = yearCount
        self.dayCount = dayCount
        self.basis = basis
    }

    /// The number of years below which nothing is called usual, 10.
    public static let fewestYears = 10
}

/// The distribution of the highest or the lowest temperature of a day.
public struct UsualTemperature: Hashable, Sendable {
    /// The temperatures that a tenth, a quarter, three quarters, and nine tenths of the days do not exceed.
    public struct Spread: Hashable, Sendable {
        /// The temperature that a tenth of the days do not exceed.
        public let lowestTenth: Temperature
        /// The temperature that a quarter of the days do not exceed.
        public let lowerQuartile: Temperature
        /// The temperature that three quarters of the days do not exceed.
        public let upperQuartile: Temperature
        /// The temperature that nine tenths of the days do not exceed.
        public let highestTenth: Temperature

        /// Creates a spread.
        public init(
            lowestTenth: Temperature,
            lowerQuartile: Temperature,
            upperQuartile: Temperature,
            highestTenth: Temperature
        ) {
            self.lowestTenth = lowestTenth
            self.lowerQuartile = lowerQuartile
            self.upperQuartile = upperQuartile
            self.highestTenth = highestTenth
        }
    }

    /// The median; the mean where the data are ``UsualWeather/Basis/statistics``.
    public let middle: Temperature
    /// The other quantiles; `nil` where they are not known.
    public let spread: Spread?

    /// Creates a distribution.
    public init(middle: Temperature, spread: Spread? = nil) {
        self.middle = middle
        self.spread = spread
    }

    /// Returns how much warmer a temperature is than the middle, in degrees Celsius; negative when it is colder.
    public func celsiusAboveMiddle(_ temperature: Temperature) -> Double {
        (temperature.celsius - middle.celsius).tidied
    }
}
