import OpenWeatherCore
import OpenWeatherHomeFeature
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherTestWatch
import Testing

/// Every event in every state of One Call, while the weather itself is there.
@MainActor
@Suite("Home One Call events", .watched)
struct HomeOneCallEventTests {
    /// A state in which an event finds the minutes and the alerts.
    enum Start: CaseIterable {
        case fresh, loaded, old, stale, failed, refused, refusedBefore, limited, offline
    }

    /// An event; a tick is one of the automatic refresh.
    enum Event: CaseIterable {
        case onAppear, refreshPulled, retryTapped, reload, tick, favoriteTapped
    }

    private static let refusal = WeatherError.invalidKey(.unknownOrInactive)

    private func fixture(_ start: Start) async -> (HomeFixture, ScriptedOneCallRepository) {
        let oneCall = ScriptedOneCallRepository()
        let fixture = HomeFixture(oneCall: oneCall) { $0.toggleFavorite(.lisbon) }
        switch start {
        case .fresh: return (fixture, oneCall)
        case .loaded, .old: oneCall.reports.enqueue(.home())
        case .stale: oneCall.reports.enqueue(.home(age: 900, from: .stale(.timedOut)))
        case .failed: oneCall.reports.enqueue(failure: .timedOut)
        case .refused, .refusedBefore: oneCall.reports.enqueue(failure: Self.refusal)
        case .limited: oneCall.reports.enqueue(failure: .rateLimited(retryAfter: .seconds(900)))
        case .offline: oneCall.reports.enqueue(failure: .offline)
        }
        await fixture.sut.onAppear()
        if [.old, .refusedBefore].contains(start) { fixture.advance(by: 600) }
        return (fixture, oneCall)
    }

    @Test(arguments: [
        (Start.fresh, 0, 0), (.loaded, 1, 1), (.old, 1, 1), (.stale, 0, 1), (.failed, 0, 0), (.refused, 0, 0),
        (.refusedBefore, 0, 0), (.limited, 0, 0), (.offline, 0, 0),
    ]
    )
    func `show what is known and never a failure`(start: Start, notices: Int, alerts: Int) async {
        let (fixture, _) = await fixture(start)

        #expect(fixture.content?.rainNotice.map { _ in 1 } ?? 0 == notices)
        #expect(fixture.content?.alerts.count == alerts)
        #expect((fixture.content?.alertsNotice != nil) == (start == .stale))
        #expect(fixture.content?.notice == nil && fixture.content?.forecastNotice == nil)
    }

    @Test(
        arguments: [
            (Start.fresh, [Event.onAppear, .refreshPulled, .retryTapped, .reload]),
            // The service has nothing newer for ten minutes, not even for a pull.
            (.loaded, [.favoriteTapped]),
            (.old, Event.allCases),
            (.stale, [.refreshPulled, .favoriteTapped]), (.failed, [.refreshPulled, .favoriteTapped]),
            // A refusal holds for every place, and only the user asks about it again.
            (.refused, [.refreshPulled]), (.refusedBefore, [.refreshPulled]),
            (.limited, []),
            // Nothing was asked.
            (.offline, Event.allCases),
        ]
    )
    func `ask at most every ten minutes and not again after a refusal`(start: Start, asking: [Event]) async {
        for event in Event.allCases {
            let (fixture, oneCall) = await fixture(start)
            oneCall.reports.always(.home())
            let before = oneCall.calls.count

            await send(event, to: fixture)

            let calls = oneCall.calls.dropFirst(before)
            #expect(calls.count == (asking.contains(event) ? 1 : 0), "\(start) \(event)")
            for case .oneCall(_, parts: let parts, options: _, policy: let policy) in calls {
                #expect(parts == [.minutes, .alerts] && policy == .cacheFirst)
            }
        }
    }

    @Test
    func `keep the alerts with their age and drop the minutes when a refresh fails`() async {
        let (fixture, oneCall) = await fixture(.old)
        oneCall.reports.always(failure: .timedOut)

        await fixture.sut.reload()

        #expect(fixture.content?.rainNotice == nil)
        #expect(fixture.content?.alerts.count == 1)
        #expect(fixture.content?.alertsNotice?.text == "Alerts updated 10 minutes ago")
    }

    @Test
    func `never delay the weather however long they take`() async {
        let oneCall = ScriptedOneCallRepository()
        let gate = Gate()
        oneCall.reports.enqueue(.home(), after: gate)
        let fixture = HomeFixture(forecast: .success(.sample()), oneCall: oneCall)
        let load = Task { await fixture.sut.onAppear() }
        await until { fixture.content?.hours?.isPlaceholder == false && oneCall.calls.count == 1 }

        guard case .loaded(let content) = fixture.sut.state else { return #expect(Bool(false), "not loaded") }
        #expect(content.hero.temperature.text == "12°" && content.rainNotice == nil && content.alerts.isEmpty)

        gate.open()
        await load.value
        #expect(fixture.content?.alerts.count == 1)
    }

    @Test
    func `are never those of another place`() async {
        let oneCall = ScriptedOneCallRepository()
        oneCall.reports.enqueue(.home())
        oneCall.reports.enqueue(failure: .timedOut)
        let fixture = HomeFixture(oneCall: oneCall) { $0.toggleFavorite(.lisbon) }
        await fixture.sut.onAppear()

        await fixture.sut.favoriteTapped(Location.lisbon.id)

        #expect(fixture.content?.name.text == "Lisbon" && fixture.content?.alerts.isEmpty == true)
        #expect(oneCall.calls.count == 2)
    }

    @Test
    func `need no request for another language`() async throws {
        let (fixture, oneCall) = await fixture(.loaded)

        fixture.settings.apply(try await fixture.preferences.update { $0.language = .fixed(.german) })
        await fixture.sut.reload()

        #expect(oneCall.calls.count == 1)
        #expect(fixture.content?.alerts.first?.text == "Böen bis 75 km/h.")
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
            let task = Task { await sut.runAutoRefresh() }
            await fixture.clock.waitForSleepers()
            fixture.advance(by: 60)
            await fixture.clock.waitForSleepers()
            await settle()
            task.cancel()
            await task.value
        }
    }
}
