public import OpenWeatherCore
import OpenWeatherNetworking

extension OpenWeatherClient {
    /// Returns the latest observed weather at a place.
    ///
    /// It costs one call, or none while the cache has a fresh response. When the request fails in a way that may pass,
    /// an older response is returned in its place, and ``/OpenWeatherCore/Fetched/isStale`` is `true`.
    ///
    /// - Parameters:
    ///   - query: The place.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - policy: Where the value may come from.
    /// - Returns: The weather with its date, origin and source.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `notFound` for an unknown place.
    public func currentWeather(
        for query: LocationQuery,
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await source.value(
            of: .currentWeather(for: query),
            by: try .currentWeather(for: query),
            options: options ?? self.options,
            policy: policy
        )
    }

    /// Returns the forecast for the next five days in steps of three hours.
    ///
    /// It costs one call, or none while the cache has a fresh forecast for the place, whatever its number of steps. An
    /// older one takes its place as in ``currentWeather(for:options:policy:)-(LocationQuery,_,_)``.
    ///
    /// - Parameters:
    ///   - query: The place.
    ///   - count: The number of steps, in `1...40`; all of them when `nil`.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - policy: Where the value may come from.
    /// - Returns: The forecast with its date, origin and source.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for a `count` outside `1...40`.
    public func forecast(
        for query: LocationQuery,
        count: Int? = nil,
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<Forecast> {
        if let count { try Endpoint.check(count, of: "cnt", isIn: 1...40) }
        let whole = try await source.value(
            of: .forecast(for: query),
            by: try .forecast(for: query, count: nil),
            options: options ?? self.options,
            policy: policy
        )
        return whole.map { $0.first(count) }
    }

    /// Returns the current air quality at a point.
    ///
    /// It costs one call, or none while the cache has a fresh response.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - policy: Where the value may come from.
    /// - Returns: The air quality with its date, origin and source.
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    public func airQuality(
        at coordinate: Coordinate,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<AirQuality> {
        try await source.value(
            of: .airQuality(at: coordinate),
            by: .airQuality(at: coordinate),
            policy: policy
        )
    }

    /// Returns the hourly air quality forecast for about four days; it may be empty.
    ///
    /// It costs one call, or none while the cache has a fresh response.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - policy: Where the value may come from.
    /// - Returns: The forecast with its date, origin and source.
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    public func airQualityForecast(
        at coordinate: Coordinate,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<AirQualityForecast> {
        try await source.value(
            of: .airQualityForecast(at: coordinate),
            by: .airQualityForecast(at: coordinate),
            policy: policy
        )
    }

    /// Returns the places called `name`, best match first.
    ///
    /// It costs one call, or none while the cache has a fresh response. For the text of a search field, use
    /// ``search(_:limit:policy:)``, which also understands coordinates and postcodes.
    ///
    /// - Parameters:
    ///   - name: A name such as `London`, `London,GB` or `Portland,OR,US`.
    ///   - limit: The largest number of places, in `1...5`.
    ///   - policy: Where the value may come from.
    /// - Returns: The places with their date, origin and source; an empty array when nothing matches.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for an empty name or a `limit` outside `1...5`.
    public func locations(
        named name: String,
        limit: Int = 5,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<[Location]> {
        try Endpoint.check(limit, of: "limit", isIn: 1...5)
        let places = try await source.value(
            of: .places(named: name),
            by: try .places(named: name, limit: 5),
            policy: policy
        )
        return places.map { Array($0.prefix(limit)) }
    }

    /// Returns the places at or near `coordinate`, nearest first.
    ///
    /// It costs one call, or none while the cache has a fresh response.
    ///
    /// - Parameters:
    ///   - coordinate: The point.
    ///   - limit: The largest number of places, in `1...5`.
    ///   - policy: Where the value may come from.
    /// - Returns: The places with their date, origin and source; an empty array where the service knows none.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for a `limit` outside `1...5`.
    public func locations(
        at coordinate: Coordinate,
        limit: Int = 5,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<[Location]> {
        try Endpoint.check(limit, of: "limit", isIn: 1...5)
        let places = try await source.value(
            of: .places(at: coordinate),
            by: try .places(at: coordinate, limit: 5),
            policy: policy
        )
        return places.map { Array($0.prefix(limit)) }
    }

    /// Returns the center of a postcode's area.
    ///
    /// It costs one call, or none while the cache has a fresh response.
    ///
    /// - Parameters:
    ///   - postcode: The code, such as `E14` or `90210`.
    ///   - country: The ISO 3166-1 alpha-2 country code, such as `GB`; the service assumes the United States when it is
    ///     `nil`.
    ///   - policy: Where the value may come from.
    /// - Returns: The place, with the service's name for the area.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `notFound` for an unknown code.
    public func location(
        postcode: String,
        country: String?,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<Location> {
        try await source.value(
            of: .place(postcode: postcode, country: country),
            by: try .place(postcode: postcode, country: country),
            policy: policy
        )
    }

    /// Returns the places that a user's text can mean: a name, coordinates or a postcode.
    ///
    /// ```swift
    /// let places = try await client.search("Lisbon")
    /// for place in places { print(place.name, place.state ?? "", place.country ?? "") }
    /// ```
    ///
    /// The result has no date, origin or source, unlike that of ``locations(named:limit:policy:)``: a search combines
    /// up to two responses, and an empty text or a point without a name has none. It costs two calls at most, and none
    /// while the cache has fresh responses.
    ///
    /// - Parameters:
    ///   - text: The text as typed.
    ///   - limit: The largest number of places, in `1...5`.
    ///   - policy: Where the value may come from.
    /// - Returns: The places, best match first; an empty array when nothing matches.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for a `limit` outside `1...5`.
    public func search(
        _ text: String,
        limit: Int = 5,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> [Location] {
        try await SearchLocationsUseCase(geocoding: repositories.geocoding)(text, limit: limit, policy: policy)
    }
}
