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
