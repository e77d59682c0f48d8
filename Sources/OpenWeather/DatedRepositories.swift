import Foundation
import OpenWeatherCaching
import OpenWeatherCore

/// A repository of weather without a cache, whose responses have the ends of their lifetimes.
///
/// A response is outdated when it is returned when a gateway has kept it for longer than its lifetime.
struct DatedWeatherRepository: WeatherRepository {
    let upstream: any WeatherRepository
    let lifetimes: CacheLifetimes
    let now: @Sendable () -> Date

    func currentWeather(
        for query: LocationQuery,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        let fetched = try await upstream.currentWeather(for: query, options: options, policy: policy)
        return lifetimes.currentWeather.dated(fetched, at: now())
    }

    func forecast(
        for query: LocationQuery,
        count: Int?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Forecast> {
        let fetched = try await upstream.forecast(for: query, count: count, options: options, policy: policy)
        return lifetimes.forecast.dated(fetched, at: now())
    }
}

/// A repository of air quality without a cache, whose responses have the ends of their lifetimes.
struct DatedAirQualityRepository: AirQualityRepository {
    let upstream: any AirQualityRepository
    let lifetimes: CacheLifetimes
    let now: @Sendable () -> Date

    func airQuality(at coordinate: Coordinate, policy: FetchPolicy) async throws(WeatherError) -> Fetched<AirQuality> {
        lifetimes.airQuality.dated(try await upstream.airQuality(at: coordinate, policy: policy), at: now())
    }

    func airQualityForecast(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQualityForecast> {
        lifetimes.forecast.dated(try await upstream.airQualityForecast(at: coordinate, policy: policy), at: now())
    }
}
