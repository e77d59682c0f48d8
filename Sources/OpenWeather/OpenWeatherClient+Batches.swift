public import OpenWeatherCore

extension OpenWeatherClient {
    /// Returns the latest observed weather at many places, each as soon as it arrives.
    ///
    /// Each place costs one request, or none when the cache has it; places that are the same share one while it is in
    /// flight. A place waits for the rate limit instead of failing or ending with an older value, unless the service
    /// itself refuses requests for longer. One beyond the budget does what
    /// ``/OpenWeatherCore/CallBudget/whenShort`` says. For thousands of places, use a pace for batches, see
    /// <doc:OnAServer>; ``WeatherBatch/onProgress(_:)`` tells what a batch waits for.
    ///
    /// - Parameters:
    ///   - queries: The places.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - policy: Where the values may come from.
    ///   - concurrency: The largest number of places in flight, at most the number of requests that the rate
    ///     limit permits; the number of connections when `nil`.
    /// - Returns: A sequence of one result for each place, in the order of arrival.
    public func currentWeather(
        for queries: [LocationQuery],
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst,
        concurrency: Int? = nil
    ) -> WeatherBatch<LocationQuery, CurrentWeather> {
        batch(queries, concurrency) { [self] query throws(WeatherError) in
            try await currentWeather(for: query, options: options, policy: policy)
        }
    }

    /// Returns the forecasts for many places, each as soon as it arrives.
    ///
    /// Costs and waits are those of ``currentWeather(for:options:policy:concurrency:)``.
    ///
    /// - Parameters:
    ///   - queries: The places.
    ///   - count: The number of steps of each forecast, in `1...40`; all of them when `nil`. For another number, every
    ///     result is `badRequest`.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - policy: Where the values may come from.
    ///   - concurrency: The largest number of places in flight, at most the number of requests that the rate
    ///     limit permits; the number of connections when `nil`.
    /// - Returns: A sequence of one result for each place, in the order of arrival.
    public func forecasts(
        for queries: [LocationQuery],
        count: Int? = nil,
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst,
        concurrency: Int? = nil
    ) -> WeatherBatch<LocationQuery, Forecast> {
        batch(queries, concurrency) { [self] query throws(WeatherError) in
            try await forecast(for: query, count: count, options: options, policy: policy)
        }
    }

    /// Returns the current air quality at many points, each as soon as it arrives.
    ///
    /// Costs and waits are those of ``currentWeather(for:options:policy:concurrency:)``.
    ///
    /// - Parameters:
    ///   - coordinates: The points.
    ///   - policy: Where the values may come from.
    ///   - concurrency: The largest number of points in flight, at most the number of requests that the rate
    ///     limit permits; the number of connections when `nil`.
    /// - Returns: A sequence of one result for each point, in the order of arrival.
    public func airQuality(
        at coordinates: [Coordinate],
        policy: FetchPolicy = .cacheFirst,
        concurrency: Int? = nil
    ) -> WeatherBatch<Coordinate, AirQuality> {
        batch(coordinates, concurrency) { [self] coordinate throws(WeatherError) in
            try await airQuality(at: coordinate, policy: policy)
        }
    }

    private func batch<Query: Sendable, Value: Sendable>(
        _ queries: [Query],
        _ concurrency: Int?,
        fetch: @escaping @Sendable (Query) async throws(WeatherError) -> Fetched<Value>
    ) -> WeatherBatch<Query, Value> {
        WeatherBatch(queries, pacedTo: services.pace.concurrency(concurrency), fetch: paced(fetch))
    }

    /// Returns a request for a place that is sent again after a wait while the rate limit asks for it.
    func paced<Query: Sendable, Value: Sendable>(
        _ fetch: @escaping @Sendable (Query) async throws(WeatherError) -> Fetched<Value>
    ) -> WeatherBatch<Query, Value>.Fetch {
        { [services] query, report throws(WeatherError) in
            let onWait: (BatchProgress.Wait) -> Void = { wait in
                services.broadcaster.send(.batchWaiting(wait))
                report(wait)
            }
            var result: Result<Fetched<Value>, WeatherError> = .failure(.cancelled)
            try await services.pace.repeating(onWait: onWait) {
                do throws(WeatherError) {
                    let value = try await fetch(query)
                    result = .success(value)
                    guard case .stale(let failure) = value.origin else { return nil }
                    return failure
                } catch {
                    result = .failure(error)
                    return error
                }
            }
            return try result.get()
        }
    }
}
