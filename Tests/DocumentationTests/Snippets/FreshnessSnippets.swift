import Foundation
import OpenWeather
import OpenWeatherMocks
import OpenWeatherNetworking
import OpenWeatherTestWatch
import Testing

@Suite("Code of the page on freshness", .watched)
struct FreshnessSnippets {
    @Test
    func `a screen shows the cached weather and then the new`() async {
        let time = TestTime(SampleTime.measured)
        let http = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(now: { time.now }))
        var configuration = OpenWeatherConfiguration(transport: http)
        configuration.retry = .noDeadline
        configuration.now = { time.now }
        let client = OpenWeatherClient(configuration: configuration)
        let now = { time.now }

        func open() async -> [String] {
            var shown: [String] = []
            let show = { (line: String) in shown.append(line) }
            // snippet: freshness-updates
            let repository = client.repositories.weather
            let updates = repository.currentWeatherUpdates(for: .city("Lisbon"), options: client.options)
            for await update in updates { show(line(for: update, at: now())) }
            // end
            return shown
        }

        #expect(await open() == ["26 °C"])
        time.advance(by: .seconds(60))
        #expect(await open() == ["26 °C"])
        #expect(http.requests.count == 1)
        time.advance(by: .seconds(3_600))
        #expect(await open() == ["26 °C, 61 minutes ago, updating", "27 °C"])
        time.advance(by: .seconds(600))
        http.injectAlways(.drop(.notConnectedToInternet))
        #expect(await open() == ["27 °C, 10 minutes ago, updating", "27 °C, 10 minutes ago. \(WeatherError.offline)"])
        time.advance(by: .seconds(48 * 3_600))
        #expect(await open() == ["\(WeatherError.offline)"])
    }

    // snippet: freshness-line
    /// Returns a line about the weather, which says so when it is not of now.
    func line(for update: Result<Fetched<CurrentWeather>, WeatherError>, at now: Date) -> String {
        switch update {
        case .success(let response):
            let temperature = "\(Int(response.value.temperature.celsius.rounded())) °C"
            guard response.isStale(at: now) else { return temperature }
            let age = "\(Int(response.age(at: now) / .seconds(60))) minutes ago"
            guard case .stale(let reason) = response.origin else { return "\(temperature), \(age)" }
            return reason == .notCached ? "\(temperature), \(age), updating" : "\(temperature), \(age). \(reason)"
        case .failure(let error): return "\(error)"
        }
    }
    // end

    @Test
    func `lifetimes and places of the cache are set in the configuration`() {
        let directory = FileManager.default.temporaryDirectory
        let key = APIKey("")

        // snippet: freshness-settings
        var configuration = OpenWeatherConfiguration(apiKey: key)
        configuration.lifetimes.currentWeather = CacheLifetime(fresh: .seconds(600), stale: .seconds(2 * 3600))
        configuration.cache = .directory(directory)  // an app group's, to share it with a widget
        configuration.cache.diskLimits = CacheLimits(bytes: 50_000_000, entries: 10_000)
        // end

        #expect(configuration.cache.diskLimits.entries == 10_000)
        #expect(configuration.lifetimes.currentWeather.fresh == .seconds(600))
        #expect(configuration.lifetimes.forecast.fresh == .seconds(1800))
    }

    @Test
    func `the comment of an origin reads the reason`() async throws {
        let upstream = ScriptedWeatherRepository()
        upstream.currentWeather.enqueue(.sample())
        upstream.currentWeather.enqueue(failure: .offline)
        let time = TestTime()
        let cache = ResponseCache(store: nil, now: { time.now })
        let weather = CachedWeatherRepository(upstream: upstream, cache: cache)
        _ = try await weather.currentWeather(for: .city("Lisbon"))
        time.advance(by: .seconds(3600))
        let now = { time.now }

        // snippet: comment-origin
        let response = try await weather.currentWeather(for: .city("Lisbon"))
        if case .stale(let reason) = response.origin {
            print("from \(response.age(at: now())) ago, because: \(reason)")
        }
        // end

        #expect(response.origin == .stale(.offline))
        #expect(response.age(at: now()) == .seconds(3600))
    }

    @Test
    func `the comment of updates shows two responses`() async throws {
        let upstream = ScriptedWeatherRepository()
        upstream.currentWeather.enqueue(.sample(.sample()))
        let time = TestTime()
        let weather = CachedWeatherRepository(
            upstream: upstream,
            cache: ResponseCache(store: nil, now: { time.now })
        )
        _ = try await weather.currentWeather(for: .city("Lisbon"))
        time.advance(by: .seconds(3600))
        upstream.currentWeather.enqueue(.sample(.sample(), at: time.now))
        var shown: [Bool] = []

        // snippet: comment-updates
        for await update in weather.currentWeatherUpdates(for: .city("Lisbon"), options: RequestOptions()) {
            switch update {
            case .success(let response): shown.append(response.isStale)  // the old response first, then the new one
            case .failure(let error): print(error)
            }
        }
        // end

        #expect(shown == [true, false])
    }

    @Test
    func `the comment of a cache setting changes its limits`() {
        let directory = FileManager.default.temporaryDirectory
        let key = APIKey("")

        // snippet: comment-cache-setting
        var configuration = OpenWeatherConfiguration(apiKey: key)
        configuration.cache = .directory(directory)  // an app group's, to share it with a widget
        configuration.cache.diskLimits = CacheLimits(bytes: 50_000_000, entries: 10_000)
        configuration.lifetimes = CacheLifetimes(
            currentWeather: CacheLifetime(fresh: .seconds(600), stale: .seconds(24 * 3600))
        )
        // end

        #expect(configuration.cache.diskLimits.entries == 10_000)
        #expect(configuration.lifetimes.currentWeather.fresh == .seconds(600))
        #expect(configuration.lifetimes.forecast.fresh == .seconds(1800))
    }
}
