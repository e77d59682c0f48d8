public import OpenWeather
public import OpenWeatherCore

extension OpenWeatherClient {
    /// The repository of the mean weather of each day of the year, from the statistics of a plan that has them.
    ///
    /// They are a product of the plan Expert and of that for students; for other plans, it throws
    /// ``/OpenWeatherCore/WeatherError/invalidKey(_:)``.
    public var usualDays: any UsualDaysRepository { ClientUsualDays(client: self) }
}

/// The statistics of a client as the mean weather of each day.
struct ClientUsualDays: UsualDaysRepository {
    /// The client.
    let client: OpenWeatherClient

    func usualDays(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[UsualDay]> {
        try await client.statisticsOfYear(at: coordinate, policy: policy).map { $0.compactMap(UsualDay.init) }
    }

    var cost: CallCost { client.cost(of: .statistics) }
}

extension UsualDay {
    /// Creates the day of statistics; `nil` without the means of the high and the low.
    fileprivate init?(_ statistics: WeatherStatistics) {
        guard let day = statistics.day, let high = statistics.averageHigh, let low = statistics.averageLow else {
            return nil
        }
        self.init(month: statistics.month, day: day, high: high, low: low, years: statistics.years)
    }
}
