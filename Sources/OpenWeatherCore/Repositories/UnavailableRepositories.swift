/// A source of air quality for apps that have none: every call throws ``WeatherError/unsupported``.
///
/// Use it where a screen or a container asks for a source that your provider does not offer. Screens then say that
/// the data is not available, and do not offer to try again.
public struct UnavailableAirQualityRepository: AirQualityRepository {
    /// Creates the source.
    public init() {}

    /// Throws.
    ///
    /// - Throws: ``WeatherError/unsupported``.
    public func airQuality(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQuality> {
        throw .unsupported
    }

    /// Throws.
    ///
    /// - Throws: ``WeatherError/unsupported``.
    public func airQualityForecast(
        at coordinate: Coordinate,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQualityForecast> {
        throw .unsupported
    }
}

/// A source of places for apps that have none: every call throws ``WeatherError/unsupported``.
///
/// Typed coordinates can still be searched for: ``SearchLocationsUseCase`` understands them without a source, except
/// for the name of the place.
public struct UnavailableGeocodingRepository: GeocodingRepository {
    /// Creates the source.
    public init() {}

    /// Throws.
    ///
    /// - Throws: ``WeatherError/unsupported``.
    public func locations(
        named name: String,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        throw .unsupported
    }

    /// Throws.
    ///
    /// - Throws: ``WeatherError/unsupported``.
    public func locations(
        at coordinate: Coordinate,
        limit: Int,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<[Location]> {
        throw .unsupported
    }

    /// Throws.
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
