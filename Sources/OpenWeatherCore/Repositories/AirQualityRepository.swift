/// A source of air quality.
///
/// Conform to it to supply air quality from another provider, or use ``UnavailableAirQualityRepository`` when there is
/// none. Methods may be called from any task at the same time and end soon after the calling task is cancelled.
public protocol AirQualityRepository: Sendable {
    /// Returns the current air quality at a point.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - policy: Where the value may come from.
    /// - Returns: The air quality with its origin and source.
    /// - Throws: ``WeatherError``; ``WeatherError/cancelled`` when the calling task was cancelled.
    func airQuality(at coordinate: Coordinate, policy: FetchPolicy) async throws(WeatherError) -> Fetched<AirQuality>

    /// Returns the air quality over the coming days, hour by hour.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - policy: Where the value may come from.
    /// - Returns: The forecast with its origin and source.
    /// - Throws: ``WeatherError``; ``WeatherError/cancelled`` when the calling task was cancelled.
    func airQualityForecast(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQualityForecast>
}

extension AirQualityRepository {
    /// Returns the current air quality at a point, from the cache while it is fresh.
    ///
    /// - Throws: ``WeatherError``; ``WeatherError/cancelled`` when the calling task was cancelled.
    public func airQuality(at coordinate: Coordinate) async throws(WeatherError) -> Fetched<AirQuality> {
        try await airQuality(at: coordinate, policy: .cacheFirst)
    }

    /// Returns the air quality over the coming days, from the cache while it is fresh.
    ///
    /// - Throws: ``WeatherError``; ``WeatherError/cancelled`` when the calling task was cancelled.
    public func airQualityForecast(at coordinate: Coordinate) async throws(WeatherError) -> Fetched<AirQualityForecast>
    {
        try await airQualityForecast(at: coordinate, policy: .cacheFirst)
    }
}
