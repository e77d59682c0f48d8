import Foundation
import OpenWeather
import OpenWeatherCaching
import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import OpenWeatherWidgetFeature
import Testing

/// A whole app over a gateway that returns responses from its cache.
@MainActor
@Suite("Responses that were old on arrival", .watched)
struct OldResponseTests {
    private let time = TestTime(SampleTime.fetched)

    private func client(
        age: Int,
        cache: CacheConfiguration = .memory,
        change: (inout OpenWeatherConfiguration) -> Void = { _ in }
    ) -> OpenWeatherClient {
        let time = time
        let gateway = AgingHTTPClient(client: DemoHTTPClient(now: { time.now }), age: age)
        var configuration = OpenWeatherConfiguration(transport: gateway)
        configuration.retry = RetryPolicy(maximumAttempts: 1, deadline: nil)
        configuration.now = { time.now }
        configuration.cache = cache
        change(&configuration)
        return OpenWeatherClient(configuration: configuration)
    }

    private func factory(_ client: OpenWeatherClient, autoRefresh: AutoRefresh = .off) async throws -> ScreenFactory {
        let time = time
        var preferences = Preferences()
        preferences.select(.lisbon)
        preferences.toggleFavorite(.tokyo)
        var parts = ScreenDependencies(
            weather: client.repositories.weather,
            airQuality: client.repositories.airQuality,
            geocoding: client.repositories.geocoding,
            preferences: InMemoryPreferencesStore(preferences)
        )
        parts.clock = ImmediateClock()
        parts.autoRefresh = autoRefresh
        parts.deviceLocale = Locale(identifier: "en_GB")
        parts.timeZone = .gmt
        parts.now = { time.now }
        return ScreenFactory(parts)
    }

    @Test(arguments: [299, 300, 1_799, 1_800, 7_200], [CacheConfiguration.memory, .none])
    func `are stale with every cache`(age: Int, cache: CacheConfiguration) async throws {
        let client = client(age: age, cache: cache)
        let point = Location.lisbon.coordinate

        let weather = try await client.currentWeather(for: .coordinate(point))
        let air = try await client.airQuality(at: point)
        let forecast = try await client.forecast(for: .coordinate(point))
        let coming = try await client.airQualityForecast(at: point)
        let report = try await client.oneCall(at: point)

        #expect(weather.isStale == (age >= 300))
        #expect(air.isStale == (age >= 300))
        #expect(forecast.isStale == (age >= 1_800))
        #expect(coming.isStale == (age >= 1_800))
        #expect(try report.current?.get().isStale == (age >= 600))
        #expect(try report.alerts?.get().isStale == (age >= 600))
        #expect(try report.hours?.get().isStale == (age >= 1_800))
        #expect(try report.days?.get().isStale == false)
        #expect(weather.freshUntil == time.now.addingTimeInterval(TimeInterval(300 - age)))
        #expect(weather.origin == .network)
    }

    @Test(arguments: [(60, false), (7_200, true)])
    func `are marked on every screen`(age: Int, isMarked: Bool) async throws {
        let factory = try await factory(client(age: age), autoRefresh: .everyMinute)
        let router = factory.makeRouter()
        let kind = isMarked ? NoticeContent.Kind.outdated : nil

        let home = factory.makeHome(router: router)
        await home.onAppear()
        #expect(home.state.content?.notice?.kind == kind)
        #expect(home.state.content?.forecastNotice?.kind == kind)

        guard case .forecast(let forecast) = factory.makeScreen(for: .forecast(at: nil), router: router),
            case .airQuality(let air) = factory.makeScreen(for: .airQuality(at: nil), router: router),
            case .favorites(let favorites) = factory.makeScreen(for: .favorites, router: router)
        else {
            Issue.record("The screens are missing.")
            return
        }
        await forecast.onAppear()
        #expect(forecast.state.content?.notice?.kind == kind)
        await air.onAppear()
        #expect(air.state.content?.notice?.kind == kind)
        await favorites.onAppear()
        #expect(favorites.state.list.rows.first?.weather.weather?.notice?.kind == kind)

        let provider = factory.dependencies.makeWidgetTimelineProvider(reloadLog: WidgetReloadLog())
        for size in WidgetSize.allCases {
            let widget = await provider.timeline(size, for: .location(.lisbon)).entries.first
            #expect(widget?.content.weather?.freshness?.isOutdated ?? false == isMarked, "\(size)")
        }
    }

    @Test(arguments: [(1_000, true), (400, true), (299, false)])
    func `are marked in widgets before they would be old there`(age: Int, isMarked: Bool) async throws {
        let factory = try await factory(client(age: age))
        let provider = factory.dependencies.makeWidgetTimelineProvider(reloadLog: WidgetReloadLog())

        let entry = try #require(await provider.timeline(.medium, for: .location(.lisbon)).entries.first)

        #expect(entry.content.weather?.freshness?.isOutdated == isMarked)
    }

    @Test
    func `are marked once they age on a screen that does not refresh itself`() async throws {
        let factory = try await factory(client(age: 0))
        let home = factory.makeHome(router: factory.makeRouter())
        await home.onAppear()

        time.advance(by: .seconds(299))
        #expect(home.state.content?.notice == nil)
        time.advance(by: .seconds(1))
        #expect(home.state.content?.notice?.kind == .outdated)
    }

    @Test
    func `are marked by the lifetimes of the app`() async throws {
        let client = client(age: 0) {
            $0.lifetimes.forecast = CacheLifetime(fresh: .seconds(600), stale: .seconds(3_600))
        }
        let factory = try await factory(client)
        let home = factory.makeHome(router: factory.makeRouter())
        await home.onAppear()

        time.advance(by: .seconds(599))
        #expect(home.state.content?.forecastNotice == nil)
        time.advance(by: .seconds(1))
        #expect(home.state.content?.forecastNotice?.kind == .outdated)
    }

    @Test
    func `are marked later on a screen that is about to refresh itself`() async throws {
        let factory = try await factory(client(age: 0), autoRefresh: .everyMinute)
        let home = factory.makeHome(router: factory.makeRouter())
        await home.onAppear()

        time.advance(by: .seconds(419))
        #expect(home.state.content?.notice == nil)
        time.advance(by: .seconds(1))
        #expect(home.state.content?.notice?.kind == .outdated)
    }
}

/// A gateway whose responses have been in its cache for some seconds.
private struct AgingHTTPClient: HTTPClient {
    let client: any HTTPClient
    let age: Int

    func send(_ request: TransportRequest) async throws(NetworkError) -> TransportResponse {
        var response = try await client.send(request)
        response.headers["Age"] = "\(age)"
        return response
    }
}
