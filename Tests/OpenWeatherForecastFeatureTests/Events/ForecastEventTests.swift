import OpenWeatherCore
import OpenWeatherForecastFeature
import OpenWeatherMocks
import OpenWeatherPresentation
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

/// Every event in every state it can meet.
@MainActor
@Suite("Forecast events", .watched)
struct ForecastEventTests {
    /// A state in which an event finds the screen.
    enum Start: String, CaseIterable {
        case fresh, noPlace, loading, loaded, empty, reloading, failed, noticed, stale
    }

    /// An event that may load.
    enum Event: String, CaseIterable {
        case onAppear, refreshPulled, retryTapped, reload, appearInAnotherLanguage, appearInOtherUnits
    }

    /// An event with a route, or with none where there is nothing to show.
    enum Exit: String, CaseIterable {
        case day, unknownDay, back
    }

    /// The kinds of state a view tells apart.
    enum Kind { case prompt, skeleton, loading, loaded, empty, noticed, failed }

    private func kind(_ state: ScreenState<ForecastContent>) -> Kind {
        switch state {
        case .idle: .prompt
        case .loading(let content): content.isPlaceholder ? .skeleton : .loading
        case .loaded(let content) where content.emptiness != nil: .empty
        case .loaded(let content): content.notice == nil ? .loaded : .noticed
        case .failed: .failed
        }
    }

    /// Brings a screen into `start`; a load that is under way is the returned task and waits at the gate.
    private func fixture(_ start: Start) async -> (ForecastFixture, Gate, Task<Void, Never>?) {
        let fixture = ForecastFixture(.sample(currentLocation: start == .noPlace ? nil : .lisbon))
        let gate = Gate()
        var load: Task<Void, Never>?
        switch start {
        case .fresh: break
        case .noPlace: await fixture.sut.onAppear()
        case .loaded:
            fixture.weather.forecast.enqueue(.constant(celsius: 1))
            await fixture.sut.onAppear()
        case .empty:
            fixture.weather.forecast.enqueue(.sample(entries: []))
            await fixture.sut.onAppear()
        case .failed:
            fixture.weather.forecast.enqueue(failure: .timedOut)
            await fixture.sut.onAppear()
        case .noticed:
            fixture.weather.forecast.enqueue(.constant(celsius: 1))
            await fixture.sut.onAppear()
            fixture.weather.forecast.enqueue(failure: .timedOut)
            await fixture.sut.refreshPulled()
        case .stale:
            fixture.weather.forecast.enqueue(.sample(.constant(celsius: 1), from: .stale(.offline)))
            await fixture.sut.onAppear()
        case .loading:
            fixture.weather.forecast.enqueue(.constant(celsius: 2), after: gate)
            load = Task { await fixture.sut.onAppear() }
            await gate.waitForArrivals()
        case .reloading:
            fixture.weather.forecast.enqueue(.constant(celsius: 1))
            await fixture.sut.onAppear()
            fixture.weather.forecast.enqueue(.constant(celsius: 2), after: gate)
            load = Task { await fixture.sut.refreshPulled() }
            await gate.waitForArrivals()
        }
        fixture.weather.forecast.always(.constant(celsius: 3))
        return (fixture, gate, load)
    }

    @Test(
        arguments: [
            // Other units are a matter of arithmetic.
            (Start.fresh, Event.appearInOtherUnits, [FetchPolicy.cacheFirst], Kind.loaded),
            (.noPlace, .appearInOtherUnits, [], .prompt),
            (.loaded, .appearInOtherUnits, [], .loaded), (.empty, .appearInOtherUnits, [], .empty),
            (.failed, .appearInOtherUnits, [.cacheFirst], .loaded),
            (.noticed, .appearInOtherUnits, [.cacheFirst], .loaded),
            (.stale, .appearInOtherUnits, [.cacheFirst], .loaded),
            // Another language needs another response.
            (.fresh, .appearInAnotherLanguage, [.cacheFirst], .loaded),
            (.noPlace, .appearInAnotherLanguage, [], .prompt),
            (.loaded, .appearInAnotherLanguage, [.cacheFirst], .loaded),
            (.failed, .appearInAnotherLanguage, [.cacheFirst], .loaded),
            (.noticed, .appearInAnotherLanguage, [.cacheFirst], .loaded),
            // A forecast without entries is not asked for again without a reason.
            (.empty, .onAppear, [], .empty), (.empty, .refreshPulled, [.refresh], .loaded),
            (.empty, .retryTapped, [.refresh], .loaded), (.empty, .reload, [.cacheFirst], .loaded),
            (.empty, .appearInAnotherLanguage, [.cacheFirst], .loaded),
            // With a forecast that was only the best there was.
            (.stale, .onAppear, [.cacheFirst], .loaded), (.stale, .refreshPulled, [.refresh], .loaded),
            (.stale, .retryTapped, [.refresh], .loaded), (.stale, .reload, [.cacheFirst], .loaded),
            (.stale, .appearInAnotherLanguage, [.cacheFirst], .loaded),
        ] as [(Start, Event, [FetchPolicy], Kind)]
    )
    func `load with the policy of the event and end in the right state`(
        start: Start,
        event: Event,
        policies: [FetchPolicy],
        end: Kind
    ) async {
        let (fixture, _, _) = await fixture(start)
        let before = fixture.policies.count

        await send(event, to: fixture, at: start == .noPlace ? nil : .lisbon)

        #expect(Array(fixture.policies.dropFirst(before)) == policies)
        #expect(kind(fixture.sut.state) == end)
        #expect(fixture.router.calls.isEmpty)
    }

    @Test(
        arguments: [
            // Other units are no reason for another response.
            (Start.loading, Event.appearInOtherUnits, [], Kind.skeleton),
            (.reloading, .appearInOtherUnits, [], .loading),
            // Another language needs another response, which goes as far as the one that is superseded.
            (.loading, .appearInAnotherLanguage, [.cacheFirst], .loaded),
            (.reloading, .appearInAnotherLanguage, [.refresh], .loaded),
        ] as [(Start, Event, [FetchPolicy], Kind)]
    )
    func `during a load ask only for what is not under way`(
        start: Start,
        event: Event,
        policies: [FetchPolicy],
        reached: Kind
    ) async {
        let (fixture, gate, load) = await fixture(start)
        let before = fixture.policies.count

        let later = Task { await send(event, to: fixture, at: .lisbon) }
        await settle()
        let during = fixture.sut.state
        gate.open()
        await later.value
        await load?.value

        #expect(Array(fixture.policies.dropFirst(before)) == policies)
        #expect(kind(during) == reached)
        #expect(kind(fixture.sut.state) == .loaded)
        // The response of a load that was superseded never shows.
        let units = fixture.settings.environment.formats.temperature
        #expect(fixture.firstTemperature == units(Temperature(celsius: policies.isEmpty ? 2 : 3)).text)
    }

    @Test(arguments: Start.allCases, Exit.allCases)
    func `lead out of the screen in every state`(start: Start, exit: Exit) async {
        let (fixture, gate, load) = await fixture(start)
        let before = kind(fixture.sut.state)
        let calls = fixture.policies.count
        let hasDays = [Start.loaded, .reloading, .noticed, .stale].contains(start)

        switch exit {
        case .day: fixture.sut.dayTapped(ForecastFixture.days[2])
        case .unknownDay: fixture.sut.dayTapped(ForecastFixture.days[0].advanced(by: -1))
        case .back: fixture.sut.backTapped()
        }

        switch exit {
        case .day: #expect(fixture.router.calls == (hasDays ? [.show(.dayDetail(ForecastFixture.days[2]))] : []))
        case .unknownDay: #expect(fixture.router.calls.isEmpty)
        case .back: #expect(fixture.router.calls == [.dismiss])
        }
        #expect(kind(fixture.sut.state) == before)
        #expect(fixture.policies.count == calls)
        gate.open()
        await load?.value
    }

    @Test
    func `leave the screen once however often back is tapped until it appears again`() async {
        let (fixture, _, _) = await fixture(.loaded)

        fixture.sut.backTapped()
        fixture.sut.backTapped()
        let first = fixture.router.calls
        await fixture.sut.onAppear()
        fixture.sut.backTapped()

        #expect(first == [.dismiss])
        #expect(fixture.router.calls == [.dismiss, .dismiss])
    }

    private func send(_ event: Event, to fixture: ForecastFixture, at location: Location?) async {
        let sut = fixture.sut
        switch event {
        case .onAppear: await sut.onAppear()
        case .refreshPulled: await sut.refreshPulled()
        case .retryTapped: await sut.retryTapped()
        case .reload: await sut.reload()
        case .appearInAnotherLanguage:
            await fixture.store(.sample(language: .fixed(.german), currentLocation: location))
            await sut.onAppear()
        case .appearInOtherUnits:
            await fixture.store(.sample(units: .imperial, currentLocation: location))
            await sut.onAppear()
        }
    }
}
