import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

/// Every event in every state it can meet.
@MainActor
@Suite("Home events", .watched)
struct HomeEventTests {
    /// A state in which an event finds the screen.
    enum Start: String, CaseIterable {
        case fresh, idle, loading, loaded, reloading, failed, noticed
    }

    /// An event without a route.
    enum Event: String, CaseIterable {
        case onAppear, refreshPulled, retryTapped, reload, becameActive, stayedActive, becameInactive, favoriteTapped
    }

    /// An event with a route.
    enum Exit: String, CaseIterable {
        case search, forecast, airQuality, settings, converter
    }

    /// The kinds of state a view tells apart.
    enum Kind { case idle, skeleton, loading, loaded, noticed, failed }

    private func kind(_ state: ScreenState<HomeContent>) -> Kind {
        switch state {
        case .idle: .idle
        case .loading(let content): content.isPlaceholder ? .skeleton : .loading
        case .loaded(let content): content.notice == nil ? .loaded : .noticed
        case .failed: .failed
        }
    }

    /// Brings a screen into `start`; a load that is under way is the returned task.
    private func fixture(_ start: Start) async -> (HomeFixture, Task<Void, Never>?) {
        let fixture = HomeFixture(location: start == .idle ? nil : .helsinki) { $0.toggleFavorite(.lisbon) }
        let sut = fixture.sut
        switch start {
        case .fresh: return (fixture, nil)
        case .idle, .loaded: await sut.onAppear()
        case .failed:
            fixture.weather.response(.failure(.timedOut))
            await sut.onAppear()
        case .noticed:
            await sut.onAppear()
            fixture.weather.response(.failure(.timedOut))
            await sut.refreshPulled()
        case .loading, .reloading:
            if start == .reloading { await sut.onAppear() }
            fixture.weather.hold()
            let calls = fixture.weather.calls.count
            let load = Task { await sut.onAppear() }
            await fixture.weather.waitForCalls(calls + 1)
            return (fixture, load)
        }
        fixture.weather.response(.success(.sample(celsius: 20)))
        return (fixture, nil)
    }

    @Test(
        arguments: [
            (Start.fresh, Event.becameActive, [FetchPolicy](), Kind.skeleton),
            (.fresh, .stayedActive, [], .skeleton), (.fresh, .becameInactive, [], .skeleton),
            (.fresh, .favoriteTapped, [], .skeleton),
            // Without a place there is nothing to load; a favourite is one.
            (.idle, .becameActive, [], .idle), (.idle, .stayedActive, [], .idle),
            (.idle, .becameInactive, [], .idle), (.idle, .favoriteTapped, [.cacheFirst], .loaded),
            // With weather that is fresh.
            (.loaded, .becameActive, [], .loaded), (.loaded, .stayedActive, [], .loaded),
            (.loaded, .becameInactive, [], .loaded), (.loaded, .favoriteTapped, [.cacheFirst], .loaded),
            // After a failure.
            (.failed, .becameActive, [.cacheFirst], .loaded), (.failed, .stayedActive, [], .failed),
            (.failed, .becameInactive, [], .failed), (.failed, .favoriteTapped, [.cacheFirst], .loaded),
            // After a failure that left the old weather on screen.
            (.noticed, .becameActive, [.cacheFirst], .loaded), (.noticed, .stayedActive, [], .noticed),
            (.noticed, .becameInactive, [], .noticed), (.noticed, .favoriteTapped, [.cacheFirst], .loaded),
        ] as [(Start, Event, [FetchPolicy], Kind)]
    )
    func `load with the policy of the event and end in the right state`(
        start: Start,
        event: Event,
        policies: [FetchPolicy],
        end: Kind
    ) async {
        let (fixture, _) = await fixture(start)
        let before = fixture.weather.calls.count

        await send(event, to: fixture.sut)

        #expect(fixture.weather.calls.dropFirst(before).map(\.policy) == policies)
        #expect(kind(fixture.sut.state) == end)
        #expect(fixture.router.calls.isEmpty)
    }

    @Test(
        arguments: [Start.loading, .reloading],
        Event.allCases
    )
    func `join or supersede a load under way but not by themselves`(start: Start, event: Event) async {
        let (fixture, load) = await fixture(start)
        let before = fixture.weather.calls.count
        // The load under way is one of an appearance, which a refresh goes beyond.
        let supersedes = [Event.refreshPulled, .retryTapped, .favoriteTapped].contains(event)
        let joins = [Event.onAppear, .reload].contains(event)

        let later = Task { await send(event, to: fixture.sut) }
        if supersedes { await fixture.weather.waitForCalls(before + 1) } else { await settle() }
        if !supersedes, !joins { await later.value }
        fixture.weather.release(before - 1, .success(.sample(celsius: 1)))
        if supersedes {
            await settle()
            #expect(fixture.content?.hero.temperature.text != "1°")
            fixture.weather.release(before, .success(.sample(celsius: 2)))
        }
        await load?.value
        await later.value

        #expect(fixture.weather.calls.count == before + (supersedes ? 1 : 0))
        #expect(fixture.content?.hero.temperature.text == (supersedes ? "2°" : "1°"))
        #expect(kind(fixture.sut.state) == .loaded)
    }

    @Test(arguments: Start.allCases, Exit.allCases)
    func `lead out of the screen in every state`(start: Start, exit: Exit) async {
        let (fixture, load) = await fixture(start)
        let calls = fixture.weather.calls.count
        let before = kind(fixture.sut.state)

        leave(fixture.sut, by: exit)

        #expect(fixture.router.calls == [call(for: exit)])
        #expect(fixture.weather.calls.count == calls)
        #expect(kind(fixture.sut.state) == before)
        fixture.weather.release(calls - 1, .success(.sample()))
        await load?.value
    }

    private func leave(_ sut: HomeViewModel, by exit: Exit) {
        switch exit {
        case .search: sut.searchTapped()
        case .forecast: sut.forecastTapped()
        case .airQuality: sut.airQualityTapped()
        case .settings: sut.settingsTapped()
        case .converter: sut.converterTapped()
        }
    }

    private func call(for exit: Exit) -> RouterSpy.Call {
        switch exit {
        case .search: .show(.search)
        case .forecast: .show(.forecast)
        case .airQuality: .show(.airQuality)
        case .settings: .show(.settings)
        case .converter: .show(.converter)
        }
    }

    private func send(_ event: Event, to sut: HomeViewModel) async {
        switch event {
        case .onAppear: await sut.onAppear()
        case .refreshPulled: await sut.refreshPulled()
        case .retryTapped: await sut.retryTapped()
        case .reload: await sut.reload()
        case .becameActive:
            await sut.scenePhaseChanged(isActive: false)
            await sut.scenePhaseChanged(isActive: true)
        case .stayedActive: await sut.scenePhaseChanged(isActive: true)
        case .becameInactive: await sut.scenePhaseChanged(isActive: false)
        case .favoriteTapped: await sut.favoriteTapped(Location.lisbon.id)
        }
    }
}
