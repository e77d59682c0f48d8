public import OpenWeatherCore

/// The weather, the forecast and the air quality of a place, each of which may have failed on its own.
///
/// ``OpenWeatherClient/report(for:options:policy:)-(LocationQuery,_,_)`` creates it. At least one part of such a report has a value.
public struct WeatherReport: Hashable, Sendable {
    /// The latest observed weather, or the reason there is none.
    public let currentWeather: Result<Fetched<CurrentWeather>, WeatherError>

    /// The forecast for the next five days, or the reason there is none.
    public let forecast: Result<Fetched<Forecast>, WeatherError>

    /// The current air quality, or the reason there is none.
    ///
    /// It is requested by coordinate. A query without one uses the coordinate of the current weather, else that of the
    /// forecast. When both failed, this is the failure of the current weather.
    public let airQuality: Result<Fetched<AirQuality>, WeatherError>

    /// Creates a report from its parts.
    public init(
        currentWeather: Result<Fetched<CurrentWeather>, WeatherError>,
        forecast: Result<Fetched<Forecast>, WeatherError>,
        airQuality: Result<Fetched<AirQuality>, WeatherError>
    ) {
        self.currentWeather = currentWeather
        self.forecast = forecast
        self.airQuality = airQuality
    }
}

extension OpenWeatherClient {
    /// Returns the weather, the forecast and the air quality at a place, requested at the same time.
    ///
    /// ```swift
    /// let report = try await client.report(for: .city("Lisbon"))
    /// if let weather = try? report.currentWeather.get().value { print(weather.temperature) }
    /// if let air = try? report.airQuality.get().value { print(air.index ?? "unknown") }
    /// ```
    ///
    /// It costs three requests, or fewer when the cache has a part.
    ///
    /// - Parameters:
    ///   - query: The place.
    ///   - options: The units and the language; those of the client when `nil`.
    ///   - policy: Where the values may come from.
    /// - Returns: The three parts, each with its value or its failure.
    /// - Throws: The ``/OpenWeatherCore/WeatherError`` of the current weather when all three parts failed.
    public func report(
        for query: LocationQuery,
        options: RequestOptions? = nil,
        policy: FetchPolicy = .cacheFirst
    ) async throws(WeatherError) -> WeatherReport {
        async let weather = Self.result { () async throws(WeatherError) in
            try await currentWeather(for: query, options: options, policy: policy)
        }
        async let forecast = Self.result { () async throws(WeatherError) in
            try await self.forecast(for: query, options: options, policy: policy)
        }
        async let directAir = airQuality(at: query.point, policy: policy)
        let current = await weather
        // A query without a coordinate takes it from the weather, while the forecast is still in flight.
        let point = query.point == nil ? try? current.get().value.coordinate : nil
        async let nearbyAir = airQuality(at: point, policy: policy)
        let coming = await forecast
        var air = await directAir
        if air == nil { air = await nearbyAir }
        if air == nil { air = await airQuality(at: try? coming.get().value.city.coordinate, policy: policy) }
        // Without a point both other parts failed, so the failure of the weather is also the reason here.
        let failure = current.flatMap { _ in Result<Fetched<AirQuality>, WeatherError>.failure(.notFound) }
        let report = WeatherReport(currentWeather: current, forecast: coming, airQuality: air ?? failure)
        guard case .failure(let error) = report.currentWeather, case .failure = report.forecast,
            case .failure = report.airQuality
        else { return report }
        throw error
    }

    /// Returns the air quality at a point, or `nil` without a point.
    private func airQuality(
        at coordinate: Coordinate?,
        policy: FetchPolicy
    ) async -> Result<Fetched<AirQuality>, WeatherError>? {
        guard let coordinate else { return nil }
        return await Self.result { () async throws(WeatherError) in
            try await airQuality(at: coordinate, policy: policy)
        }
    }

    private static func result<Value>(
        of work: () async throws(WeatherError) -> Value
    ) async -> Result<Value, WeatherError> {
        do throws(WeatherError) {
            return .success(try await work())
        } catch {
            return .failure(error)
        }
    }
}
