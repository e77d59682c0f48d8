/// Gets the quality of the air at a place.
public struct GetAirQualityUseCase: Sendable {
    private let airQuality: any AirQualityRepository

    /// Creates the use case over a source of air quality.
    public init(airQuality: any AirQualityRepository) {
        self.airQuality = airQuality
    }

    /// The quality of the air at `location` now.
    ///
    /// - Throws: ``WeatherError``.
    public func callAsFunction(
        at location: Location,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQuality> {
        try await airQuality.airQuality(at: location.coordinate, policy: policy)
    }

    /// The quality of the air at `location` over the coming days.
    ///
    /// - Throws: ``WeatherError``.
    public func forecast(
        at location: Location,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQualityForecast> {
        try await airQuality.airQualityForecast(at: location.coordinate, policy: policy)
    }
}
