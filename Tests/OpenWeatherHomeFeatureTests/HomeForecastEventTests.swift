import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

/// Every event in every state of the forecast, while the weather itself is there.
@MainActor
@Suite("Home forecast events", .watched)
struct HomeForecastEventTests {
    /// A state in which an event finds the forecast.
    enum Start: CaseIterable {
        case fresh, loaded, old, stale, failed, refused, noticed
    }

    /// An event; a tick is one of the automatic refresh.
    enum Event {
        case onAppear, refreshPulled, retryTapped, reload, tick, favoriteTapped
    }

    /// What a view shows of the forecast.
    enum Kind { case skeleton, missing, shown, noticed }

    private func kind(_ content: HomeContent?) -> Kind {
        guard let hours = content?.hours else { return .missing }
        if hours.isPlaceholder { return .skeleton }
        return content?.forecastNotice == nil ? .shown : .noticed
    }

    /// Brings a screen into `start`; later responses are forecasts.
    private func fixture(_ start: Start) async -> HomeFixture {
        let fixture = HomeFixture(forecast: .success(.sample())) { $0.toggleFavorite(.lisbon) }
        let (sut, forecasts) = (fixture.sut, fixture.weather.forecasts)
        switch start {
        case .fresh: break
        case .loaded: await sut.onAppear()
        case .old:
            await sut.onAppear()
            fixture.advance(by: 1920)
            fixture.weather.response(.success(.sample(age: -1920)))
        case .stale:
            forecasts.response(.success(.sample(age: 7_200, from: .stale(.timedOut))))
            await sut.onAppear()
        case .failed, .refused:
            forecasts.response(.failure(start == .failed ? .timedOut : .invalidKey(.unknownOrInactive)))
            await sut.onAppear()
        case .noticed:
            await sut.onAppear()
            forecasts.response(.failure(.timedOut))
            await sut.refreshPulled()
        }
        let age: Double = start == .old ? -1920 : 0
        forecasts.response(.success(.sample(age: age)))
        return fixture
    }

    @Test(arguments: [
        (Start.fresh, Kind.skeleton), (.loaded, .shown), (.old, .noticed), (.stale, .noticed), (.failed, .missing),
        (.refused, .missing), (.noticed, .noticed),
    ]
    )
    func `find the forecast as the table below says`(start: Start, expected: Kind) async {
        let fixture = await fixture(start)

        #expect(kind(fixture.content) == expected)
    }

    @Test(
        arguments: [
            // The user's pull goes to the service, whatever is known; a retry is about the weather.
            (Start.fresh, Event.onAppear, [FetchPolicy.cacheFirst], Kind.shown),
            (.fresh, .refreshPulled, [.refresh], .shown), (.fresh, .retryTapped, [.cacheFirst], .shown),
            (.fresh, .reload, [.cacheFirst], .shown), (.fresh, .tick, [], .skeleton),
            (.fresh, .favoriteTapped, [], .skeleton),
            // A forecast younger than half an hour is not asked for again.
            (.loaded, .onAppear, [], .shown), (.loaded, .refreshPulled, [.refresh], .shown),
            (.loaded, .retryTapped, [], .shown), (.loaded, .reload, [], .shown), (.loaded, .tick, [], .shown),
            (.loaded, .favoriteTapped, [.cacheFirst], .shown),
            // One that is older is.
            (.old, .onAppear, [.cacheFirst], .shown), (.old, .refreshPulled, [.refresh], .shown),
            (.old, .retryTapped, [.cacheFirst], .shown), (.old, .reload, [.cacheFirst], .shown),
            (.old, .tick, [.cacheFirst], .shown), (.old, .favoriteTapped, [.cacheFirst], .shown),
            // An old one in place of one that could not be fetched.
            (.stale, .onAppear, [.cacheFirst], .shown), (.stale, .refreshPulled, [.refresh], .shown),
            (.stale, .retryTapped, [.cacheFirst], .shown), (.stale, .reload, [.cacheFirst], .shown),
            (.stale, .tick, [.cacheFirst], .shown), (.stale, .favoriteTapped, [.cacheFirst], .shown),
            // After a failure that passes.
            (.failed, .onAppear, [.cacheFirst], .shown), (.failed, .refreshPulled, [.refresh], .shown),
            (.failed, .retryTapped, [.cacheFirst], .shown), (.failed, .reload, [.cacheFirst], .shown),
            (.failed, .tick, [.cacheFirst], .shown), (.failed, .favoriteTapped, [.cacheFirst], .shown),
            // After one that only the user can resolve.
            (.refused, .onAppear, [.cacheFirst], .shown), (.refused, .refreshPulled, [.refresh], .shown),
            (.refused, .retryTapped, [.cacheFirst], .shown), (.refused, .reload, [.cacheFirst], .shown),
            (.refused, .tick, [], .missing), (.refused, .favoriteTapped, [.cacheFirst], .shown),
            // After a refresh that failed and left the forecast from before.
            (.noticed, .onAppear, [.cacheFirst], .shown), (.noticed, .refreshPulled, [.refresh], .shown),
            (.noticed, .retryTapped, [.cacheFirst], .shown), (.noticed, .reload, [.cacheFirst], .shown),
            (.noticed, .tick, [.cacheFirst], .shown), (.noticed, .favoriteTapped, [.cacheFirst], .shown),
        ] as [(Start, Event, [FetchPolicy], Kind)]
    )
    func `load the forecast with the policy of the event`(
        start: Start,
        event: Event,
        policies: [FetchPolicy],
        end: Kind
    ) async {
        let fixture = await fixture(start)
        let before = fixture.weather.forecasts.calls.count

        await send(event, to: fixture)

        #expect(fixture.weather.forecasts.calls.dropFirst(before).map(\.policy) == policies)
        #expect(kind(fixture.content) == end)
        #expect(fixture.content?.notice == nil)
    }

    @Test(arguments: Start.allCases.filter { $0 != .fresh })
    func `leave the weather as it is when the forecast fails now`(start: Start) async {
        let fixture = await fixture(start)
        fixture.weather.forecasts.response(.failure(.server(status: 503)))
        let before = fixture.content

        await fixture.sut.refreshPulled()

        guard case .loaded(let content) = fixture.sut.state else { return #expect(Bool(false), "not loaded") }
        #expect(content.hero.temperature == before?.hero.temperature && content.metrics == before?.metrics)
        #expect(content.notice == nil, "the weather is up to date")
        #expect(kind(content) == ([.failed, .refused].contains(start) ? .missing : .noticed))
    }

    @Test(arguments: [
        (Start.stale, "Forecast updated 2 hours ago", NoticeContent.Kind.outdated),
        (.old, "Forecast updated 32 minutes ago", .outdated),
        (.noticed, "Forecast updated just now", .failure),
    ]
    )
    func `say how old a forecast is that is not up to date`(start: Start, text: String, kind: NoticeContent.Kind) async
    {
        let fixture = await fixture(start)

        #expect(fixture.content?.forecastNotice == NoticeContent(id: "home.forecastNotice", kind: kind, text: text))
    }

    @Test
    func `say nothing of a forecast that is about to be replaced`() async {
        let fixture = await fixture(.loaded)

        for (seconds, isNoticed) in [(1919, false), (1, true)] {
            fixture.advance(by: seconds)
            #expect((fixture.content?.forecastNotice != nil) == isNoticed)
        }
    }

    @Test
    func `say nothing of a forecast that is four minutes ahead of a corrected clock`() async {
        let fixture = await fixture(.loaded)

        fixture.time.advance(by: .seconds(-240))

        #expect(fixture.content?.forecastNotice == nil)
    }

    @Test
    func `show nothing of the forecast when the weather itself fails`() async {
        let fixture = HomeFixture(response: .failure(.timedOut), forecast: .success(.sample()))

        await fixture.sut.onAppear()

        guard case .failed = fixture.sut.state else { return #expect(Bool(false), "not failed") }
    }

    private func send(_ event: Event, to fixture: HomeFixture) async {
        let sut = fixture.sut
        switch event {
        case .onAppear: await sut.onAppear()
        case .refreshPulled: await sut.refreshPulled()
        case .retryTapped: await sut.retryTapped()
        case .reload: await sut.reload()
        case .favoriteTapped: await sut.favoriteTapped(Location.lisbon.id)
        case .tick:
            let calls = fixture.weather.calls.count
            let task = Task { await sut.runAutoRefresh() }
            await fixture.clock.waitForSleepers()
            // The clock alone, so that ages stay as they are.
            fixture.clock.advance(by: .seconds(60))
            await fixture.clock.waitForSleepers()
            #expect(fixture.weather.calls.count <= calls + 1)
            await settle()
            task.cancel()
            await task.value
        }
    }
}
