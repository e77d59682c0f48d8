/// A source of the weather to compare the present one with.
///
/// `OpenWeatherInsights` has one; screens know this protocol alone.
public protocol WeatherComparisonRepository: Sendable {
    /// Returns the largest number of calls that a comparison would cost now, without sending one.
    ///
    /// A part that the key does not reach costs nothing, as no call is sent for it. While it is not known which version of
    /// One Call the key reaches, the cost is that of both.
    ///
    /// - Parameters:
    ///   - present: The present weather.
    ///   - coordinate: The place.
    /// - Returns: The cost of each part that is not cached.
    func cost(of present: CurrentWeather, at coordinate: Coordinate) async -> ComparisonCost

    /// Returns the weather to compare the present one with, each part or the reason it is absent.
    ///
    /// - Parameters:
    ///   - present: The present weather.
    ///   - coordinate: The place.
    ///   - allowance: The calls that the comparison may cost.
    /// - Returns: The comparison.
    func comparison(
        of present: CurrentWeather,
        at coordinate: Coordinate,
        allowance: ComparisonAllowance
    ) async -> WeatherComparison
}

/// A source of the mean weather of each day of the year, such as statistics of a paid plan.
public protocol UsualDaysRepository: Sendable {
    /// Returns the days of the year at a place, for one call at most.
    ///
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - policy: Where the days may come from.
    /// - Returns: The days, in any order, with their origin and source.
    /// - Throws: ``WeatherError``.
    func usualDays(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[UsualDay]>

    /// The cost of the days when they are not cached.
    var cost: CallCost { get }
}

/// The mean weather of a day of the year.
public struct UsualDay: Hashable, Sendable {
    /// The month, in `1...12`.
    public let month: Int
    /// The day of the month, in `1...31`.
    public let day: Int
    /// The mean of the highest temperature.
    public let high: Temperature
    /// The mean of the lowest temperature.
    public let low: Temperature
    /// The number of years that the means are of; `nil` when it is not known.
    public let years: Int?

    /// Creates a day.
    public init(month: Int, day: Int, high: Temperature, low: Temperature, years: Int?) {
        self.month = month
        self.day = day
        self.high = high
        self.low = low
        self.years = years
    }
}
