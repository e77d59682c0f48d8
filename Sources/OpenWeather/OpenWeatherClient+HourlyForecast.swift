public import OpenWeatherCore
import OpenWeatherNetworking

extension OpenWeatherClient {
    /// Returns the forecast for the next four days in steps of an hour.
    ///
    /// It is a product of the plans from Developer on and of the plan for students. It costs one call, or none while the
    /// cache has a fresh forecast for the place, whatever its number of steps. An older one takes its place as in
    /// ``currentWeather(for:options:policy:)-(LocationQuery,_,_)``. The hours of One Call, two days of them, need no such
    /// plan: ``oneCall(at:parts:options:policy:)``.
    ///
    /// - Parameters:
    ///   - query: The place.
    ///   - count: The number of steps, in `1...96`; all of them when `nil`.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - policy: Where the value may come from.
    /// - Returns: The forecast with its date, origin and source; its amounts are those of one hour.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for a `count` outside `1...96`.
    public func hourlyForecast(
        for query: LocationQuery,
        count: Int? = nil,
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<Forecast> {
        if let count { try Endpoint.check(count, of: "cnt", isIn: 1...96) }
        let whole = try await source.value(
            of: .hourlyForecast(for: query),
            by: try .hourlyForecast(for: query),
            options: options ?? self.options,
            policy: policy
        )
        return whole.map { $0.first(count) }
    }

    /// Returns the forecast in steps of an hour for a place that a search has found, or for a point.
    ///
    /// It is that of ``hourlyForecast(for:count:options:policy:)-(LocationQuery,_,_,_)`` for the coordinate of the place.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - count: The number of steps, in `1...96`; all of them when `nil`.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - policy: Where the value may come from.
    /// - Returns: The forecast with its date, origin and source; its amounts are those of one hour.
    /// - Throws: ``/OpenWeatherCore/WeatherError``; `badRequest` for a `count` outside `1...96`.
    public func hourlyForecast(
        for place: some LocationQueryConvertible,
        count: Int? = nil,
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> Fetched<Forecast> {
        try await hourlyForecast(for: place.locationQuery, count: count, options: options, policy: policy)
    }
}

extension ClientRequest {
    /// The forecast in steps of an hour for a place.
    public static let hourlyForecast = ClientRequest(1)
}
