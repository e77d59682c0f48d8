import Foundation
import OpenWeatherCore

/// A source of weather that is made to fail, or to be out of date, as a state of the screen needs it.
struct StagedWeatherRepository: WeatherRepository {
    let upstream: any WeatherRepository
    let policy: FetchPolicy
    let state: HomeState

    func currentWeather(
        for query: LocationQuery,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        let answer = try await upstream.currentWeather(for: query, options: options, policy: allowed(policy))
        return switch state {
        case .failed: throw .offline
        case .stale: Fetched(answer.value, at: answer.fetchedAt.addingTimeInterval(-7_200), from: .stale(.offline))
        case .idle, .loading, .loaded: answer
        }
    }

    func forecast(
        for query: LocationQuery,
        count: Int?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Forecast> {
        try await upstream.forecast(for: query, count: count, options: options, policy: allowed(policy))
    }

    /// With `--offline` nothing but the cache is asked, whatever the screen wants.
    private func allowed(_ wanted: FetchPolicy) -> FetchPolicy {
        policy == .cacheOnly ? .cacheOnly : wanted
    }
}
