public import Foundation

/// The accuracy that forecasts of one number of days ahead had at a place.
///
/// It describes the past and corrects no value. Each part is `nil` until there are ``smallestCount`` pairs of a forecast and
/// a measurement.
public struct ForecastAccuracy: Hashable, Sendable {
    /// The number of pairs below which nothing is said.
    public static let smallestCount = 20
    /// The number of pairs from which on a screen may draw the error as a band around a forecast.
    public static let bandCount = 60

    /// The number of days ahead, rounded: 0 for forecasts of the last twelve hours.
    public let daysAhead: Int
    /// The time from the first pair to the last.
    public let interval: DateInterval
    /// The error of the temperature in kelvins; `nil` with too few pairs.
    public let temperature: ForecastError?
    /// The error of the wind's speed in meters per second; `nil` with too few pairs.
    public let windSpeed: ForecastError?
    /// The reliability of the chance of precipitation; `nil` with too few pairs.
    public let chanceOfPrecipitation: ChanceReliability?

    /// Creates an accuracy.
    public init(
        daysAhead: Int,
        interval: DateInterval,
        temperature: ForecastError? = nil,
        windSpeed: ForecastError? = nil,
        chanceOfPrecipitation: ChanceReliability? = nil
    ) {
        self.daysAhead = daysAhead
        self.interval = interval
        self.temperature = temperature
        self.windSpeed = windSpeed
        self.chanceOfPrecipitation = chanceOfPrecipitation
    }
}

/// The error of a quantity, forecast minus measured, in the unit of the quantity.
public struct ForecastError: Hashable, Sendable {
    /// A mean, and the interval that holds the true mean with a probability of 95 %.
    public struct Estimate: Hashable, Sendable {
        /// The mean.
        public let value: Double
        /// The interval; `nil` when all pairs are of one day, or their errors are too large to add up.
        public let interval: ClosedRange<Double>?

        /// Creates an estimate.
        public init(_ value: Double, interval: ClosedRange<Double>? = nil) {
            self.value = value
            self.interval = interval
        }
    }

    /// The number of pairs.
    public let count: Int
    /// The mean error, which is above 0 when forecasts were too high.
    public let bias: Estimate
    /// The mean of the errors' absolute values.
    public let meanAbsoluteError: Estimate

    /// Creates an error.
    public init(count: Int, bias: Estimate, meanAbsoluteError: Estimate) {
        self.count = count
        self.bias = bias
        self.meanAbsoluteError = meanAbsoluteError
    }
}

/// How often it rained or snowed when a chance was said.
public struct ChanceReliability: Hashable, Sendable {
    /// The forecasts whose chances were nearest to one multiple of ten percent.
    public struct Bin: Hashable, Sendable {
        /// The multiple of ten percent.
        public let chance: Percentage
        /// The number of pairs.
        public let count: Int
        /// The mean of the chances that were said.
        public let said: Percentage
        /// The share of the times with rain or snow.
        public let came: Percentage

        /// Creates a bin.
        public init(chance: Percentage, count: Int, said: Percentage, came: Percentage) {
            self.chance = chance
            self.count = count
            self.said = said
            self.came = came
        }
    }

    /// The number of pairs.
    public let count: Int
    /// The mean squared distance of the chances, as shares of 1, from what came: 0 at best, 1 at worst, 0.25 for a chance
    /// that is always 50 %.
    public let brierScore: Double
    /// The bins that have pairs, the lowest chance first.
    public let bins: [Bin]

    /// Creates a reliability.
    public init(count: Int, brierScore: Double, bins: [Bin]) {
        self.count = count
        self.brierScore = brierScore
        self.bins = bins
    }
}
