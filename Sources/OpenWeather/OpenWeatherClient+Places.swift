public import OpenWeatherCore

extension OpenWeatherClient {
    /// Returns the latest observed weather at a place that a search has found, or at a point.
    ///
    /// It is that of ``currentWeather(for:options:policy:)-(LocationQuery,_,_)`` for the coordinate of the place.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - policy: Where the value may come from.
    /// - Returns: The weather with its date, origin and source.
    /// - Throws: ``/OpenWeatherCore/WeatherError``.
    public func currentWeather(
        for place: some LocationQueryConvertible,
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await currentWeather(for: place.locationQuery, options: options, policy: policy)
    }

    /// Returns the forecast for a place that a search has found, or for a point.
    ///
    /// It is that of ``forecast(for:count:options:policy:)-(LocationQuery,_,_,_)`` for the coordinate of the place.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - count: The number of steps, in `1...40`; all of them when `nil`.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - policy: Where the value may come from.
    /// - Returns: The forecast with its date, origin and source.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for a `count` outside `1...40`.
    public func forecast(
        for place: some LocationQueryConvertible,
        count: Int? = nil,
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<Forecast> {
        try await forecast(for: place.locationQuery, count: count, options: options, policy: policy)
    }

    /// Returns the weather, the forecast and the air quality of a place that a search has found, or of a point.
    ///
    /// It is that of ``report(for:options:policy:)-(LocationQuery,_,_)`` for the coordinate of the place.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - policy: Where the values may come from.
    /// - Returns: The three parts, each with its value or its failure.
    /// - Throws: The ``/OpenWeatherCore/WeatherError`` of the current weather when all three parts failed.
    public func report(
        for place: some LocationQueryConvertible,
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> WeatherReport {
        try await report(for: place.locationQuery, options: options, policy: policy)
    }
}
