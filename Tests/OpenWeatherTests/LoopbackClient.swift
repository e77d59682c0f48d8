import OpenWeather
import OpenWeatherMocks
import OpenWeatherNetworking

extension LoopbackWeatherServer {
    /// Returns a client of this server that caches in memory at a time of the test's choice, and tries once without a
    /// deadline.
    func client(at time: TestTime) -> OpenWeatherClient {
        var configuration = OpenWeatherConfiguration(
            api: OpenWeatherAPIConfiguration(apiKey: APIKey("abc"), host: baseURL)
        )
        configuration.cache = .memory
        configuration.now = { time.now }
        configuration.retry = RetryPolicy(maximumAttempts: 1, deadline: nil)
        configuration.timeout = .seconds(3_600)
        return OpenWeatherClient(configuration: configuration)
    }
}
