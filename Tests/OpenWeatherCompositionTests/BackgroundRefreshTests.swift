import Foundation
import OpenWeatherComposition
import OpenWeatherMocks
import OpenWeatherTestSupport
import OpenWeatherTestWatch
import Testing

@Suite("A refresh in the background", .watched)
struct BackgroundRefreshTests {
    /// A refresh over scripted weather.
    private struct Fixture {
        let weather = ScriptedWeatherRepository()
        let store: InMemoryPreferencesStore
        let clock = ManualClock()

        init(_ preferences: Preferences) {
            store = InMemoryPreferencesStore(preferences)
            weather.currentWeather.always(Self.fetched(.sample(), .network))
            weather.forecast.always(Self.fetched(.sample(), .network))
        }

        static func fetched<Value>(_ value: Value, _ origin: FetchOrigin) -> Fetched<Value> {
            Fetched(value, at: SampleTime.fetched, from: origin, source: .openWeather)
        }

        func sut(favoritesLimit: Int = 10, device: StubLocationProvider? = nil) -> BackgroundRefresh {
            var parts = ScreenDependencies(
                weather: weather,
                airQuality: UnavailableAirQualityRepository(),
                geocoding: UnavailableGeocodingRepository(),
                preferences: store
            )
            parts.clock = clock
            parts.locationProvider = device
            parts.now = { SampleTime.fetched }
            return BackgroundRefresh(parts, favoritesLimit: favoritesLimit)
        }

        /// The places that were asked for, in order, with an `f` behind those of forecasts.
        var places: [String] {
            weather.calls.map { call in
                switch call {
                case .currentWeather(let query, _, _): Self.name(of: query)
                case .forecast(let query, _, _, _): Self.name(of: query) + "f"
                }
            }
        }

        private static func name(of query: LocationQuery) -> String {
            let all = [("Lisbon", Location.lisbon), ("London", .london), ("Cairo", .cairo), ("Paris", .paris)]
            return all.first { query == .coordinate($0.1.coordinate) }?.0 ?? "\(query)"
        }
    }

    @Test
    func `requests the whole current place and then the favorites one after another`() async {
        let fixture = Fixture(.sample(language: .fixed(.german), favorites: [.london, .lisbon, .cairo]))

        let result = await fixture.sut()(within: .seconds(25))

        #expect(fixture.places == ["Lisbon", "Lisbonf", "London", "Cairo"])
        #expect(result.updated == 4)
        #expect(result.isComplete)
        for case .currentWeather(_, let options, let policy) in fixture.weather.calls {
            #expect(options.language == .german)
            #expect(policy == .cacheFirst)
        }
    }

    @Test
    func `counts what is still fresh apart`() async {
        let fixture = Fixture(.sample(favorites: [.london]))
        fixture.weather.currentWeather.enqueue(Fixture.fetched(.sample(), .cache))

        let result = await fixture.sut()(within: .seconds(25))

        #expect((result.updated, result.current) == (2, 1))
    }

    /// Preferences whose current place follows the device, found in London.
    private static func following() -> Preferences {
        var preferences = Preferences.sample(currentLocation: nil, favorites: [.cairo])
        preferences.selectDevice(DevicePlace(.london, at: SampleTime.fetched))
        return preferences
    }

    @Test
    func `refreshes where the device is now`() async {
        let fixture = Fixture(Self.following())
        let fix = Coordinate.paris.rounded(toDecimals: 2)

        let result = await fixture.sut(device: StubLocationProvider(.paris))(within: .seconds(25))

        #expect(fixture.places == ["\(LocationQuery.coordinate(fix))", "\(LocationQuery.coordinate(fix))f", "Cairo"])
        #expect(result.isComplete)
        #expect(fixture.store.stored.currentLocation?.coordinate == fix)
        #expect(fixture.store.stored.choice == .device)
    }

    @Test(arguments: LocationPermission.allCases)
    func `refreshes where the device was when it cannot be located and never prompts`(permission: LocationPermission)
        async
    {
        let fixture = Fixture(Self.following())
        let device = StubLocationProvider(failure: .unavailable)
        device.setPermission(permission)

        let result = await fixture.sut(device: device)(within: .seconds(25))

        #expect(fixture.places == ["London", "Londonf", "Cairo"])
        #expect(result.isComplete)
        #expect(device.promptCount == 0)
    }

    @Test
    func `waits for the device for a third of its time at most`() async {
        let fixture = Fixture(Self.following())
        let device = StubLocationProvider()
        let gate = Gate()
        device.responses.always(.paris, after: gate)

        let refresh = Task { await fixture.sut(device: device)(within: .seconds(24)) }
        await gate.waitForArrivals()
        await fixture.clock.waitForSleepers(2)
        fixture.clock.advance(by: .seconds(8))

        #expect(await refresh.value.isComplete)
        #expect(fixture.places == ["London", "Londonf", "Cairo"])
    }

    @Test(arguments: [(0, 2), (1, 3), (2, 4), (-1, 2)])
    func `refreshes no more favorites than its limit`(limit: Int, calls: Int) async {
        let fixture = Fixture(.sample(favorites: [.london, .cairo, .paris]))

        _ = await fixture.sut(favoritesLimit: limit)(within: .seconds(25))

        #expect(fixture.places.count == calls)
    }

    @Test
    func `refreshes the favorites alone while there is no place`() async {
        let fixture = Fixture(.sample(currentLocation: nil, favorites: [.london]))

        let result = await fixture.sut()(within: .seconds(25))

        #expect(fixture.places == ["London"])
        #expect(result.isComplete)
    }

    @Test
    func `sends nothing while the cache is off`() async {
        let fixture = Fixture(.sample(isCacheEnabled: false, favorites: [.london]))

        let result = await fixture.sut()(within: .seconds(25))

        #expect(fixture.places.isEmpty)
        #expect(result.isComplete)
    }

    @Test(arguments: [
        WeatherError.offline, .missingKey, .invalidKey(.unknownOrInactive), .timedOut, .server(status: 503),
        .rateLimited(retryAfter: nil, limit: .budget(.day)), .badRequest(.insecureAddress), .storage(.full),
        .invalidResponse(.otherServer(status: 403, at: .unknown)), .invalidResponse(.proxyRefusal),
        .invalidResponse(.unexpectedContentType("text/html")),
    ]
    )
    func `ends with a failure that the next request would meet as well`(failure: WeatherError) async {
        let fixture = Fixture(.sample(favorites: [.london]))
        fixture.weather.currentWeather.always(failure: failure)

        let result = await fixture.sut()(within: .seconds(25))

        #expect(fixture.places == ["Lisbon"])
        #expect(result.failure == failure)
        #expect(!result.isComplete)
    }

    @Test
    func `takes an outdated value for the failure behind it`() async {
        let fixture = Fixture(.sample(favorites: [.london]))
        fixture.weather.currentWeather.always(Fixture.fetched(.sample(), .stale(.offline)))

        let result = await fixture.sut()(within: .seconds(25))

        #expect(fixture.places == ["Lisbon"])
        #expect(result.failure == .offline)
        #expect(result.updated == 0)
    }

    @Test(arguments: [WeatherError.notFound, .invalidResponse(.notJSON)])
    func `goes on after a failure of one place`(failure: WeatherError) async {
        let fixture = Fixture(.sample(favorites: [.london, .cairo]))
        fixture.weather.currentWeather.enqueue(Fixture.fetched(.sample(), .network))
        fixture.weather.currentWeather.enqueue(failure: failure)

        let result = await fixture.sut()(within: .seconds(25))

        #expect(fixture.places == ["Lisbon", "Lisbonf", "London", "Cairo"])
        #expect(result.updated == 3)
        #expect(result.failure == failure)
    }

    @Test
    func `ends at the limit with what has arrived`() async {
        let fixture = Fixture(.sample(favorites: [.london]))
        let gate = Gate()
        fixture.weather.forecast.always(Fixture.fetched(.sample(), .network), after: gate)

        let refresh = Task { await fixture.sut()(within: .seconds(25)) }
        await gate.waitForArrivals()
        await fixture.clock.waitForSleepers()
        fixture.clock.advance(by: .seconds(25))
        let result = await refresh.value

        #expect(result.failure == .timedOut)
        #expect(result.updated == 1)
        #expect(fixture.places == ["Lisbon", "Lisbonf"])
    }

    @Test
    func `ends when its task is cancelled`() async {
        let fixture = Fixture(.sample(favorites: [.london]))
        let gate = Gate()
        fixture.weather.currentWeather.always(Fixture.fetched(.sample(), .network), after: gate)

        let refresh = Task { await fixture.sut()(within: .seconds(25)) }
        await gate.waitForArrivals()
        refresh.cancel()
        let result = await refresh.value

        #expect(result.failure == .cancelled)
        #expect(fixture.places == ["Lisbon"])
    }

    @Test
    func `reports preferences that cannot be read`() async {
        let fixture = Fixture(.sample())
        fixture.store.setFailure(.storage(.unreadable(name: "preferences.json")))

        let result = await fixture.sut()(within: .seconds(25))

        #expect(result.failure == .storage(.unreadable(name: "preferences.json")))
        #expect(fixture.places.isEmpty)
    }

    @MainActor
    @Test
    func `leaves what a widget needs in the cache of the app`() async {
        let transport = FaultInjectingHTTPClient(wrapping: DemoHTTPClient(now: { SampleTime.fetched }))
        var configuration = OpenWeatherConfiguration(transport: transport)
        configuration.retry = .noDeadline
        configuration.now = { SampleTime.fetched }
        let app = OpenWeatherApp.live(
            configuration: configuration,
            preferences: InMemoryPreferencesStore(.sample(favorites: [.london]))
        )

        let first = await app.refreshInBackground(within: .seconds(86_400))
        let sent = transport.requests.count
        let second = await app.refreshInBackground(within: .seconds(86_400))
        let widget = app.dependencies.makeWidgetTimelineProvider(reloadLog: WidgetReloadLog())
        let timeline = await widget.timeline(.large)

        #expect(first.updated == 3)
        #expect(second.current == 3)
        #expect(timeline.entries.first?.content.weather?.days.isEmpty == false)
        #expect(timeline.entries.first?.content.weather?.favorites.first?.icon != nil)
        #expect(transport.requests.count == sent)
    }
}
