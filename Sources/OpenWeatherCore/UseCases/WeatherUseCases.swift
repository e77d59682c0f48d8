/// Gets the weather at a place.
public struct GetCurrentWeatherUseCase: Sendable {
    private let weather: any WeatherRepository

    /// Creates the use case over a source of weather.
    public init(weather: any WeatherRepository) {
        self.weather = weather
    }

    /// The weather at `location` as last measured; asked by coordinates, as the service recommends.
    ///
    /// - Throws: ``WeatherError``.
    public func callAsFunction(
        at location: Location,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await weather.currentWeather(for: .coordinate(location.coordinate), options: options, policy: policy)
    }
}

/// Gets the forecast for a place.
public struct GetForecastUseCase: Sendable {
    private let weather: any WeatherRepository

    /// Creates the use case over a source of weather.
    public init(weather: any WeatherRepository) {
        self.weather = weather
    }

    /// The weather of the coming five days at `location`; asked by coordinates, as the service recommends.
    ///
    /// - Throws: ``WeatherError``.
    public func callAsFunction(
        at location: Location,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Forecast> {
        let query = LocationQuery.coordinate(location.coordinate)
        return try await weather.forecast(for: query, count: nil, options: options, policy: policy)
    }
}

/// Gets the quality of the air at a place.
public struct GetAirQualityUseCase: Sendable {
    private let airQuality: any AirQualityRepository

    /// Creates the use case over a source of air quality.
    public init(airQuality: any AirQualityRepository) {
        self.airQuality = airQuality
    }

    /// The quality of the air at `location` now.
    ///
    /// - Throws: ``WeatherError``.
    public func callAsFunction(
        at location: Location,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQuality> {
        try await airQuality.airQuality(at: location.coordinate, policy: policy)
    }

    /// The quality of the air at `location` over the coming days.
    ///
    /// - Throws: ``WeatherError``.
    public func forecast(
        at location: Location,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQualityForecast> {
        try await airQuality.airQualityForecast(at: location.coordinate, policy: policy)
    }
}
