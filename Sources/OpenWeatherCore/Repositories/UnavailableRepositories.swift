/// A source of air quality for apps that have none; every call throws ``WeatherError/unsupported``.
///
/// Pass it wherever a screen or a container requires a source that your provider does not offer. Screens then say that
/// the data is not available and offer no retry.
public struct UnavailableAirQualityRepository: AirQualityRepository {
    /// Creates the source.
    public init() {}

    /// Throws an error, because there is no air quality.
    ///
    /// - Throws: ``WeatherError/unsupported``.
    public func airQuality(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQuality> {
        throw .unsupported
    }

    /// Throws an error, because there is no air quality.
    ///
    /// - Throws: ``WeatherError/unsupported``.
    public func airQualityForecast(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQualityForecast> {
        throw .unsupported
    }
}

/// A source of places for apps that have none; every call throws ``WeatherError/unsupported``.
///
/// Users can still search for coordinates, which ``SearchLocationsUseCase`` understands without a source; the place
/// then has no name.
public struct UnavailableGeocodingRepository: GeocodingRepository {
    /// Creates the source.
    public init() {}

    /// Throws an error, because there are no places.
    ///
    /// - Throws: ``WeatherError/unsupported``.
    public func locations(
        named name: String,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        throw .unsupported
    }

    /// Throws an error, because there are no places.
    ///
    /// - Throws: ``WeatherError/unsupported``.
    public func locations(
        at coordinate: Coordinate,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        throw .unsupported
    }

    /// Throws an error, because there are no places.
    ///
    /// - Throws: ``WeatherError/unsupported``.
    public func location(
        postcode: String,
        country: String?,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Location> {
        throw .unsupported
    }
}
