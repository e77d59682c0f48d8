public import OpenWeatherCore

extension OpenWeatherClient {
    /// Returns the latest observed weather at a place.
    ///
    /// - Parameters:
    ///   - query: The place.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - policy: Where the value may come from.
    /// - Returns: The weather with its date, origin and source.
    /// - Throws: `WeatherError`; `notFound` for an unknown place.
    public func currentWeather(
        for query: LocationQuery,
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await weather.currentWeather(for: query, options: options ?? self.options, policy: policy)
    }

    /// Returns the forecast for the next five days in steps of three hours.
    ///
    /// - Parameters:
    ///   - query: The place.
    ///   - count: The number of steps, in `1...40`; all of them when `nil`.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - policy: Where the value may come from.
    /// - Returns: The forecast with its date, origin and source.
    /// - Throws: `WeatherError`; `badRequest` for a `count` outside `1...40`.
    public func forecast(
        for query: LocationQuery,
        count: Int? = nil,
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<Forecast> {
        try await weather.forecast(for: query, count: count, options: options ?? self.options, policy: policy)
    }

    /// Returns the current air quality at a point.
    ///
    /// - Throws: `WeatherError`.
    public func airQuality(
        at coordinate: Coordinate,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<AirQuality> {
        try await airQuality.airQuality(at: coordinate, policy: policy)
    }

    /// Returns the hourly air quality forecast for the next days; it may be empty.
    ///
    /// - Throws: `WeatherError`.
    public func airQualityForecast(
        at coordinate: Coordinate,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<AirQualityForecast> {
        try await airQuality.airQualityForecast(at: coordinate, policy: policy)
    }

    /// Returns the places called `name`, best match first; an empty array when nothing matches.
    ///
    /// - Throws: `WeatherError`; `badRequest` for an empty name or a `limit` outside `1...5`.
    public func locations(
        named name: String,
        limit: Int = 5,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<[Location]> {
        try await geocoding.locations(named: name, limit: limit, policy: policy)
    }

    /// Returns the places at or near `coordinate`, nearest first.
    ///
    /// - Throws: `WeatherError`; `badRequest` for a `limit` outside `1...5`.
    public func locations(
        at coordinate: Coordinate,
        limit: Int = 5,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<[Location]> {
        try await geocoding.locations(at: coordinate, limit: limit, policy: policy)
    }

    /// Returns the center of a postcode's area; the service assumes the United States when `country` is `nil`.
    ///
    /// - Throws: `WeatherError`; `notFound` for an unknown code.
    public func location(
        postcode: String,
        country: String?,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<Location> {
        try await geocoding.location(postcode: postcode, country: country, policy: policy)
    }

    /// Returns the places that a user's text can mean: a name, coordinates or a postcode.
    ///
    /// The result has no date, origin or source, unlike that of ``locations(named:limit:policy:)``: a search combines
    /// up to two responses, and an empty text or a point without a name has none.
    ///
    /// - Parameters:
    ///   - text: The text as typed.
    ///   - limit: The largest number of places, in `1...5`.
    ///   - policy: Where the value may come from.
    /// - Returns: The places, best match first; an empty array when nothing matches.
    /// - Throws: `WeatherError`.
    public func search(
        _ text: String,
        limit: Int = 5,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> [Location] {
        try await SearchLocationsUseCase(geocoding: geocoding)(text, limit: limit, policy: policy)
    }
}
