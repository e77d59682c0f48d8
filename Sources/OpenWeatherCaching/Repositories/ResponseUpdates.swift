public import OpenWeatherCore

extension WeatherRepository {
    /// The weather at a place: first what is known, then what is new.
    ///
    /// A fresh answer of the cache is the only element. An older one comes first, as ``/OpenWeatherCore/FetchOrigin/stale(_:)`` with
    /// ``/OpenWeatherCore/WeatherError/notCached`` because nothing was asked yet, and the service's answer follows; if that fails,
    /// the known one follows again with the failure. Nothing is fetched before the stream is read.
    public func currentWeatherUpdates(
        for query: LocationQuery,
        options: RequestOptions
    ) -> AsyncStream<Result<Fetched<CurrentWeather>, WeatherError>> {
        ResponseUpdates.stream { policy throws(WeatherError) in
            try await currentWeather(for: query, options: options, policy: policy)
        }
    }

    /// The weather of the coming days at a place: first what is known, then what is new, as in
    /// ``currentWeatherUpdates(for:options:)``.
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
    /// The quality of the air at a point: first what is known, then what is new.
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

/// Makes the stream of what is known, then of what is new.
enum ResponseUpdates: Sendable {
    private enum Step: Sendable {
        case known, new, end
    }

    /// First what `fetch` finds in the cache, fresh or not; then, unless that was fresh, what the service answers.
    ///
    /// The work is done in the task that reads the stream and ends with it.
    static func stream<Value: Sendable>(
        _ fetch: @escaping @Sendable (FetchPolicy) async throws(WeatherError) -> Fetched<Value>
    ) -> AsyncStream<Result<Fetched<Value>, WeatherError>> {
        let step = Locked(Step.known)
        return AsyncStream {
            let current = step.withLock { $0 }
            if current == .known {
                step.withLock { $0 = .new }
                if let known = try? await fetch(.cacheOnly) {
                    if !known.isStale { step.withLock { $0 = .end } }
                    return .success(known)
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
