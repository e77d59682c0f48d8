import OpenWeatherCore

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
