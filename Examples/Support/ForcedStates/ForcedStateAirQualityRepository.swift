import OpenWeatherCore

/// An air quality repository that fails, waits, or returns old values, as the forced state needs it.
struct ForcedStateAirQualityRepository: AirQualityRepository {
    let upstream: any AirQualityRepository
    let policy: FetchPolicy
    let forcedState: ForcedState

    func airQuality(
        at coordinate: Coordinate,
        policy wanted: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQuality> {
        try await forcedState.response((wanted, policy)) { policy throws(WeatherError) in
            try await upstream.airQuality(at: coordinate, policy: policy)
        }
    }

    func airQualityForecast(
        at coordinate: Coordinate,
        policy wanted: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQualityForecast> {
        try await forcedState.response((wanted, policy)) { policy throws(WeatherError) in
            try await upstream.airQualityForecast(at: coordinate, policy: policy)
        }
    }
}
