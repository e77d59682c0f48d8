public import OpenWeather
public import OpenWeatherCore
import OpenWeatherNetworking

extension OpenWeatherClient {
    /// Returns the weather that is usual on a day of the year at a point.
    ///
    /// ```swift
    /// let usual = try await client.statistics(of: today, at: coordinate).value
    /// if let high = usual.averageHigh, let years = usual.years {
    ///     print("usually \(high.celsius.rounded()) degrees, since about \(years) years")
    /// }
    /// ```
    ///
    /// It is a product of the plan Expert and of the plan for students. It costs one call of
    /// ``/OpenWeatherCore/BillingPlan/history``, or none while the cache has the response, for 30 days by default.
    ///
    /// - Parameters:
    ///   - day: The day, in any year. For 29 February the value is that of 28 February, and has its
    ///     ``WeatherStatistics/day``, as the service has no statistics of leap days.
    ///   - coordinate: The point.
    ///   - policy: Where the value may come from.
    /// - Returns: The statistics with their date, origin and source.
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    public func statistics(
        of day: LocalDay,
        at coordinate: Coordinate,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<WeatherStatistics> {
        let (month, number) = (day.month, day.month == 2 ? min(day.day, 28) : day.day)
        return try await source.value(
            of: .statistics(ofMonth: month, day: number, at: coordinate),
            by: try .statistics(ofMonth: month, day: number, at: coordinate),
            policy: policy
        )
    }

    /// Returns the weather that is usual in a month at a point, with the hours of sunshine.
    ///
    /// Plan, cost and cache are those of ``statistics(of:at:policy:)``.
    ///
    /// - Parameters:
    ///   - month: The month, in `1...12`.
    ///   - coordinate: The point.
    ///   - policy: Where the value may come from.
    /// - Returns: The statistics with their date, origin and source.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for a month outside `1...12`.
    public func statistics(
        ofMonth month: Int,
        at coordinate: Coordinate,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<WeatherStatistics> {
        try Endpoint.check(month, of: "month", isIn: 1...12)
        return try await source.value(
            of: .statistics(ofMonth: month, day: nil, at: coordinate),
            by: try .statistics(ofMonth: month, day: nil, at: coordinate),
            policy: policy
        )
    }

    /// Returns the weather that is usual on each day of the year at a point.
    ///
    /// Plan, cost and cache are those of ``statistics(of:at:policy:)``: one call for all days.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - policy: Where the value may come from.
    /// - Returns: The days from 1 January on, 365 of them, with their date, origin and source.
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    public func statisticsOfYear(
        at coordinate: Coordinate,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<[WeatherStatistics]> {
        try await source.value(
            of: .statisticsOfYear(at: coordinate),
            by: .statisticsOfYear(at: coordinate),
            policy: policy
        )
    }
}

extension ClientRequest {
    /// The weather that is usual on a day, in a month or in a year.
    public static let statistics = ClientRequest(1, of: .history)
}
