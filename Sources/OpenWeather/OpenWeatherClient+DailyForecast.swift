public import OpenWeatherCore
import OpenWeatherNetworking

extension OpenWeatherClient {
    /// Returns the forecast for up to 16 days, today first.
    ///
    /// It is a product of paid plans and of the plan for students. It costs one call, or none while the cache has a fresh
    /// forecast for the place, whatever its number of days. An older one takes its place as in
    /// ``currentWeather(for:options:policy:)-(LocationQuery,_,_)``.
    ///
    /// - Parameters:
    ///   - query: The place.
    ///   - days: The number of days, in `1...16`.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - policy: Where the value may come from.
    /// - Returns: The days in order with their date, origin and source; fewer when the service has no more.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for a number of days outside `1...16`.
    public func dailyForecast(
        for query: LocationQuery,
        days: Int = 16,
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<[DailyForecast]> {
        try Endpoint.check(days, of: "cnt", isIn: 1...16)
        let all = try await source.value(
            of: .dailyForecast(for: query),
            by: try .dailyForecast(for: query),
            options: options ?? self.options,
            policy: policy
        )
        return all.map { Array($0.prefix(days)) }
    }

    /// Returns the forecast for up to 16 days for a place that a search has found, or for a point.
    ///
    /// It is that of ``dailyForecast(for:days:options:policy:)-(LocationQuery,_,_,_)`` for the coordinate of the place.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - days: The number of days, in `1...16`.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - policy: Where the value may come from.
    /// - Returns: The days in order with their date, origin and source; fewer when the service has no more.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for a number of days outside `1...16`.
    public func dailyForecast(
        for place: some LocationQueryConvertible,
        days: Int = 16,
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<[DailyForecast]> {
        try await dailyForecast(for: place.locationQuery, days: days, options: options, policy: policy)
    }
}

extension OpenWeatherClient {
    /// Returns the climate forecast for up to 30 days, today first.
    ///
    /// It is a product of the plans from Developer on. Its days have neither a chance of precipitation nor gusts, and the
    /// later ones are close to what is usual for the season. It costs one call, or none while the cache has a fresh
    /// forecast for the place, whatever its number of days. An older one takes its place as in
    /// ``currentWeather(for:options:policy:)-(LocationQuery,_,_)``.
    ///
    /// - Parameters:
    ///   - query: The place.
    ///   - days: The number of days, in `1...30`.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - policy: Where the value may come from.
    /// - Returns: The days in order with their date, origin and source; often 29, as the service has no more.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for a number of days outside `1...30`.
    public func climateForecast(
        for query: LocationQuery,
        days: Int = 30,
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<[DailyForecast]> {
        try Endpoint.check(days, of: "cnt", isIn: 1...30)
        let all = try await source.value(
            of: .climateForecast(for: query),
            by: try .climateForecast(for: query),
            options: options ?? self.options,
            policy: policy
        )
        return all.map { Array($0.prefix(days)) }
    }

    /// Returns the climate forecast for up to 30 days for a place that a search has found, or for a point.
    ///
    /// It is that of ``climateForecast(for:days:options:policy:)-(LocationQuery,_,_,_)`` for the coordinate of the place.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - days: The number of days, in `1...30`.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - policy: Where the value may come from.
    /// - Returns: The days in order with their date, origin and source; often 29, as the service has no more.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for a number of days outside `1...30`.
    public func climateForecast(
        for place: some LocationQueryConvertible,
        days: Int = 30,
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<[DailyForecast]> {
        try await climateForecast(for: place.locationQuery, days: days, options: options, policy: policy)
    }
}

extension ClientRequest {
    /// The forecast for up to 16 days for a place.
    public static let dailyForecast = ClientRequest(1)
    /// The climate forecast for up to 30 days for a place.
    public static let climateForecast = ClientRequest(1)
}
