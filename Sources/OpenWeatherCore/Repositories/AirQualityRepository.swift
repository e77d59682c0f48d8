/// A source of air quality.
public protocol AirQualityRepository: Sendable {
    /// The quality of the air at a point now.
    ///
    /// - Throws: ``WeatherError``; ``WeatherError/cancelled`` when the calling task was cancelled.
    func airQuality(at coordinate: Coordinate, policy: FetchPolicy) async throws(WeatherError) -> Fetched<AirQuality>

    /// The quality of the air over the coming days, hour by hour.
    ///
    /// - Throws: ``WeatherError``; ``WeatherError/cancelled`` when the calling task was cancelled.
    func airQualityForecast(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQualityForecast>
}

extension AirQualityRepository {
    /// The quality of the air at a point, from the cache while it is fresh.
    public func airQuality(at coordinate: Coordinate) async throws(WeatherError) -> Fetched<AirQuality> {
        try await airQuality(at: coordinate, policy: .cacheFirst)
    }

    /// The quality of the air over the coming days, from the cache while it is fresh.
    public func airQualityForecast(at coordinate: Coordinate) async throws(WeatherError) -> Fetched<AirQualityForecast>
    {
        try await airQualityForecast(at: coordinate, policy: .cacheFirst)
    }
}
