public import Foundation
public import OpenWeatherCore
public import OpenWeatherNetworking

extension OpenWeatherClient {
    /// The weather at a place as last measured.
    ///
    /// - Throws: `WeatherError`.
    public func currentWeather(
        for query: LocationQuery,
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await weather.currentWeather(for: query, options: options ?? self.options, policy: policy)
    }

    /// The weather of the coming five days in steps of three hours; `count` steps, or all 40.
    ///
    /// - Throws: `WeatherError`; `badRequest` for a `count` outside `1...40`.
    public func forecast(
        for query: LocationQuery,
        count: Int? = nil,
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<Forecast> {
        try await weather.forecast(for: query, count: count, options: options ?? self.options, policy: policy)
    }

    /// The quality of the air at a point now.
    ///
    /// - Throws: `WeatherError`.
    public func airQuality(
        at coordinate: Coordinate,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<AirQuality> {
        try await airQuality.airQuality(at: coordinate, policy: policy)
    }

    /// The quality of the air over the coming days, hour by hour.
    ///
    /// - Throws: `WeatherError`.
    public func airQualityForecast(
        at coordinate: Coordinate,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<AirQualityForecast> {
        try await airQuality.airQualityForecast(at: coordinate, policy: policy)
    }

    /// The places called `name`, best first; none when nothing matches.
    ///
    /// - Throws: `WeatherError`; `badRequest` for an empty name or a `limit` outside `1...5`.
    public func locations(
        named name: String,
        limit: Int = 5,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<[Location]> {
        try await geocoding.locations(named: name, limit: limit, policy: policy)
    }

    /// The places at or near `coordinate`, nearest first.
    ///
    /// - Throws: `WeatherError`; `badRequest` for a `limit` outside `1...5`.
    public func locations(
        at coordinate: Coordinate,
        limit: Int = 5,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<[Location]> {
        try await geocoding.locations(at: coordinate, limit: limit, policy: policy)
    }

    /// The centre of a postcode's area; the service assumes the United States when `country` is `nil`.
    ///
    /// - Throws: `WeatherError`; `notFound` for an unknown code.
    public func location(
        postcode: String,
        country: String?,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<Location> {
        try await geocoding.location(postcode: postcode, country: country, policy: policy)
    }

    /// The places that a person's text can mean: a name, coordinates or a postcode.
    ///
    /// - Throws: `WeatherError`.
    public func search(
        _ text: String,
        limit: Int = 5,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> [Location] {
        try await SearchLocationsUseCase(geocoding: geocoding)(text, limit: limit, policy: policy)
    }

    /// The address of the service's picture for a condition; `nil` for a name that is not an icon's.
    public func iconURL(for icon: IconCode, scale: IconScale = .double) -> URL? {
        api.iconURL(for: icon, scale: scale)
    }
}
