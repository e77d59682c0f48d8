import Foundation
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
@Suite("Day detail events", .watched)
struct DayDetailEventTests {
    /// A state in which an event finds the screen.
    enum Start: String, CaseIterable {
        case fresh, noPlace, loading, loaded, shared, missing, reloading, failed, noticed
    }

    /// An event that may load.
    enum Event: String, CaseIterable {
        case onAppear, refreshPulled, reload
    }

    /// An event with a route, or with none where there is nothing to show.
    enum Exit: String, CaseIterable {
        case laterDay, sameDay, unknownDay, back
    }

    /// The kinds of state a view tells apart.
    enum Kind { case prompt, missing, skeleton, loading, loaded, noticed, failed }

    private func kind(_ state: ScreenState<DayDetailContent>) -> Kind {
        switch state {
        case .idle(let prompt): prompt.id == "dayDetail.missingDay" ? .missing : .prompt
        case .loading(let content): content.isPlaceholder ? .skeleton : .loading
        case .loaded(let content): content.notice == nil ? .loaded : .noticed
        case .failed: .failed
        }
    }

    /// Brings a screen into `start`; a load that is under way is the returned task and waits at the gate.
    private func fixture(_ start: Start) async -> (ForecastFixture, DayDetailViewModel, Gate, Task<Void, Never>?) {
        let fixture = ForecastFixture(.sample(currentLocation: start == .noPlace ? nil : .lisbon))
        let days = ForecastFixture.days
        let sut = fixture.detail(of: start == .missing ? days[0].advanced(by: -1) : days[1])
        let gate = Gate()
        var load: Task<Void, Never>?
        switch start {
        case .fresh: break
        case .noPlace: await sut.onAppear()
        case .loaded, .missing:
            fixture.weather.forecast.enqueue(.sample())
            await sut.onAppear()
        case .shared:
            fixture.weather.forecast.enqueue(.sample())
            await fixture.sut.onAppear()
        case .failed:
            fixture.weather.forecast.enqueue(failure: .offline)
            await sut.onAppear()
        case .noticed:
            fixture.weather.forecast.enqueue(.sample())
            await sut.onAppear()
            fixture.weather.forecast.enqueue(failure: .offline)
            await sut.refreshPulled()
        case .loading:
            fixture.weather.forecast.enqueue(.sample(), after: gate)
            load = Task { await sut.onAppear() }
            await gate.waitForArrivals()
        case .reloading:
            fixture.weather.forecast.enqueue(.sample())
            await sut.onAppear()
            fixture.weather.forecast.enqueue(.sample(), after: gate)
            load = Task { await sut.refreshPulled() }
            await gate.waitForArrivals()
        }
        fixture.weather.forecast.always(.sample())
        return (fixture, sut, gate, load)
    }

    @Test(arguments: [
        (Start.shared, Kind.loaded), (.missing, .missing),
    ]
    )
    func `find the screen as the table says`(start: Start, expected: Kind) async {
        let (_, sut, gate, load) = await fixture(start)

        #expect(kind(sut.state) == expected)

        gate.open()
        await load?.value
    }

    @Test(
        arguments: [
            // What the forecast knows costs no request.
            (Start.shared, Event.onAppear, [], Kind.loaded), (.shared, .refreshPulled, [FetchPolicy.refresh], .loaded),
            (.shared, .reload, [.cacheFirst], .loaded),
            (.missing, .onAppear, [], .missing), (.missing, .refreshPulled, [.refresh], .missing),
            (.missing, .reload, [.cacheFirst], .missing),
        ] as [(Start, Event, [FetchPolicy], Kind)]
    )
    func `load with the policy of the event and end in the right state`(
        start: Start,
        event: Event,
        policies: [FetchPolicy],
        end: Kind
    ) async {
        let (fixture, sut, _, _) = await fixture(start)
        let before = fixture.policies.count

        await send(event, to: sut)

        #expect(Array(fixture.policies.dropFirst(before)) == policies)
        #expect(kind(sut.state) == end)
        #expect(fixture.router.calls.isEmpty)
    }

    @Test(arguments: Start.allCases, Exit.allCases)
    func `lead out of the screen in every state`(start: Start, exit: Exit) async {
        let (fixture, sut, gate, load) = await fixture(start)
        let calls = fixture.policies.count
        let later = ForecastFixture.days[3]
        let knowsDays = [Start.loaded, .shared, .missing, .reloading, .noticed].contains(start)

        switch exit {
        case .laterDay: sut.dayTapped(later)
        case .sameDay: sut.dayTapped(sut.day)
        case .unknownDay: sut.dayTapped(later.advanced(by: 100))
        case .back: sut.backTapped()
        }

        switch exit {
        case .laterDay: #expect(fixture.router.calls == (knowsDays ? [.show(.dayDetail(later))] : []))
        case .sameDay, .unknownDay: #expect(fixture.router.calls.isEmpty)
        case .back: #expect(fixture.router.calls == [.dismiss])
        }
        #expect(fixture.policies.count == calls)
        gate.open()
        await load?.value
    }

    @Test
    func `leave the screen once however often back is tapped until it appears again`() async {
        let (fixture, sut, _, _) = await fixture(.loaded)

        sut.backTapped()
        sut.backTapped()
        let first = fixture.router.calls
        await sut.onAppear()
        sut.backTapped()

        #expect(first == [.dismiss])
        #expect(fixture.router.calls == [.dismiss, .dismiss])
    }

    @Test
    func `leave the forecast where it is for two quick taps on back`() async throws {
        let fixture = ForecastFixture()
        let day = ForecastFixture.days[1]
        let router = AppRouter(preferences: fixture.preferences, path: [.forecast, .dayDetail(day)])
        let sut = DayDetailBuilder(source: fixture.source)
            .makeViewModel(for: day, settings: fixture.settings, router: router)

        sut.backTapped()
        sut.backTapped()

        #expect(router.path == [.forecast])
    }

    @Test
    func `say that a day is over once a refresh no longer has it`() async {
        let fixture = ForecastFixture()
        let sut = fixture.detail(of: ForecastFixture.days[0])
        fixture.weather.forecast.enqueue(.sample())
        await sut.onAppear()
        let before = kind(sut.state)
        let tomorrow = SampleTime.measured + 86_400
        fixture.time.set(tomorrow)
        fixture.weather.forecast.enqueue(.sample(entries: Forecast.sampleEntries(from: tomorrow)))

        await sut.refreshPulled()

        guard case .idle(let prompt) = sut.state else {
            Issue.record("the day is still there")
            return
        }
        #expect(before == .loaded)
        #expect(prompt.title == "This day is not in the forecast")
        #expect(
            prompt.message == "There is no forecast for Thursday, May 28. Go back to see the coming days."
        )
        #expect(prompt.action?.id == "dayDetail.missingDay.back")
        #expect(prompt.action?.title == "Back")
    }

    @Test
    func `wait for the forecast before saying that a day is missing`() async {
        let fixture = ForecastFixture()
        let next = ForecastFixture.days[5].advanced(by: 1)
        let sut = fixture.detail(of: next)
        fixture.weather.forecast.enqueue(.sample())
        await fixture.sut.onAppear()
        let gate = Gate()
        fixture.weather.forecast.enqueue(
            .sample(entries: Forecast.sampleEntries(from: SampleTime.measured + 86_400)),
            after: gate
        )
        let load = Task { await sut.refreshPulled() }
        await gate.waitForArrivals()
        let during = kind(sut.state)

        gate.open()
        await load.value

        #expect(during == .skeleton)
        #expect(kind(sut.state) == .loaded)
        #expect(sut.state.content?.summary.day == next)
    }

    @Test
    func `write the missing day as part of the sentence`() async {
        let fixture = ForecastFixture(.sample(language: .fixed(.french)), locale: "fr_FR")
        let sut = fixture.detail(of: ForecastFixture.days[0].advanced(by: -1))
        fixture.weather.forecast.enqueue(.sample())

        await sut.onAppear()

        guard case .idle(let prompt) = sut.state else {
            Issue.record("there is no card")
            return
        }
        #expect(prompt.message.hasPrefix("Pour le mercredi 27 mai, il n’y a pas de prévisions."))
    }

    @Test(arguments: [LocalDay(daysSince1970: .max), LocalDay(daysSince1970: .min), LocalDay(daysSince1970: 0)]
    )
    func `survive a damaged path`(day: LocalDay) async {
        let fixture = ForecastFixture()
        let sut = fixture.detail(of: day)
        fixture.weather.forecast.enqueue(.sample())

        await sut.onAppear()

        #expect(kind(sut.state) == .missing)
    }

    private func send(_ event: Event, to sut: DayDetailViewModel) async {
        switch event {
        case .onAppear: await sut.onAppear()
        case .refreshPulled: await sut.refreshPulled()
        case .reload: await sut.reload()
        }
    }
}
