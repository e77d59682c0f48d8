public import OpenWeatherCore

extension WeatherRepository {
    /// Returns a stream of the current weather at a place: the cached response first, then a new one.
    ///
    /// A fresh cached response is the only element. An older one comes first, as
    /// ``/OpenWeatherCore/FetchOrigin/stale(_:)`` with ``/OpenWeatherCore/WeatherError/notCached`` because no request
    /// was sent yet, and the service's response follows; if the request fails, the cached one follows again with the
    /// error. No request is sent before the stream is read, and it is cancelled with the task that reads.
    ///
    /// ```swift
    /// for await update in weather.currentWeatherUpdates(for: .city("Lisbon"), options: RequestOptions()) {
    ///     switch update {
    ///     case .success(let response): shown.append(response.isStale)  // the old response first, then the new one
    ///     case .failure(let error): print(error)
    ///     }
    /// }
    /// ```
    public func currentWeatherUpdates(
        for query: LocationQuery,
        options: RequestOptions
    ) -> AsyncStream<Result<Fetched<CurrentWeather>, WeatherError>> {
        ResponseUpdates.stream { policy throws(WeatherError) in
            try await currentWeather(for: query, options: options, policy: policy)
        }
    }

    /// Returns a stream of the forecast for a place: the cached response first, then a new one.
    ///
    /// The elements are as in ``currentWeatherUpdates(for:options:)``.
    public func forecastUpdates(
        for query: LocationQuery,
        options: RequestOptions
    ) -> AsyncStream<Result<Fetched<Forecast>, WeatherError>> {
        ResponseUpdates.stream { policy throws(WeatherError) in
            try await forecast(for: query, count: nil, options: options, policy: policy)
        }
    }
}

extension AirQualityRepository {
    /// Returns a stream of the current air quality at a coordinate: the cached response first, then a new one.
    ///
    /// The elements are as in ``OpenWeatherCore/WeatherRepository/currentWeatherUpdates(for:options:)``.
    public func airQualityUpdates(
        at coordinate: Coordinate
    ) -> AsyncStream<Result<Fetched<AirQuality>, WeatherError>> {
        ResponseUpdates.stream { policy throws(WeatherError) in
            try await airQuality(at: coordinate, policy: policy)
        }
    }
}

/// The stream behind the updates of every repository.
enum ResponseUpdates: Sendable {
    private enum Step: Sendable {
        case cached, new, end
    }

    /// Returns a stream of the response that `fetch` finds in the cache, then, unless it is fresh, of a new one.
    ///
    /// The work runs in the task that reads the stream and ends with it.
    static func stream<Value: Sendable>(
        _ fetch: @escaping @Sendable (FetchPolicy) async throws(WeatherError) -> Fetched<Value>
    ) -> AsyncStream<Result<Fetched<Value>, WeatherError>> {
        let step = Locked(Step.cached)
        return AsyncStream {
            let current = step.withLock { $0 }
            if current == .cached {
                step.withLock { $0 = .new }
                if let cached = try? await fetch(.cacheOnly) {
                    if !cached.isStale { step.withLock { $0 = .end } }
                    return .success(cached)
                }
            }
            guard current != .end else { return nil }
            step.withLock { $0 = .end }
            do throws(WeatherError) {
                return .success(try await fetch(.cacheFirst))
            } catch {
                return error == .cancelled ? nil : .failure(error)
            }
        }
    }
}
