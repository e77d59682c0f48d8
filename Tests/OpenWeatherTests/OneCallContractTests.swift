import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import Testing

@Suite("Client's source of One Call and its contract", .timeLimit(.minutes(5)))
struct OneCallContractTests {
    @Test(arguments: OneCallRepositoryContract.Rule.allCases, [OneCallVersion.version3, .version4])
    func isKeptWithACacheAndWithout(rule: OneCallRepositoryContract.Rule, version: OneCallVersion) async throws {
        for hasCache in [true, false] {
            try await OneCallRepositoryContract.verify(rule) {
                var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient(now: { SampleTime.fetched }))
                configuration.now = { SampleTime.fetched }
                configuration.oneCallVersion = .fixed(version)
                if !hasCache { configuration.cache = .none }
                return OpenWeatherClient(configuration: configuration).oneCall
            }
        }
    }
}
