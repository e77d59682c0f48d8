import Foundation
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

/// A geocoding repository that fails, waits, or returns old values, as the forced state needs it.
struct ForcedStateGeocodingRepository: GeocodingRepository {
    let upstream: any GeocodingRepository
    let policy: FetchPolicy
    let forcedState: ForcedState

    func locations(
        named name: String,
        limit: Int,
        policy wanted: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        try await forcedState.response((wanted, policy)) { policy throws(WeatherError) in
            try await upstream.locations(named: name, limit: limit, policy: policy)
        }
    }

    func locations(
        at coordinate: Coordinate,
        limit: Int,
        policy wanted: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        try await forcedState.response((wanted, policy)) { policy throws(WeatherError) in
            try await upstream.locations(at: coordinate, limit: limit, policy: policy)
        }
    }

    func location(
        postcode: String,
        country: String?,
        policy wanted: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Location> {
        try await forcedState.response((wanted, policy)) { policy throws(WeatherError) in
            try await upstream.location(postcode: postcode, country: country, policy: policy)
        }
    }
}

/// A source of tiles that fails, waits, or returns old ones, as the forced state needs it.
struct ForcedStateMapTileRepository: MapTileRepository {
    let upstream: any MapTileRepository
    let policy: FetchPolicy
    let forcedState: ForcedState

    func tile(
        _ tile: MapTile,
        of layer: MapLayer,
        policy wanted: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Data> {
        try await forcedState.response((wanted, policy)) { policy throws(WeatherError) in
            try await upstream.tile(tile, of: layer, policy: policy)
        }
    }
}

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
