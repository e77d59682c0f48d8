import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherTestWatch
import Testing

@Suite("Repositories and their contract", .watched)
struct RepositoryContractTests {
    @Test(
        arguments: WeatherRepositoryContract.Rule.allCases,
        [true, false]
    )
    func `is kept by the clients source of weather with a cache and without`(
        rule: WeatherRepositoryContract.Rule,
        hasCache: Bool
    )
        async throws
    {
        try await WeatherRepositoryContract.verify(rule, query: .coordinate(.lisbon)) {
            var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient(now: { SampleTime.fetched }))
            configuration.retry = .noDeadline
            configuration.now = { SampleTime.fetched }
            if !hasCache { configuration.cache = .none }
            return OpenWeatherClient(configuration: configuration).repositories.weather
        }
    }
}
