import OpenWeatherAirQualityFeature
import OpenWeatherCore
import OpenWeatherMocks
import OpenWeatherScreenKit
import OpenWeatherScreenMocks
import OpenWeatherTestWatch
import Testing

/// Every event in every state it can meet.
@MainActor
@Suite("Air quality events", .watched)
struct AirQualityEventTests {
    /// A state in which an event finds the screen.
    enum Start: String, CaseIterable {
        case fresh, noPlace, loading, loaded, withoutHours, reloading, failed, noticed, stale
    }

    /// An event that loads.
    enum Event: String, CaseIterable {
        case onAppear, refreshPulled, reload
    }

    /// An event that loads nothing.
    enum Quiet: String, CaseIterable {
        case morePollutantsToggled, indexScaleChanged, sameScaleChosen, backTapped
    }

    /// The kinds of state a view tells apart.
    enum Kind { case prompt, skeleton, loading, loaded, withoutHours, noticed, failed }

    private func kind(_ state: ScreenState<AirQualityContent>) -> Kind {
        switch state {
        case .idle: .prompt
        case .loading(let content): content.isPlaceholder ? .skeleton : .loading
        case .loaded(let content) where content.notice != nil: .noticed
        case .loaded(let content): content.hours.notice == nil ? .loaded : .withoutHours
        case .failed: .failed
        }
    }

    /// Brings a screen into `start`; a load that is under way is the returned task and waits at the gate.
    private func fixture(_ start: Start) async -> (AirQualityFixture, Gate, Task<Void, Never>?) {
        let fixture = AirQualityFixture(.sample(currentLocation: start == .noPlace ? nil : .lisbon))
        let gate = Gate()
        var load: Task<Void, Never>?
        switch start {
        case .fresh: break
        case .noPlace: await fixture.sut.onAppear()
        case .loaded, .reloading, .noticed:
            fixture.response(index: .good)
            await fixture.sut.onAppear()
        case .withoutHours:
            fixture.air.airQuality.enqueue(.sample(index: .good))
            fixture.air.airQualityForecast.enqueue(failure: .timedOut)
            await fixture.sut.onAppear()
        case .failed:
            fixture.air.airQuality.enqueue(failure: .timedOut)
            fixture.air.airQualityForecast.enqueue(failure: .timedOut)
            await fixture.sut.onAppear()
        case .stale:
            fixture.air.airQuality.enqueue(.sample(.sample(index: .good), from: .stale(.offline)))
            fixture.air.airQualityForecast.enqueue(.sample())
            await fixture.sut.onAppear()
        case .loading: break
        }
        if start == .noticed {
            fixture.air.airQuality.enqueue(failure: .timedOut)
            fixture.air.airQualityForecast.enqueue(failure: .timedOut)
            await fixture.sut.refreshPulled()
        }
        if start == .loading || start == .reloading {
            fixture.response(index: .moderate, after: gate)
            load = Task {
                if start == .loading { await fixture.sut.onAppear() } else { await fixture.sut.refreshPulled() }
            }
            await gate.waitForArrivals(2)
        }
        fixture.air.airQuality.always(.sample(index: .poor))
        fixture.air.airQualityForecast.always(.sample())
        return (fixture, gate, load)
    }

    @Test(
        arguments: [
            // After the hours alone failed.
            (Start.withoutHours, Event.onAppear, [FetchPolicy.cacheFirst], Kind.loaded),
            (.withoutHours, .refreshPulled, [.refresh], .loaded),
            (.withoutHours, .reload, [.cacheFirst], .loaded),
            // With air that was only the best there was.
            (.stale, .onAppear, [.cacheFirst], .loaded), (.stale, .refreshPulled, [.refresh], .loaded),
            (.stale, .reload, [.cacheFirst], .loaded),
            // During a load: a refresh goes beyond that of an appearance, and serves everything while it is under way.
            (.loading, .onAppear, [], .skeleton), (.loading, .refreshPulled, [.refresh], .loaded),
            (.loading, .reload, [], .skeleton), (.reloading, .onAppear, [], .loading),
            (.reloading, .refreshPulled, [], .loading), (.reloading, .reload, [], .loading),
        ] as [(Start, Event, [FetchPolicy], Kind)]
    )
    func `load both parts with the policy of the event and end in the right state`(
        start: Start,
        event: Event,
        policies: [FetchPolicy],
        end: Kind
    ) async {
        let (fixture, gate, load) = await fixture(start)
        let before = fixture.policies.count

        let later = Task { await send(event, to: fixture.sut) }
        await settle()
        // A load that joins waits at the gate; every other one must end without it.
        if load == nil || !policies.isEmpty { await later.value }
        let reached = fixture.sut.state
        gate.open()
        await later.value
        await load?.value

        #expect(Array(fixture.policies.dropFirst(before)) == policies)
        #expect(Array(fixture.hourPolicies.dropFirst(before)) == policies)
        #expect(kind(reached) == end)
        // The response of a load that was superseded never shows.
        let expected = policies.isEmpty ? (start == .noPlace ? nil : "3") : "4"
        #expect(fixture.index == expected)
        #expect(fixture.router.calls.isEmpty)
    }

    @Test(arguments: Start.allCases, Quiet.allCases)
    func `that load nothing work in every state`(start: Start, event: Quiet) async {
        let (fixture, gate, load) = await fixture(start)
        let before = fixture.sut.state
        let calls = fixture.air.calls.count

        switch event {
        case .morePollutantsToggled: fixture.sut.morePollutantsToggled()
        case .indexScaleChanged: fixture.sut.indexScaleChanged(.usEPA)
        case .sameScaleChosen: fixture.sut.indexScaleChanged(.openWeather)
        case .backTapped: fixture.sut.backTapped()
        }

        let after = fixture.sut.state
        #expect(kind(after) == kind(before))
        #expect(fixture.air.calls.count == calls)
        #expect(fixture.router.calls == (event == .backTapped ? [.dismiss] : []))
        switch event {
        case .morePollutantsToggled: #expect(after.content?.morePollutants.isExpanded != false)
        case .indexScaleChanged: #expect(after.content.map { $0.bands.count == 6 } != false)
        case .sameScaleChosen, .backTapped: #expect(after == before)
        }
        gate.open()
        await load?.value
    }

    @Test
    func `leave the screen once however often back is tapped until it appears again`() async {
        let fixture = AirQualityFixture(.sample(currentLocation: nil))

        fixture.sut.backTapped()
        fixture.sut.backTapped()
        let first = fixture.router.calls.count
        await fixture.sut.onAppear()
        fixture.sut.backTapped()

        #expect(first == 1)
        #expect(fixture.router.calls == [.dismiss, .dismiss])
    }

    @Test
    func `open and close the section of rarer pollutants`() async throws {
        let fixture = await AirQualityFixture.showing(.sample())
        let closed = try #require(fixture.content?.morePollutants)

        fixture.sut.morePollutantsToggled()
        let open = try #require(fixture.content?.morePollutants)
        fixture.sut.morePollutantsToggled()

        #expect(!closed.isExpanded)
        #expect(open.isExpanded)
        #expect(open.toggle.title == "Show fewer pollutants")
        #expect(open.spokenState == "expanded")
        #expect(open.pollutants == closed.pollutants)
        #expect(fixture.content?.morePollutants == closed)
    }

    private func send(_ event: Event, to sut: AirQualityViewModel) async {
        switch event {
        case .onAppear: await sut.onAppear()
        case .refreshPulled: await sut.refreshPulled()
        case .reload: await sut.reload()
        }
    }
}
