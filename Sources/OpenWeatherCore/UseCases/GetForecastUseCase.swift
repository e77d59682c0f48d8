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
