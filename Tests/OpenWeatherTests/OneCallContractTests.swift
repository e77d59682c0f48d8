import OpenWeather
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Client's source of One Call and its contract", .watched)
struct OneCallContractTests {
    @Test(arguments: OneCallRepositoryContract.Rule.allCases, [OneCallVersion.v3, .v4])
    func `is kept with a cache and without`(rule: OneCallRepositoryContract.Rule, version: OneCallVersion) async throws
    {
        for hasCache in [true, false] {
            try await OneCallRepositoryContract.verify(rule) {
                client(version, hasCache: hasCache).repositories.oneCall
            }
        }
    }

    @Test(arguments: [OneCallVersion.v3, .v4], [true, false])
    func `is kept by the history`(version: OneCallVersion, hasCache: Bool) async throws {
        try await WeatherHistoryRepositoryContract.verify { client(version, hasCache: hasCache).repositories.history }
    }

    @Test(arguments: [true, false])
    func `is kept by the timelines`(hasCache: Bool) async throws {
        try await WeatherTimelineRepositoryContract.verify { client(.v4, hasCache: hasCache).repositories.timelines }
    }

    @Test(arguments: [true, false])
    func `is kept by the alerts`(hasCache: Bool) async throws {
        var id: String?
        for city in DemoWeather.cities where id == nil {
            let report = try await client(.v4, hasCache: false)
                .oneCall(at: city.coordinate, parts: [.minutes, .alerts])
            id = try report.alerts?.get().value.alerts.first?.id
        }
        try await WeatherAlertRepositoryContract.verify(id: try #require(id)) {
            client(.v4, hasCache: hasCache).repositories.alerts
        }
    }

    @Test(arguments: [true, false])
    func `is kept by the overviews`(hasCache: Bool) async throws {
        try await WeatherOverviewRepositoryContract.verify { client(.v3, hasCache: hasCache).repositories.overviews }
    }

    private func client(_ version: OneCallVersion, hasCache: Bool) -> OpenWeatherClient {
        var configuration = OpenWeatherConfiguration(transport: DemoHTTPClient(now: { SampleTime.fetched }))
        configuration.retry = .noDeadline
        configuration.now = { SampleTime.fetched }
        configuration.oneCallVersion = .fixed(version)
        if !hasCache { configuration.cache = .none }
        return OpenWeatherClient(configuration: configuration)
    }
}
