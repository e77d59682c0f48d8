public import OpenWeather
public import OpenWeatherCore
import OpenWeatherNetworking

extension OpenWeatherClient {
    /// Returns the radiation of the sun at a point on a day, from 1979 to 15 days ahead.
    ///
    /// ```swift
    /// configuration.budget = CallBudget()
    /// configuration.plan.limits[.energy] = CallLimits(perDay: 10)  // each of them costs money
    /// let client = OpenWeatherClient(configuration: configuration)
    /// let radiation = try await client.solarRadiation(at: coordinate, on: day, by: .hour)
    /// let energy = radiation.intervals.compactMap(\.energy.cloudy?.global).reduce(0, +)  // Wh/m²
    /// ```
    ///
    /// Every call costs money: without a budget, and a limit for ``/OpenWeatherCore/BillingPlan/energy`` in the plan, nothing
    /// is sent. It costs one call, or none while the cache has a fresh response. A day that is over is cached for 30 days, by
    /// default.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - day: The day.
    ///   - step: The length of an interval.
    ///   - offset: The offset from UTC that the day is in; that of the place when `nil`.
    ///   - policy: Where the value may come from.
    /// - Returns: The radiation with its date, origin and source.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `rateLimited` when no budget permits the call, `notFound` for a day that
    ///   the service has no data for.
    public func solarRadiation(
        at coordinate: Coordinate,
        on day: LocalDay,
        by step: SolarRadiation.Step = .hour,
        offset: UTCOffset? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<SolarRadiation> {
        try await source.value(
            of: .solarRadiation(at: coordinate, on: day, step: step, offset: offset, now: source.now()),
            by: .solarRadiation(at: coordinate, on: day, step: step, offset: offset),
            policy: policy
        )
    }
}

extension ClientRequest {
    /// The radiation of a day, which costs money.
    public static let solarRadiation = ClientRequest(1, of: .energy)
}
