/// A use case that loads the current weather at a place.
///
/// It requests the weather by coordinates, as the service recommends, whatever the place is called.
public struct GetCurrentWeatherUseCase: Sendable {
    private let weather: any WeatherRepository

    /// Creates the use case with a source of weather.
    public init(weather: any WeatherRepository) {
        self.weather = weather
    }

    /// Returns the weather at `location` as last measured.
    ///
    /// - Parameters:
    ///   - location: The place, of which only the coordinate is sent.
    ///   - options: The units and the language of the response.
    ///   - policy: Where the value may come from.
    /// - Returns: The weather with its origin and source.
    /// - Throws: ``WeatherError``.
    public func callAsFunction(
        at location: Location,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await weather.currentWeather(for: .coordinate(location.coordinate), options: options, policy: policy)
    }
}

/// A use case that loads the forecast for a place.
///
/// It requests the whole forecast by coordinates, as the service recommends, whatever the place is called.
public struct GetForecastUseCase: Sendable {
    private let weather: any WeatherRepository

    /// Creates the use case with a source of weather.
    public init(weather: any WeatherRepository) {
        self.weather = weather
    }

    /// Returns the weather of the coming days at `location`.
    ///
    /// - Parameters:
    ///   - location: The place, of which only the coordinate is sent.
    ///   - options: The units and the language of the response.
    ///   - policy: Where the value may come from.
    /// - Returns: The forecast with its origin and source.
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

/// A use case that loads the air quality at a place, now and over the coming days.
///
/// The current values and the forecast are two requests.
public struct GetAirQualityUseCase: Sendable {
    private let airQuality: any AirQualityRepository

    /// Creates the use case with a source of air quality.
    public init(airQuality: any AirQualityRepository) {
        self.airQuality = airQuality
    }

    /// Returns the current air quality at `location`.
    ///
    /// - Parameters:
    ///   - location: The place, of which only the coordinate is sent.
    ///   - policy: Where the value may come from.
    /// - Returns: The air quality with its origin and source.
    /// - Throws: ``WeatherError``.
    public func callAsFunction(
        at location: Location,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQuality> {
        try await airQuality.airQuality(at: location.coordinate, policy: policy)
    }

    /// Returns the air quality at `location` over the coming days.
    ///
    /// - Parameters:
    ///   - location: The place, of which only the coordinate is sent.
    ///   - policy: Where the value may come from.
    /// - Returns: The forecast with its origin and source.
    /// - Throws: ``WeatherError``.
    public func forecast(
        at location: Location,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<AirQualityForecast> {
        try await airQuality.airQualityForecast(at: location.coordinate, policy: policy)
    }
}
