import OpenWeatherCore

/// A weather repository that fails, waits, or returns old values, as the forced state needs it.
struct ForcedStateWeatherRepository: WeatherRepository {
    let upstream: any WeatherRepository
    let policy: FetchPolicy
    let forcedState: ForcedState

    func currentWeather(
        for query: LocationQuery,
        options: RequestOptions,
        policy wanted: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await forcedState.response((wanted, policy)) { policy throws(WeatherError) in
            try await upstream.currentWeather(for: query, options: options, policy: policy)
        }
    }

    func forecast(
        for query: LocationQuery,
        count: Int?,
        options: RequestOptions,
        policy wanted: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Forecast> {
        try await forcedState.response((wanted, policy)) { policy throws(WeatherError) in
            try await upstream.forecast(for: query, count: count, options: options, policy: policy)
        }
    }
}
