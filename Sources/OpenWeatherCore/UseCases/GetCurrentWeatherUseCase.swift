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
