import OpenWeatherCore

/// A source of weather and of forecasts that records its calls and responds to each when the test says so.
final class FixtureWeather: WeatherRepository {
    typealias Response = HeldResponses<CurrentWeather>.Response
    typealias ForecastResponse = HeldResponses<Forecast>.Response

    /// The responses with forecasts.
    let forecasts: HeldResponses<Forecast>

    private let current: HeldResponses<CurrentWeather>

    init(_ response: Response, forecast: ForecastResponse = .failure(.notFound)) {
        current = HeldResponses(response)
        forecasts = HeldResponses(forecast)
    }

    /// Responds to calls for the weather now with `response` from now on.
    func response(_ response: Response) { current.response(response) }

    /// Lets calls for the weather now wait for ``release(_:_:)``; they do not notice that their task is cancelled.
    func hold() { current.hold() }

    /// Ends the waiting of call `index` for the weather now with a response.
    func release(_ index: Int, _ response: Response) { current.release(index, response) }

    /// The calls for the weather now.
    var calls: [HeldResponses<CurrentWeather>.Call] { current.calls }

    /// Suspends until `count` calls for the weather now were made, with or without a response.
    func waitForCalls(_ count: Int) async { await current.waitForCalls(count) }

    func currentWeather(
        for query: LocationQuery,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<CurrentWeather> {
        try await current.respond(to: query, options, policy)
    }

    func forecast(
        for query: LocationQuery,
        count: Int?,
        options: RequestOptions,
        policy: FetchPolicy
    ) async throws(WeatherError) -> Fetched<Forecast> {
        try await forecasts.respond(to: query, options, policy)
    }
}
