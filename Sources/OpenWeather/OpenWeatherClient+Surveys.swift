public import OpenWeatherCore

extension OpenWeatherClient {
    /// Returns the latest observed weather at many places, for a number of calls at most.
    ///
    /// Kept weather comes first. The calls are spent on places without any, then on those with the oldest; the rest end
    /// with the weather that is kept, marked as stale, or with the reason there is none. A run that is repeated, also by
    /// another process, continues with the others, as long as the cache keeps the weather.
    ///
    /// ```swift
    /// let survey = client.currentWeather(for: cities, calls: 20)
    /// let plan = try await survey.plan()
    /// print("\(plan.fresh) fresh, \(plan.stale) stale, \(plan.absent) absent: \(plan.calls) calls")
    /// ```
    ///
    /// A request that is repeated after a failure takes a further call when one is left. The budget of the client counts
    /// these calls, too, and ends the requests when it is used up, unless ``/OpenWeatherCore/CallBudget/whenShort`` lets
    /// them wait. A place waits for the rate limit.
    ///
    /// - Parameters:
    ///   - queries: The places.
    ///   - calls: The largest number of calls; a number below 0 becomes 0, with which nothing is sent.
    ///   - cell: The height and width in degrees of the cells of a grid in which places share one request, to two
    ///     decimals; a number outside `0.01...1` becomes the nearest one. Places in a cell of 0.01 degrees, which share
    ///     weather in the cache as well, are at most 1.6 km apart, those in one of 0.1 degrees at most 16 km. The weather
    ///     of another place is marked, see ``WeatherSurvey/Element/representative``.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - concurrency: The largest number of places in flight, at most the number of requests that the rate
    ///     limit permits; the number of connections when `nil`.
    /// - Returns: A sequence with one final element for each place.
    public func currentWeather(
        for queries: [LocationQuery],
        calls: Int,
        cell: Double = 0.01,
        options: RequestOptions? = nil,
        concurrency: Int? = nil
    ) -> WeatherSurvey<CurrentWeather> {
        survey(queries, calls, cell, concurrency) { [self] query, policy throws(WeatherError) in
            try await currentWeather(for: query, options: options, policy: policy)
        }
    }

    private func survey<Value: Sendable>(
        _ queries: [LocationQuery],
        _ calls: Int,
        _ cell: Double,
        _ concurrency: Int?,
        fetch: @escaping @Sendable (LocationQuery, FetchPolicy) async throws(WeatherError) -> Fetched<Value>
    ) -> WeatherSurvey<Value> {
        WeatherSurvey(
            queries,
            calls: calls,
            cell: cell,
            concurrency: services.pace.concurrency(concurrency),
            fetch: fetch,
            request: paced { query throws(WeatherError) in
                let value = try await fetch(query, .cacheFirst)
                // A kept value in place of a failure: a limit is waited for, and the value is read again at the end.
                if case .stale(let failure) = value.origin { throw failure }
                return value
            }
        )
    }
}
