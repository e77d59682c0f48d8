public import OpenWeatherCore

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
